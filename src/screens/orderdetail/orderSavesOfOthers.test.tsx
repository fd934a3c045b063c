import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { api, unwrap } from '~/api/transport/client';
import { readOne } from '~/api/transport/parse';
import { customerOrderShape, orderShape } from '~/contract/shapes.gen';
import type { Order } from '~/contract/types';
import { toOrderDraft, toOrderBody } from '~/domain/orders/draft/orderDraft';
import { editOrder, setRevisedPrice } from '~/domain/orders/draft/orderEdits';
import {
  observeSaves,
  OPEN,
  openForm,
  PROVISIONAL,
  read,
  saveElsewhere,
  signIn,
  withNote,
} from '~/testSupport/testOrderForm';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { DEMO_SESSION } from '../../../mocks/seed/accounts';

const SAVED = 'Orden actualizada correctamente';

const backend = useMockBackend();

beforeEach(signIn);

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

/** Changes the orders that are read from now on, as a faulty server would. */
function garble(change: (order: Order) => object) {
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await original(request);
    if (request.method !== 'GET' || !request.url.includes('/store/orders/')) return response;
    const { data } = (await response.json()) as { data: Order };
    return Response.json({ data: change(data) });
  });
}

const stored = () => backend.db.orders.find(({ alphanum_id }) => alphanum_id === OPEN);

describe('a save is built on the newest version of the order', () => {
  it('sends nothing when a text of that version is malformed, which would blank it', async () => {
    const before = stored();
    const tab = await openForm(OPEN);
    tab.edit(withNote('Llamar antes de salir'));
    garble((order) => ({ ...order, payment_info: { text: 'CBU' } }));
    expect(await tab.send()).toBe(false);
    expect(stored()).toEqual(before);
    expect(tab.form().failure).toMatch(/^Respuesta inesperada del servidor/);
    expect(tab.form().draft.store_observation).toBe('Llamar antes de salir');
  });

  it.each([
    ['the client of that version cannot be read', (order: Order) => ({ ...order, client: null })],
    [
      'the address of that version is missing',
      ({ delivery_address: _address, ...order }: Order): object => order,
    ],
    ['that version has no link to share', ({ token: _token, ...order }: Order): object => order],
  ])('is sent where %s, which is not saved with it', async (_, change) => {
    const tab = await openForm(OPEN);
    tab.edit(withNote('Llamar antes de salir'));
    garble(change);
    expect(await tab.send()).toBe(true);
  });

  it("keeps another member's note beside a change of status", async () => {
    const tab = await openForm(OPEN);
    await saveElsewhere(OPEN, withNote('Llamar antes de salir'));
    tab.edit((draft) => editOrder(draft, { status: 'waiting_delivery' }));
    expect(await tab.send()).toBe(true);
    expect(await read(OPEN)).toMatchObject({
      status: 'waiting_delivery',
      store_observation: 'Llamar antes de salir',
    });
    expect(tab.form().draft.store_observation).toBe('Llamar antes de salir');
    expect(tab.form().isDirty).toBe(false);
    expect(toasts()).toContain(SAVED);
  });

  it('keeps the amount that the shopper changed while staff writes a note', async () => {
    const tab = await openForm(PROVISIONAL);
    const { id: orderId, items } = await read(PROVISIONAL);
    const [item] = items;
    if (item === undefined) throw new Error('The order has no items');
    const path = { orderId, itemId: item.id };
    const body = { amount: 4, session_id: DEMO_SESSION };
    await unwrap(
      api().PUT('/client/order/{orderId}/items/{itemId}', { params: { path }, body }),
      readOne(customerOrderShape),
    );
    tab.edit(withNote('Sin bolsa'));
    expect(await tab.send()).toBe(true);
    expect(await read(PROVISIONAL)).toMatchObject({ store_observation: 'Sin bolsa' });
    expect((await read(PROVISIONAL)).items[0]?.amount).toBe(4);
  });

  it('saves without an item that the shopper removed', async () => {
    const tab = await openForm(PROVISIONAL);
    const { id: orderId, items } = await read(PROVISIONAL);
    const path = { orderId, itemId: items[0]?.id ?? 0 };
    const body = { session_id: DEMO_SESSION };
    await unwrap(
      api().DELETE('/client/order/{orderId}/items/{itemId}', { params: { path }, body }),
      readOne(customerOrderShape),
    );
    tab.edit(withNote('Sin bolsa'));
    expect(await tab.send()).toBe(true);
    expect((await read(PROVISIONAL)).items).toHaveLength(items.length - 1);
  });

  it('asks when the same was changed locally and on the server, and sends nothing', async () => {
    const tab = await openForm(OPEN);
    await saveElsewhere(OPEN, withNote('De la otra'));
    tab.edit(withNote('Mía'));
    const sent = observeSaves();
    expect(await tab.send()).toBe(false);
    expect(sent).toEqual([]);
    expect(tab.form()).toMatchObject({
      awaitsDecision: true,
      conflicts: [{ label: 'Observación de la tienda', mine: 'Mía', theirs: 'De la otra' }],
      draft: { store_observation: 'Mía' },
    });

    tab.act((form) => form.rebase());
    expect(await tab.send()).toBe(true);
    expect(await read(OPEN)).toMatchObject({ store_observation: 'Mía' });
  });

  it('asks when a payment requested meanwhile has locked an edit', async () => {
    const tab = await openForm(OPEN);
    const body = {
      ...toOrderBody(toOrderDraft(await read(OPEN))),
      payment_status: 'required' as const,
    };
    await unwrap(
      api().POST('/store/orders/{id}', { params: { path: { id: OPEN } }, body }),
      readOne(orderShape),
    );
    tab.edit((draft) => setRevisedPrice(draft, draft.items[0]?.key ?? '', '500'));
    expect(await tab.send()).toBe(false);
    expect(tab.form().awaitsDecision).toBe(true);
    expect(tab.form().conflicts).toHaveLength(1);
  });

  it('asks after any refusal (4xx) when the order is not as the draft assumes', async () => {
    const tab = await openForm(OPEN);
    tab.edit((draft) => editOrder(draft, { status: 'waiting_delivery' }));
    // The order changes between the read and the save.
    const original = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'POST') return original(request);
      vi.mocked(globalThis.fetch).mockImplementation(original);
      await saveElsewhere(OPEN, withNote('De la otra'));
      return Response.json({ message: 'El item no existe en el pedido' }, { status: 422 });
    });
    expect(await tab.send()).toBe(false);
    await waitFor(() => expect(tab.form().awaitsDecision).toBe(true));
    expect(tab.form().failure).toBe('El item no existe en el pedido');
    expect(await tab.send()).toBe(false);
    expect(await read(OPEN)).toMatchObject({ status: 'preparing' });
    tab.act((form) => form.rebase());
    expect(tab.form()).toMatchObject({
      failure: null,
      draft: { status: 'waiting_delivery', store_observation: 'De la otra' },
    });
    expect(await tab.send()).toBe(true);
  });

  it('follows a newer version that changed something else', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withNote('Mía'));
    await saveElsewhere(OPEN, (draft) => editOrder(draft, { status: 'done' }));
    await tab.reread();
    await waitFor(() => expect(tab.form().draft.status).toBe('done'));
    expect(tab.form()).toMatchObject({
      awaitsDecision: false,
      isDirty: true,
      draft: { store_observation: 'Mía' },
    });
  });
});
