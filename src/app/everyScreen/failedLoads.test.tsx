import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { messages } from '~/domain/messages';
import { isRecord } from '~/lib/isRecord';
import { clearCarts } from '~/session/cart';
import { customerSession, leaveStore } from '~/session/customer';
import { setCurrentClientId } from '~/session/selection';
import { clearStaffSession, rememberedUrl } from '~/session/staff';
import { changeAnswers } from '~/testSupport/faults';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';
import { toastQueue } from '~/ui/feedback/toast';

import type { FaultStatus } from '../../../mocks/database/db';
import { addFault, clearFaults, type FaultName } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

function fail(operationId: FaultName, status: FaultStatus, times = 1, message = 'Falló la base') {
  addFault(backend.db, { operationId, status, message, delayMs: 0, times });
}

/** Texts of the toasts so far: each stays for two seconds only. */
const toasts = new Set<string>();
let stop = () => {};
beforeEach(() => {
  toasts.clear();
  stop = toastQueue.subscribe(() => {
    for (const { text } of toastQueue.snapshot()) toasts.add(text);
  });
});

const setEnabled = (enabled: boolean) => backend.db.stores.update(STORE_IDS.donpepe, { enabled });

const atRetry = () => screen.findByRole('button', { name: 'Reintentar' });

const signInPage = async () => {
  await screen.findByRole('heading', { name: /^Ingresar/ });
  return within(screen.getByRole('main'));
};

afterEach(() => {
  stop();
  clearStaffSession();
  leaveStore();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

/** To the eye, not for screen readers alone. */
function expectSpecifiedSentence() {
  const sentence = screen.getByText('Lo sentimos, esta pagina no existe.');
  expect(sentence).toBeVisible();
  expect(sentence.closest('.visually-hidden')).toBeNull();
}

describe('a shopper’s order whose load fails', () => {
  const url = '/orderstatus/pedido-provisorio';

  it('offers on /404 to load the same URL again', async () => {
    fail('getOrderStatus', 500);
    const { router } = renderScreen(url);
    const retry = await atRetry();
    expect(router.state.location.pathname).toBe('/404');
    expect([...toasts]).toEqual(['Falló la base']);
    expect(screen.getByRole('heading', { name: 'El enlace no se pudo cargar' })).toBeVisible();
    expect(screen.getByText('Puede ser la conexión: probá de nuevo.')).toBeVisible();
    expectSpecifiedSentence();
    fireEvent.click(retry);
    await waitFor(() => expect(router.state.location.pathname).toBe(url));
    expect(await screen.findByRole('button', { name: 'Finalizar pedido' })).toBeVisible();
  });

  it('keeps that URL for Back', async () => {
    fail('getOrderStatus', 'network');
    const { router } = renderScreen(url);
    await atRetry();
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.pathname).toBe(url));
  });

  it('offers nothing to try again when the order does not exist', async () => {
    const { router } = renderScreen('/orderstatus/otro-pedido');
    await screen.findByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' });
    expect(router.state.location.pathname).toBe('/404');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    // A shopper's page has no second WhatsApp link, and says whose links these are.
    expect(screen.getByText('Plataforma:')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('leads a shopper without a store to the shoppers’ home, with a hint, also on a host of both sides', async () => {
    renderScreen('/s/noexiste');
    await screen.findByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' });
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/homeclient',
    );
    expect(screen.getByText(/Pedile el enlace a la tienda\.$/)).toBeVisible();
  });

  it('leads to /homeclient when the answer does not name the store', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    changeAnswers((body, { status }) =>
      Response.json({ ...body, metadata: { session_id: 'otra' } }, { status }),
    );
    const { router } = renderScreen(url);
    await screen.findByRole('heading', { name: '¿Qué tienda buscás?' });
    expect(router.state.location.pathname).toBe('/homeclient');
    expect(console.error).toHaveBeenCalledWith('Error user or session, redirecting');
    expect(customerSession().sessionId).toBeNull();
  });

  it('leads a shopper to the stored store', async () => {
    const { router } = renderScreen(url);
    await screen.findByRole('button', { name: 'Finalizar pedido' });
    await act(() =>
      router.navigate({ to: '/orderstatus/$orderToken', params: { orderToken: 'otro' } }),
    );
    await screen.findByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' });
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/s/donpepe',
    );
    expect(screen.queryByText(/Pedile el enlace a la tienda/)).toBeNull();
  });
});

const helpTitles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const helpLinks = () =>
  within(screen.getByRole('navigation', { name: 'Contenido' }))
    .getAllByRole('link')
    .map((one) => one.textContent);

describe('the help page', () => {
  it('starts with what shoppers need once a store is stored', async () => {
    const { router } = renderScreen('/orderstatus/pedido-provisorio');
    await screen.findByRole('button', { name: 'Finalizar pedido' });
    await act(() => router.navigate({ to: '/info' }));
    await screen.findByRole('heading', { name: 'Ayuda' });
    expect(helpTitles().slice(0, 3)).toEqual(['Para comprar', 'Comandos del chat', 'Soporte']);
    expect(helpLinks()).toEqual(helpTitles());
  });
});

describe('a disabled store', () => {
  const storeDisabled = { name: 'Esta tienda no está disponible por ahora' };
  it.each(['/s/donpepe', '/productlist/lista-donpepe', '/orderstatus/pedido-a-pagar'])(
    'says so at %s, which works again once the store is enabled',
    async (url) => {
      setEnabled(false);
      const { router } = renderScreen(url);
      await screen.findByRole('heading', storeDisabled);
      expect(router.state.location.pathname).toBe('/404');
      expectSpecifiedSentence();
      // The platform's, not the store's.
      expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
      setEnabled(true);
      fireEvent.click(await atRetry());
      await waitFor(() => expect(router.state.location.pathname).toBe(url));
    },
  );

  it('takes the place of the open catalogue after a refused change, and keeps what was chosen', async () => {
    const { router, queryClient } = renderScreen('/productlist/lista-donpepe');
    const [amount] = await screen.findAllByLabelText(/^Cantidad de/);
    if (!amount) throw new Error('No product');
    const name = amount.getAttribute('aria-label') ?? '';
    await typeText(amount, '2');
    setEnabled(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar al pedido' }));
    await screen.findByRole('heading', storeDisabled);
    expect(router.state.location.pathname).toBe('/404');

    // The catalogue does not come back from the cache.
    const crashed = vi.spyOn(console, 'error');
    const failed = vi.fn<() => void>();
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.state.status === 'error') failed();
    });
    fireEvent.click(await atRetry());
    await waitFor(() => expect(failed).toHaveBeenCalled());
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    await screen.findByRole('heading', storeDisabled);
    expect(screen.queryByLabelText(name)).toBeNull();
    expect(crashed).not.toHaveBeenCalled();
    crashed.mockRestore();

    setEnabled(true);
    fireEvent.click(await atRetry());
    expect(await screen.findByLabelText(name)).toHaveValue('2');
    clearCarts();
  });

  it('takes the place of the open order', async () => {
    const { router } = renderScreen('/orderstatus/pedido-provisorio');
    const [remove] = await screen.findAllByRole('button', { name: /^Quitar/ });
    setEnabled(false);
    if (remove) fireEvent.click(remove);
    await screen.findByRole('heading', storeDisabled);
    expect(router.state.location.pathname).toBe('/404');
  });
});

describe('a staff screen whose main load fails', () => {
  beforeEach(() => signInAs(ACCOUNTS.storeAdmin));

  it('leads to /login, which shows the failure and offers the same URL again and another screen', async () => {
    fail('listOrders', 500, 9);
    const { router } = renderScreen('/orderlist');
    const page = await signInPage();
    expect(router.state.location.pathname).toBe('/login');
    const alert = await page.findByRole('note');
    expect(alert).toHaveTextContent(/^No se pudo cargar la pantalla\. Su sesión sigue abierta\./);
    // The toast is gone after two seconds; the reason stays with the failure.
    expect([...toasts]).toEqual(['Falló la base']);
    expect(alert).toHaveTextContent('Falló la base');
    // In the place of the screen: the menu leads on.
    const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
    expect(within(menu).getByRole('link', { name: 'Productos' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Pedidos', current: true })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Pedidos');
    await waitFor(() => expect(document.title).toBe('Pedidos'));
    expect(screen.queryByRole('complementary', { name: 'Qué hace' })).toBeNull();
    // The failure leads; the specified form with its links comes after it.
    const title = page.getByRole('heading', { name: 'Ingresar con otra cuenta' });
    expect(alert.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(page.getByLabelText('Email').closest('details')).toBeNull();
    expect(page.getByRole('link', { name: 'Olvidé mi contraseña' })).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/home',
    );
    clearFaults(backend.db);
    fireEvent.click(within(alert).getByRole('link', { name: 'Reintentar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orderlist'));
    // Once: a later visit of the sign-in leads on to the home.
    await act(() => router.navigate({ to: '/login' }));
    expect(await screen.findByRole('link', { name: /^Continuar como / })).toHaveAttribute(
      'href',
      '/home',
    );
  });

  it('whose user was disabled meanwhile says so where it stays, with the address of support', async () => {
    fail('listOrders', 403, 9, messages.userInactive);
    renderScreen('/orderlist');
    const alert = await (await signInPage()).findByRole('note');
    expect(alert).toHaveTextContent(messages.userInactive);
    expect(alert).not.toHaveTextContent('Su sesión sigue abierta');
    expect(within(alert).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it('in a tab of the configuration remembers that tab', async () => {
    fail('listPaymentMethods', 401, 9);
    renderScreen('/options?section=sales');
    await signInPage();
    expect(rememberedUrl()).toBe('/options?section=sales');
  });

  it('because an order lacks its client leads home with a message, like an order that does not exist', async () => {
    const order = backend.db.orders.find(({ store_id }) => store_id === STORE_IDS.donpepe);
    changeAnswers((body, { status }) => {
      const { data } = body;
      const isOrder = isRecord(data) && data['alphanum_id'] === order?.alphanum_id;
      return Response.json(isOrder ? { ...body, data: { ...data, client: null } } : body, {
        status,
      });
    });
    const { router } = renderScreen(`/orderdetail/${order?.alphanum_id}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect([...toasts]).toEqual([messages.unexpectedAnswer]);
  });

  it('signs in another user without a question about the form of the sign-in', async () => {
    fail('listOrders', 500, 9);
    const { router } = renderScreen('/orderlist');
    const page = await signInPage();
    const { email, password } = ACCOUNTS.storeUser;
    await typeText(page.getByLabelText('Email'), email);
    await typeText(page.getByLabelText('Contraseña'), password);
    clearFaults(backend.db);
    fireEvent.click(page.getByRole('button', { name: 'Ingresar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orderlist'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the sign-in alone when the session ended', async () => {
    fail('listOrders', 401);
    renderScreen('/orderlist');
    const page = await signInPage();
    expect(page.queryByRole('note')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Menú principal' })).toBeNull();
    expect([...toasts]).toContain('Falló la base');
  });

  it('offers a screen that loads nothing when the home is what failed', async () => {
    fail('listOrders', 500);
    renderScreen('/home');
    const page = await signInPage();
    expect(page.getByRole('link', { name: 'Ir a Configuración' })).toHaveAttribute(
      'href',
      '/options',
    );
  });

  it('moves to /home with a message when the client no longer exists', async () => {
    setCurrentClientId(999_999);
    const { router } = renderScreen('/clientdetail');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect([...toasts]).toContain('El cliente no existe');
  });
});
