import { MantineProvider } from '@mantine/core';
import { hashKey, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ordersQuery } from '~/api/orders';
import { UnsavedRegistry } from '~/components/forms/unsavedForms';
import type { OrderSummary } from '~/contract/types';
import type { OrderChange } from '~/domain/orders/orderChanges';
import { unsavedChanges } from '~/lib/unsavedChanges';
import { signInAs } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { newTab } from '~/testSupport/testHooks';

import { addFault } from '../../../../mocks/faults';
import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';
import { BulkDialog } from './BulkDialog';
import { OrderBulkBar } from './OrderBulkBar';

const backend = useMockBackend();

beforeEach(() => signInAs(ACCOUNTS.storeAdmin));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Two orders in preparation, one of them with a requested payment, and one to dispatch. */
async function choose() {
  const tab = newTab();
  const { rows } = await tab.fetchQuery(ordersQuery());
  const find = (test: (order: OrderSummary) => boolean) => {
    const found = rows.find(test);
    if (!found) throw new Error('The demo data have no such order');
    return found;
  };
  const requested = find((o) => o.status === 'preparing' && o.payment_status === 'required');
  const open = find((o) => o.status === 'preparing' && o.payment_status === 'pending');
  const dispatched = find((o) => o.status === 'waiting_delivery');
  return { tab, requested, open, dispatched };
}

function wrapperOf(tab: ReturnType<typeof newTab>) {
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={tab}>
        <MantineProvider env="test">
          <UnsavedRegistry>{children}</UnsavedRegistry>
        </MantineProvider>
      </QueryClientProvider>
    );
  };
}

function show(
  tab: ReturnType<typeof newTab>,
  orders: OrderSummary[],
  kind: OrderChange['kind'],
  onSettled: (orders: readonly OrderSummary[]) => void = () => undefined,
) {
  render(
    <BulkDialog
      orders={orders}
      kind={kind}
      initialStatus={null}
      onSettled={onSettled}
      onClosed={() => undefined}
    />,
    {
      wrapper: wrapperOf(tab),
    },
  );
}

const selected = (rows: OrderSummary[]) => ({
  rows,
  hidden: 0,
  matching: rows.length,
  isWhole: true,
  chooseWhole: () => undefined,
  deselect: () => undefined,
  end: () => undefined,
});

const stored = ({ id }: OrderSummary) => backend.db.orders.get(id);

it('changes the status of the eligible orders, one call each, and says why the others stay', async () => {
  const { tab, requested, open, dispatched } = await choose();
  show(tab, [requested, open, dispatched], 'status');
  fireEvent.change(screen.getByLabelText('Nuevo estado'), {
    target: { value: 'waiting_delivery' },
  });
  expect(screen.getByText(/^2 pedidos por \$\s[\d.]+,\d\d: pasan a A despachar\.$/)).toBeVisible();
  expect(screen.getByText(`Ya en ese estado (1): ${dispatched.alphanum_id}`)).toBeVisible();

  fireEvent.click(screen.getByText('Cambiar 2 pedidos'));
  expect(await screen.findByText('2 pedidos guardados')).toBeVisible();
  expect(stored(requested)?.status).toBe('waiting_delivery');
  expect(stored(open)?.status).toBe('waiting_delivery');
  await waitFor(() =>
    expect(
      tab.getQueryData(ordersQuery().queryKey)?.rows.find(({ id }) => id === open.id)?.status,
    ).toBe('waiting_delivery'),
  );
});

it('writes the list once for all orders that it saved', async () => {
  const { tab, requested, open, dispatched } = await choose();
  const { queryKey } = ordersQuery();
  let writes = 0;
  tab.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.action.manual && hashKey(event.query.queryKey) === hashKey(queryKey)) writes++;
  });
  show(tab, [requested, open, dispatched], 'status');
  pick('done');
  fireEvent.click(screen.getByText('Cambiar 3 pedidos'));
  expect(await screen.findByText('3 pedidos guardados')).toBeVisible();
  const listed = tab.getQueryData(queryKey)?.rows ?? [];
  const saved = listed.filter(({ id }) => [requested.id, open.id, dispatched.id].includes(id));
  expect(saved.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  expect(writes).toBe(1);
});

it('shows the result of each order and retries only those that failed', async () => {
  const { tab, requested, open } = await choose();
  addFault(backend.db, {
    operationId: 'saveOrder',
    status: 500,
    message: 'La base de datos no responde',
    delayMs: 0,
    times: 1,
  });
  show(tab, [requested, open], 'status');
  fireEvent.change(screen.getByLabelText('Nuevo estado'), { target: { value: 'done' } });
  fireEvent.click(screen.getByText('Cambiar 2 pedidos'));
  expect(await screen.findByText('1 pedido guardado, 1 con error')).toBeVisible();
  expect(screen.getByText(/: La base de datos no responde$/)).toBeVisible();

  fireEvent.click(screen.getByText('Reintentar los que fallaron'));
  expect(await screen.findByText('2 pedidos guardados')).toBeVisible();
  expect([stored(requested)?.status, stored(open)?.status]).toEqual(['done', 'done']);
});

it('leaves an order alone that was cancelled meanwhile, and asks before it changes it', async () => {
  const { tab, requested, open } = await choose();
  const onSettled = vi.fn<(orders: readonly OrderSummary[]) => void>();
  show(tab, [requested, open], 'status', onSettled);
  backend.db.orders.update(open.id, { status: 'client_canceled' });
  fireEvent.change(screen.getByLabelText('Nuevo estado'), { target: { value: 'done' } });
  fireEvent.click(screen.getByText('Cambiar 2 pedidos'));

  expect(await screen.findByText('1 pedido guardado, 1 sin tocar')).toBeVisible();
  expect(screen.getByText(/: Cambió a Cancelado por cliente mientras tanto\./)).toBeVisible();
  expect(screen.getByText('Ver el pedido')).toHaveAttribute(
    'href',
    `/orderdetail/${open.alphanum_id}`,
  );
  expect(stored(open)?.status).toBe('client_canceled');
  expect(stored(requested)?.status).toBe('done');
  expect(screen.queryByText('Reintentar los que fallaron')).not.toBeInTheDocument();

  fireEvent.click(screen.getByText('Cambiar igual el que cambió'));
  expect(await screen.findByText('2 pedidos guardados')).toBeVisible();
  expect(stored(open)?.status).toBe('done');
  const [, close] = screen.getAllByRole('button', { name: 'Cerrar' });
  if (close) fireEvent.click(close);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith([requested, open]);
});

it('completes no payment of an order whose total changed meanwhile', async () => {
  const { tab, requested } = await choose();
  show(tab, [requested], 'completePayment');
  backend.db.orders.update(requested.id, { total_price: requested.total_price + 500 });
  fireEvent.click(screen.getByText('Completar 1 pedido'));
  expect(await screen.findByText('0 pedidos guardados, 1 sin tocar')).toBeVisible();
  expect(screen.getByText(/: El valor cambió a .* mientras tanto\./)).toBeVisible();
  expect(stored(requested)?.payment_status).toBe('required');
});

it('says how many of the orders that are delivered are unpaid', async () => {
  const { tab, requested, open } = await choose();
  show(tab, [requested, open], 'status');
  fireEvent.change(screen.getByLabelText('Nuevo estado'), { target: { value: 'preparing' } });
  expect(screen.queryByText(/sin cobrar/)).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Nuevo estado'), { target: { value: 'done' } });
  expect(
    screen.getByText(
      /^Hay 2 pedidos por \$\s[\d.]+,\d\d sin cobrar: entregar no completa el pago\.$/,
    ),
  ).toBeVisible();
});

const pick = (status: string) =>
  fireEvent.change(screen.getByLabelText('Nuevo estado'), { target: { value: status } });

it('says that a paid order stays paid before it is cancelled with others', async () => {
  const { tab, open, dispatched } = await choose();
  show(tab, [open, { ...dispatched, payment_status: 'done' }], 'status');
  pick('done');
  expect(screen.queryByText(/pago aprobado/)).not.toBeInTheDocument();
  pick('store_canceled');
  expect(
    screen.getByText('1 pedido tiene el pago aprobado: el cambio de estado no toca el pago.'),
  ).toBeVisible();
});

it('orders of a report with another step to come stay chosen for it', async () => {
  const { tab, requested, open } = await choose();
  const onSettled = vi.fn<(orders: readonly OrderSummary[]) => void>();
  show(tab, [requested, open], 'status', onSettled);
  addFault(backend.db, {
    operationId: 'saveOrder',
    status: 500,
    message: null,
    delayMs: 0,
    times: 1,
  });
  pick('waiting_delivery');
  fireEvent.click(screen.getByText('Cambiar 2 pedidos'));
  expect(await screen.findByText('1 pedido guardado, 1 con error')).toBeVisible();
  const [, close] = screen.getAllByRole('button', { name: 'Cerrar' });
  if (close) fireEvent.click(close);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith([]);
});

it('keeps its report through the end of the session, and continues after a new sign-in', async () => {
  const { tab, requested, open } = await choose();
  show(tab, [requested, open], 'status');
  addFault(backend.db, {
    operationId: 'saveOrder',
    status: 401,
    message: null,
    delayMs: 0,
    times: 1,
  });
  fireEvent.change(screen.getByLabelText('Nuevo estado'), { target: { value: 'done' } });
  fireEvent.click(screen.getByText('Cambiar 2 pedidos'));
  expect(await screen.findByText(/^La sesión terminó/)).toBeVisible();
  expect(screen.getByText(/ 1 sin enviar$| 2 sin enviar$/)).toBeVisible();
  await waitFor(() => expect(unsavedChanges.any()).toBe(true));
  expect(screen.getByText('Continuar').closest('button')).toBeDisabled();

  await act(() => signInAs(ACCOUNTS.storeAdmin));
  fireEvent.click(screen.getByText('Continuar'));
  expect(await screen.findByText('2 pedidos guardados')).toBeVisible();
  expect([stored(requested)?.status, stored(open)?.status]).toEqual(['done', 'done']);
  await waitFor(() => expect(unsavedChanges.any()).toBe(false));
});

it('completes requested payments only', async () => {
  const { tab, requested, open } = await choose();
  show(tab, [requested, open], 'completePayment');
  expect(
    screen.getByText(/^1 pedido por \$\s[\d.]+,\d\d: queda con el pago Aprobado/),
  ).toBeVisible();
  expect(
    screen.getByText(`Solo se puede completar un pago solicitado (1): ${open.alphanum_id}`),
  ).toBeVisible();
  fireEvent.click(screen.getByText('Completar 1 pedido'));
  expect(await screen.findByText('1 pedido guardado')).toBeVisible();
  expect(stored(requested)?.payment_status).toBe('done');
  expect(stored(open)?.payment_status).toBe('pending');
});

it('disables the completion of payments when no chosen order has a requested one', async () => {
  const { tab, requested, open } = await choose();
  const { rerender } = render(
    <OrderBulkBar selected={selected([open])} onMoved={() => undefined} />,
    { wrapper: wrapperOf(tab) },
  );
  const button = screen.getByRole('button', { name: 'Completar pago' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Solo se puede completar un pago solicitado');
  rerender(<OrderBulkBar selected={selected([open, requested])} onMoved={() => undefined} />);
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('requests the payments of several orders with what the store says about their methods', async () => {
  const { tab, requested, open } = await choose();
  backend.db.orders.update(open.id, { payment_method: 'Efectivo', payment_info: null });
  await tab.refetchQueries(ordersQuery());
  show(tab, [requested, { ...open, payment_method: 'Efectivo' }], 'requestPayment');
  expect(screen.getByText(`El pago ya fue solicitado (1): ${requested.alphanum_id}`)).toBeVisible();
  fireEvent.click(screen.getByText('Solicitar 1 pedido'));
  expect(await screen.findByText('1 pedido guardado')).toBeVisible();
  expect(stored(open)).toMatchObject({
    payment_status: 'required',
    payment_info: 'Pagás al recibir o al retirar tu pedido.',
    status: 'preparing',
  });
});

it('marks several orders as paid, and goes on where only the request was saved', async () => {
  const { tab, requested, open } = await choose();
  backend.db.orders.update(open.id, { payment_method: 'Efectivo' });
  const seen = { ...open, payment_method: 'Efectivo' };
  show(tab, [requested, seen], 'alreadyPaid');
  backend.db.orders.update(open.id, { payment_status: 'required' });
  fireEvent.click(screen.getByText('Marcar 2 pedidos'));
  expect(await screen.findByText('2 pedidos guardados')).toBeVisible();
  expect([requested, open].map((order) => stored(order)?.payment_status)).toEqual(['done', 'done']);
});

/** A delivered order whose payment was never requested. */
async function deliver() {
  const { tab, open } = await choose();
  const delivered = { ...open, status: 'done' as const, payment_method: 'Efectivo' };
  backend.db.orders.update(open.id, { status: 'done', payment_method: 'Efectivo' });
  await tab.refetchQueries(ordersQuery());
  show(tab, [delivered], 'alreadyPaid');
  expect(screen.getByText(/Los que ya salieron: El pedido pasa por En proceso/)).toBeVisible();
  return delivered;
}

it('marks a delivered order as paid, which stays delivered', async () => {
  const delivered = await deliver();
  fireEvent.click(screen.getByText('Marcar 1 pedido'));
  expect(await screen.findByText('1 pedido guardado')).toBeVisible();
  expect(stored(delivered)).toMatchObject({ payment_status: 'done', status: 'done' });
});

it.each([1, 2])(
  'a delivered order stays delivered when its save %i after the first one fails',
  async (nth) => {
    const delivered = await deliver();
    const fault = {
      operationId: 'saveOrder',
      message: 'Base en mantenimiento',
      delayMs: 0,
    } as const;
    const { fetch } = globalThis;
    let saves = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const isSave = input instanceof Request && input.method === 'POST';
      if (isSave && saves++ === nth) addFault(backend.db, { ...fault, status: 500, times: 1 });
      return fetch(input, init);
    });
    fireEvent.click(screen.getByText('Marcar 1 pedido'));
    expect(await screen.findByText(/Base en mantenimiento/)).toBeVisible();
    expect(stored(delivered)).toMatchObject({
      payment_status: nth === 1 ? 'pending' : 'required',
      status: 'done',
    });
  },
);
