import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { leaveStore } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { changeAnswers } from '~/testSupport/faults';
import { openArea, typeInto } from '~/testSupport/formPage';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import type { FaultName } from '../../../mocks/faults';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { OPERATION_HEADER } from '../../../mocks/operationHandler';
import { ACCOUNTS, DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

// The overlay covers the whole screen while any data is loading.

const backend = useMockBackend();

beforeEach(() => trimSeed(backend.db, ['#donpepe']));
afterEach(() => {
  clearStaffSession();
  leaveStore();
});

const ORDER_URL = `/orderdetail/${DEMO_ORDERS.provisional.alphanumId}`;

/** Long enough for the overlay, which appears after 150 ms. */
const slow = (operationId: FaultName) =>
  addFault(backend.db, { operationId, status: 200, message: '', delayMs: 400, times: 1 });

/** Holds the answers of an operation back; returns what lets them pass. */
function hold(operationId: FaultName): () => void {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  changeAnswers(async (_body, response) => {
    if (response.headers.get(OPERATION_HEADER) === operationId) await released;
    return response;
  });
  return () => release?.();
}

/** The overlay is outside of the screen, as the screens' own skeletons are not. */
const overlay = () =>
  [...document.querySelectorAll('[role=status] *')].find(
    ({ textContent }) => textContent === 'Cargando…',
  ) ?? null;

describe('the loading overlay', () => {
  it.each([
    ['storeAdmin', 'listOrders', '/orderlist'],
    ['storeAdmin', 'listClients', '/clientlist'],
    ['storeAdmin', 'listProducts', '/productstore'],
    ['storeAdmin', 'listOrders', '/paymentlist'],
    ['storeAdmin', 'listOrders', '/home'],
    ['storeAdmin', 'getOrder', ORDER_URL],
    ['storeAdmin', 'listClientActivity', '/clientdetail?client=1&tab=actividad'],
    ['storeAdmin', 'listRefcodes', '/marketing'],
    ['platformAdmin', 'listStores', '/home'],
  ] as const)('covers %s’s %s at %s', async (account, operation, url) => {
    await signInAs(ACCOUNTS[account]);
    const release = hold(operation);
    renderScreen(url);
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    release();
    await waitFor(() => expect(overlay()).toBeNull());
  });

  it.each([
    ['presetStore', '/s/donpepe'],
    ['getProductList', '/productlist/lista-donpepe'],
    ['getOrderStatus', '/orderstatus/pedido-provisorio'],
  ] as const)('covers a shopper’s %s at %s', async (operation, url) => {
    const release = hold(operation);
    renderScreen(url);
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    release();
    await waitFor(() => expect(overlay()).toBeNull());
  });

  it.each([
    ['/options', 'INTEGRACIONES', 'getIntegrationSettings'],
    ['/options', 'PAGOS', 'listPaymentMethods'],
    ['/options', 'PERSONALIZAR', 'getTheme'],
    ['/options', 'SEGURIDAD', 'listStoreUsers'],
    ['/marketing', 'CALENDARIO', 'listPromos'],
    ['/marketing', 'FAQS', 'listStandardFaqs'],
    ['/marketing', 'FAQS II', 'listKnowledgeBase'],
    [ORDER_URL, 'AGREGAR ITEM', 'listProducts'],
  ] as const)('covers %s while the tab %s loads', async (url, tab, operation) => {
    await signInAs(ACCOUNTS.storeAdmin);
    renderScreen(url);
    const opener = await screen.findByRole('tab', { name: tab });
    await waitFor(() => expect(overlay()).toBeNull());
    const release = hold(operation);
    fireEvent.click(opener);
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    release();
    await waitFor(() => expect(overlay()).toBeNull());
  });

  it('covers the sign-in, after which nothing else can be done', async () => {
    renderScreen('/login');
    fireEvent.change(await screen.findByLabelText('Email'), {
      target: { value: ACCOUNTS.storeAdmin.email },
    });
    fireEvent.change(screen.getByLabelText('Contraseña'), {
      target: { value: ACCOUNTS.storeAdmin.password },
    });
    const release = hold('login');
    fireEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    release();
    // Its redirect would change the URL of the next test.
    await screen.findByRole('heading', { name: 'Inicio' });
  });

  it('does not cover a save, which locks its own form only', async () => {
    await signInAs(ACCOUNTS.storeAdmin);
    const { queryClient } = renderScreen('/marketing');
    const form = await openArea({ opens: ['Nuevo código'], area: ['form', 'Nuevo código'] });
    await typeInto(form, {
      'Descripción/origen': 'Volante',
      'Mensaje del usuario': 'Vengo por el volante',
      'Mensaje para finalizar': 'Listo',
    });
    slow('saveRefcodes');
    let shown = false;
    const watch = new MutationObserver(() => {
      shown ||= overlay() !== null;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    fireEvent.click(within(form).getByRole('button', { name: 'Crear código' }));
    await waitFor(() => expect(form).toHaveAttribute('inert'));
    expect([...document.querySelectorAll('[inert]')]).toEqual([form]);
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(document.querySelector('[inert]')).toBeNull();
    watch.disconnect();
    expect(shown).toBe(false);
  });

  it('does not cover data on the screen that are read again', async () => {
    await signInAs(ACCOUNTS.storeAdmin);
    const { queryClient } = renderScreen('/orderlist');
    await screen.findAllByRole('row');
    slow('listOrders');
    let shown = false;
    const watch = new MutationObserver(() => {
      shown ||= overlay() !== null;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await act(() => queryClient.invalidateQueries());
    watch.disconnect();
    expect(shown).toBe(false);
  });
});
