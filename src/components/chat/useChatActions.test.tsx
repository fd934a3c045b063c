import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api } from '~/api/transport/client';
import { clearCarts } from '~/session/cart';
import { customerSession, leaveStore, saveCustomerSession } from '~/session/customer';
import { forgetOrderOutcome } from '~/session/orderOutcome';
import { answer, loadMessenger, openMessenger, say } from '~/testSupport/messenger';
import { press, until } from '~/testSupport/page';
import { renderComponent } from '~/testSupport/renderComponent';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { showWidth } from '~/testSupport/showWidth';
import type { Assistant } from '~/thirdparty/chat/assistant';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { CUSTOMER_LINKS, DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { useChatActions } from './useChatActions';

type Actions = ReturnType<typeof useChatActions>;

function Chat({ onActions }: { onActions: (actions: Actions) => void }) {
  onActions(useChatActions('#donpepe'));
  return null;
}

const backend = useMockBackend();

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  forgetOrderOutcome();
  clearCarts();
  leaveStore();
});

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

const wayToOrder = () => screen.queryByRole('link', { name: 'Ver pedido' });

const script = () => document.querySelector('script[src$="df-messenger.js"]') ?? undefined;

it('a blocked script shows an error and can be retried', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderScreen('/s/donpepe');
  await press('Hablar con el asistente');
  await until('the script is requested', () => script() !== undefined);
  act(() => void script()?.dispatchEvent(new Event('error')));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByText(/^No se pudo abrir el chat/, { selector: 'p' })).toBeVisible();
  expect(retry).toHaveFocus();
  expect(script()).toBeUndefined();
  await press('Reintentar');
  await until('the script is requested again', () => script() !== undefined);
  expect(screen.queryByText(/^No se pudo abrir el chat/, { selector: 'p' })).toBeNull();
  act(() => void script()?.dispatchEvent(new Event('load')));
  await openMessenger();
});

it.each([
  ['before the command', 0, 0],
  ['while the command waits', 499, 0],
  ['after the navigation', 500, 1],
] as const)('navigates only from a screen that is shown: left %s', (_when, waits, times) => {
  vi.useFakeTimers();
  const close = vi.fn<() => void>();
  const chat = { close } as Partial<Assistant> as Assistant;
  const mounted: Actions[] = [];
  const { unmount } = renderComponent(<Chat onActions={(actions) => mounted.push(actions)} />);
  const type = () => mounted.at(-1)?.onInput('volver', chat);
  if (waits > 0) type();
  act(() => {
    vi.advanceTimersByTime(waits);
  });
  unmount();
  if (waits === 0) type();
  vi.advanceTimersByTime(1_000);
  expect(close).toHaveBeenCalledTimes(times);
});

it.each([
  ['info', '/info'],
  ['Ayuda', '/info'],
  ['volver', '/homeclient/donpepe'],
])('the typed command %s leads to %s', async (command, path) => {
  loadMessenger();
  const { router } = renderScreen(CUSTOMER_LINKS.provisional);
  await press(/^Abrir el chat/);
  await say(command);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  if (command === 'volver') await heading('QUIERO COMPRAR');
});

it('the text of the URL is sent once, and leaves the URL', async () => {
  loadMessenger();
  const { router, unmount } = renderScreen('/homeclient/donpepe?text=quiero+empanadas');
  const { sendQuery } = await openMessenger();
  await waitFor(() => expect(sendQuery).toHaveBeenCalled());
  expect(sendQuery).toHaveBeenCalledExactlyOnceWith('quiero empanadas');
  expect(router.state.location.href).toBe('/homeclient/donpepe');
  unmount();
  renderScreen(router.state.location.href);
  await heading('QUIERO COMPRAR');
  expect(document.querySelector('df-messenger')).toBeNull();
});

async function addByChat(url: string) {
  renderScreen(url);
  await press(/^Abrir el chat/);
  await openMessenger();
  expect(wayToOrder()).toBeNull();
  const { sessionId } = customerSession();
  const [product] = backend.db.products.where(({ quantity_unit }) => quantity_unit === 'unid');
  if (sessionId === null || !product) throw new Error('No session or no product');
  const item = { product_id: product.id, amount: 2, raw_product: '2', quantity_unit: 'unid' };
  await api().POST('/client/order/items', {
    body: { session_id: sessionId, items: [{ ...item, name: product.name }] },
  });
  await answer('item confirmed');
}

describe('an answer of the assistant', () => {
  beforeEach(() => void loadMessenger());

  it.each([
    ['home', CUSTOMER_LINKS.home],
    ['catalogue', CUSTOMER_LINKS.catalogue],
  ])('that adds an item shows the way to the order in the %s', async (_screen, url) => {
    showWidth('sm');
    await addByChat(url);
    expect(await screen.findByRole('link', { name: 'Ver pedido' })).toBeVisible();
  });

  it('that adds an item moves nothing below the chat of a phone', async () => {
    await addByChat(CUSTOMER_LINKS.home);
    await until('the order is known', () => customerSession().currentOrderToken !== null);
    expect(wayToOrder()).toBeNull();
    act(() => {
      window.dispatchEvent(new CustomEvent('df-chat-open-changed', { detail: { isOpen: false } }));
    });
    expect(await screen.findByRole('link', { name: 'Ver pedido' })).toBeVisible();
  });

  it('that confirms the order leads from the home to its summary, and the home back to it', async () => {
    const { router } = renderScreen('/s/donpepe');
    await press(/^Abrir el chat/);
    await openMessenger();
    saveCustomerSession({ currentOrderToken: DEMO_ORDERS.cash.token });
    await answer('order confirmed');
    await heading('RESUMEN DEL PEDIDO');
    expect(router.state.location.href).toBe(CUSTOMER_LINKS.cash);
    await screen.findByRole('heading', { name: /^Pedido .* confirmado$/, level: 2 });
    expect(toasts()).toEqual([]);
    expect(localStorage.getItem('changed_order')).toContain(DEMO_ORDERS.cash.token);
    await act(() => router.navigate({ to: '/homeclient/{-$id}' }));
    const last = await screen.findByRole('link', { name: 'Ver pedido' });
    expect(last).toHaveAttribute('href', CUSTOMER_LINKS.cash);
  });

  it('that discards the order leads to the catalogue, and no way leads to that order', async () => {
    const { router } = renderScreen(CUSTOMER_LINKS.provisional);
    await press(/^Abrir el chat/);
    await openMessenger();
    const order = backend.db.orders.find(({ token }) => token === DEMO_ORDERS.provisional.token);
    if (order) backend.db.orders.update(order.id, { status: 'discarded' });
    await answer('order discarded');
    await heading('LISTADO DE PRODUCTOS');
    expect(router.state.location.href).toBe(CUSTOMER_LINKS.catalogue);
    expect(toasts()).toEqual(['El pedido fue descartado']);
    await act(() => router.navigate({ to: '/homeclient/{-$id}' }));
    await heading('QUIERO COMPRAR');
    expect(screen.queryByRole('link', { name: /pedido/ })).toBeNull();
  });

  it('that discards a second order leaves the summary of the confirmed one on the screen', async () => {
    const { router } = renderScreen(CUSTOMER_LINKS.cash);
    await press(/^Abrir el chat/);
    await openMessenger();
    saveCustomerSession({ currentOrderToken: DEMO_ORDERS.provisional.token });
    await answer('order discarded');
    expect(toasts()).toEqual(['El pedido fue descartado']);
    expect(router.state.location.href).toBe(CUSTOMER_LINKS.cash);
    expect(customerSession().currentOrderToken).toBeNull();
  });
});
