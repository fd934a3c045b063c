import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { leaveStore, customerSession, saveCustomerSession } from '~/session/customer';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { STORE_IDS } from '../../../mocks/seed/accounts';

// How a shopper reaches a store.

const backend = useMockBackend();

afterEach(() => {
  leaveStore();
  window.sessionStorage.clear();
});

const storeTitle = () => screen.findByAltText('Almacén Don Pepe');
const codes = () => backend.db.customerSessions.all().map(({ ref_code }) => ref_code);

const visits = () =>
  backend.db.clientActivity.all().filter(({ activity_name }) => activity_name === 'home');

it('an empty code and text count as absent: nothing is sent to the chat, and no code to the store', async () => {
  renderScreen('/s/donpepe?text=&code=%20');
  await storeTitle();
  await until('the visit', () =>
    visits().some(({ payload }) => JSON.stringify(payload).includes('web')),
  );
  expect(codes().filter((code) => code !== null)).toEqual([]);
  expect(document.querySelector('df-messenger[expand]')).toBeNull();
});

describe('/homeclient/{id}', () => {
  it('opens a store by its id', async () => {
    renderScreen(`/homeclient/${STORE_IDS.donpepe}`);
    expect(await storeTitle()).toBeInTheDocument();
    expect(customerSession().store?.hashtag).toBe('#donpepe');
  });

  it('goes on with the session of the same store', async () => {
    const { router } = renderScreen('/s/donpepe');
    await storeTitle();
    const { sessionId } = customerSession();
    await act(() =>
      router.navigate({ to: '/homeclient/{-$id}', params: { id: String(STORE_IDS.donpepe) } }),
    );
    await storeTitle();
    expect(customerSession().sessionId).toBe(sessionId);
  });
});

it('a marketing code opened without a store is sent once the store is known', async () => {
  const own = backend.db.refcodes.find(
    ({ store_id, active }) => store_id === STORE_IDS.donpepe && active,
  );
  const { router } = renderScreen(`/homeclient?code=${own?.code}`);
  await screen.findByRole('heading', { name: '¿Qué tienda buscás?' });
  await act(() => router.navigate({ to: '/s/$id', params: { id: 'donpepe' } }));
  await storeTitle();
  await waitFor(() => expect(codes()).toContain(own?.code));
  await waitFor(() => expect(window.sessionStorage.getItem('arrival')).toBeNull());
});

it('a marketing code of the URL is sent and removed from the URL', async () => {
  const own = backend.db.refcodes.find(
    ({ store_id, active }) => store_id === STORE_IDS.donpepe && active,
  );
  const { router } = renderScreen(`/homeclient/donpepe?code=${own?.code}`);
  await storeTitle();
  await until('the code', () => codes().includes(own?.code ?? ''));
  const session = backend.db.customerSessions.find(({ ref_code }) => ref_code === own?.code);
  expect(session?.id).toBe(customerSession().sessionId);
  expect(session?.id).toMatch(/^[0-9a-f-]{36}$/);
  await until('the URL without it', () => router.state.location.href === '/homeclient/donpepe');
});

it('a session error reloads the data and shows the chat’s menu', async () => {
  const { unmount } = renderScreen('/s/donpepe');
  await storeTitle();
  await until('the session', () => customerSession().sessionId !== null);
  unmount();
  saveCustomerSession({ sessionId: 'sesion-olvidada' });
  renderScreen('/homeclient');
  await screen.findByText(/^No pudimos retomar tu conversación\./, { selector: 'p' });
  expect(screen.getByRole('heading', { name: 'QUIERO COMPRAR', level: 1 })).toBeVisible();
  await press('Empezar a chatear');
  await screen.findByText('Abriendo el chat…', { selector: 'p' });
});

const asked = () => screen.queryByRole('dialog', { name: 'Mis datos' });
const closed = () => until('the form leaves', () => asked() === null);

it('"Mis datos" sends the shopper’s data and fills it in the next time', async () => {
  renderScreen('/s/donpepe');
  const button = await screen.findByRole('button', { name: 'Mis datos' });
  const open = async () => {
    button.focus();
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Mis datos' }));
    await dialog.findByLabelText('Apellido');
    return dialog;
  };
  let dialog = await open();
  const change = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  change('Nombre', 'Lucía');
  change('Apellido', 'Ferreyra');
  change('Email', 'lucia');
  change('Dirección', 'Gascón 1280');
  await press('Guardar');
  expect(await dialog.findByText('Ingresá un email válido')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
  change('Email', 'lucia@correo.test');
  await press('Guardar');
  await closed();
  await waitFor(() =>
    expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
      'Cliente registrado exitosamente',
    ]),
  );
  await until('the focus returns', () => document.activeElement === button);

  dialog = await open();
  expect(dialog.getByLabelText('Apellido')).toHaveValue('Ferreyra');
  expect(dialog.getByLabelText('Email')).toHaveValue('lucia@correo.test');
  change('Teléfono', '11 5555-0202');
  fireEvent.keyDown(dialog.getByLabelText('Teléfono'), { key: 'Escape' });
  await dialog.findByText(/^Hay cambios sin guardar\./);
  await press('Salir sin guardar');
  await closed();
  dialog = await open();
  expect(dialog.getByLabelText('Teléfono')).toHaveValue('');
});
