import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { unsavedChanges } from '~/lib/unsavedChanges';
import { clearStaffSession } from '~/session/staff';
import { renderScreen, signInAs, signInElsewhere } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

const companyForm = () => screen.findByRole('form', { name: 'Datos del negocio' });
const taxCode = (form: HTMLElement) => within(form).getByLabelText(/^CUIT/);
const savedTaxCode = (hashtag: string) =>
  backend.db.stores.find((store) => store.hashtag === hashtag)?.tax_code;

async function openCompanyForm(typed?: string) {
  renderScreen('/options?section=store');
  const form = await companyForm();
  if (typed !== undefined) await typeText(taxCode(form), typed);
  return form;
}

beforeEach(() => signInAs(ACCOUNTS.storeAdmin));
afterEach(() => {
  unsavedChanges.discard();
  clearStaffSession();
});

describe('another tab changes the session while something is unsaved here', () => {
  it('keeps what was typed after a sign-out, and saves it after a new sign-in', async () => {
    const form = await openCompanyForm('30-71234567-1');
    await act(() => signInElsewhere(null));
    expect(await screen.findByText(/La sesión terminó/)).toHaveTextContent(
      'Lo que escribió sigue acá: ingrese en otra pestaña y vuelva a guardar.',
    );
    expect(taxCode(form)).toHaveValue('30-71234567-1');

    await act(() => signInElsewhere(ACCOUNTS.storeAdmin));
    await waitFor(() => expect(screen.queryByText(/La sesión terminó/)).not.toBeInTheDocument());
    fireEvent.click(within(form).getByRole('button', { name: 'Guardar datos' }));
    await waitFor(() => expect(savedTaxCode('#donpepe')).toBe('30-71234567-1'));
  });

  it('says whose session it is and sends nothing as the other user', async () => {
    const form = await openCompanyForm('30-71234567-1');
    await act(() => signInElsewhere(ACCOUNTS.newStoreAdmin));
    const notice = await screen.findByText(/^En otra pestaña ingresó admin@cornerbooks\.test/);
    expect(notice).toHaveTextContent('Lo que escribió como admin@donpepe.test sigue acá');
    expect(taxCode(form)).toHaveValue('30-71234567-1');
    expect(form.closest('[inert]')).not.toBeNull();

    const before = savedTaxCode('#cornerbooks');
    fireEvent.submit(form);
    expect(await within(form).findByText('En otra pestaña ingresó otro usuario')).toBeVisible();
    expect(savedTaxCode('#cornerbooks')).toBe(before);
    expect(taxCode(form)).toHaveValue('30-71234567-1');

    await act(() => signInElsewhere(ACCOUNTS.storeAdmin));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    fireEvent.click(within(form).getByRole('button', { name: 'Guardar datos' }));
    await waitFor(() => expect(savedTaxCode('#donpepe')).toBe('30-71234567-1'));
  });

  it('goes on as the other user, with empty forms, once the changes are discarded', async () => {
    const form = await openCompanyForm('30-71234567-1');
    await act(() => signInElsewhere(ACCOUNTS.newStoreAdmin));
    fireEvent.click(
      await screen.findByRole('button', {
        name: 'Descartar y seguir como admin@cornerbooks.test',
      }),
    );
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const theirs = await companyForm();
    expect(taxCode(theirs)).toHaveValue(savedTaxCode('#cornerbooks') ?? '');
    expect(theirs.closest('[inert]')).toBeNull();
  });

  it('follows the other tab at once when nothing is unsaved', async () => {
    const form = await openCompanyForm();
    await act(() => signInElsewhere(null));
    await screen.findByRole('heading', { name: 'Ingresar' });
    expect(form).not.toBeInTheDocument();
  });
});

it('names the user who signed in elsewhere when an open dialog closes', async () => {
  renderScreen('/paymentlist');
  const buttons = await screen.findAllByRole('button', { name: /^Completar pago/ });
  fireEvent.click(buttons[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Completar pago' });
  await act(() => signInElsewhere(ACCOUNTS.newStoreAdmin));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(toastQueue.snapshot().map(({ text }) => text)).toContain(
    'En otra pestaña ingresó otro usuario: admin@cornerbooks.test',
  );
});

it('a save that ends the session, without anything typed, asks to try it again', async () => {
  renderScreen('/paymentlist');
  const buttons = await screen.findAllByRole('button', { name: /^Completar pago/ });
  fireEvent.click(buttons[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Completar pago' }));
  addFault(backend.db, {
    operationId: 'saveOrder',
    status: 401,
    message: null,
    delayMs: 0,
    times: 1,
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Completar pago' }));
  expect(await screen.findByText(/La sesión terminó/)).toHaveTextContent(
    /^La sesión terminó: ingrese en otra pestaña y vuelva a intentarlo\.$/,
  );
  expect(screen.getByRole('link', { name: /Almacén Don Pepe/ })).toBeVisible();
});

it('signing in in another tab closes an open registration form', async () => {
  clearStaffSession();
  renderScreen('/register');
  fireEvent.change(await screen.findByLabelText('Email'), {
    target: { value: 'lola@verduleria.test' },
  });
  await act(() => signInElsewhere(ACCOUNTS.storeUser));
  expect(
    await screen.findByText(
      'Error, para registrar un usuario primero tiene que cerrar la sesion actual',
    ),
  ).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});
