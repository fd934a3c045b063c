import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { orderQuery } from '~/api/orders';
import { api, unwrap } from '~/api/transport/client';
import { readOne } from '~/api/transport/parse';
import { shippedConfig } from '~/api/transport/testConfig';
import { newTab, renderInTab } from '~/api/transport/testHooks';
import { customerOrderShape, loginResultShape, orderShape } from '~/contract/shapes.gen';
import type { Order, OrderSave, OrderStatus } from '~/contract/types';
import {
  addConcept,
  editItem,
  editOrder,
  setRevisedPrice,
  toOrderDraft,
  toOrderSave,
} from '~/domain/orders/orderDraft';
import type { OrderDraft } from '~/domain/orders/orderFields';
import { orderTotal } from '~/domain/orders/orderTotals';
import { setConfig } from '~/lib/config';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault, clearFaults } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { DEMO_SESSION } from '../../../mocks/seed/accounts';
import { useOrderForm } from './useOrderForm';

/** A provisional order, which its shopper may change as well. */
const PROVISIONAL = 'DPPROV1';
/** Status preparing, payment pending, method Efectivo. */
const OPEN = 'DPEFEC1';
const SAVED = 'Orden actualizada correctamente';
const ALREADY_SAVED = 'Ya se guardó: solo había fallado la respuesta.';
const NOT_SAVED = 'No se guardó.';

const backend = useMockBackend();

beforeEach(async () => {
  setConfig(shippedConfig());
  clearStaffSession();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  const body = { email: 'admin@donpepe.test', password: 'Pepe1234' };
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)));
});

const read = (id: string) =>
  unwrap(api().GET('/store/orders/{id}', { params: { path: { id } } }), readOne(orderShape));

/** Saves the order from another computer. */
async function saveElsewhere(id: string, change: (draft: OrderDraft) => OrderDraft) {
  const body = toOrderSave(change(toOrderDraft(await read(id))));
  await unwrap(
    api().POST('/store/orders/{id}', { params: { path: { id } }, body }),
    readOne(orderShape),
  );
}

/** The order's form in a separate tab. */
async function openForm(id: string) {
  const queryClient = newTab();
  await queryClient.fetchQuery(orderQuery(id));
  const { result } = renderInTab(() => {
    const { data } = useQuery(orderQuery(id));
    if (!data) throw new Error('The order is gone');
    return useOrderForm(id, data);
  }, queryClient);
  return {
    form: () => result.current,
    edit: (change: (draft: OrderDraft) => OrderDraft) => act(() => result.current.edit(change)),
    send: (options?: { paymentTotal?: number; status?: OrderStatus }) =>
      act(() => result.current.send(options)),
    act: (call: (form: typeof result.current) => void) => act(() => call(result.current)),
    reread: () => act(() => queryClient.refetchQueries({ queryKey: orderQuery(id).queryKey })),
  };
}

const withNote = (note: string) => (draft: OrderDraft) =>
  editOrder(draft, { store_observation: note });

const withConcept = (description: string) => (draft: OrderDraft) => {
  const added = addConcept(draft, { description, value: '20', kind: 'surcharge' });
  if (!added.ok) throw new Error('The concept is invalid');
  return added.draft;
};

/** Observes the saves that are sent; `answer` may lose the server's answer. */
function observeSaves(answer: (response: Response) => Response = (response) => response) {
  const bodies: OrderSave[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const isSave = request.method === 'POST' && request.url.includes('/store/orders/');
    if (!isSave) return original(request);
    bodies.push((await request.clone().json()) as OrderSave);
    return answer(await original(request));
  });
  return bodies;
}

const toasts = () => toastQueue.snapshot().map(({ text }) => text);
const conceptsOf = ({ other_concepts }: Order, description: string) =>
  other_concepts.filter((concept) => concept.description === description);

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

describe('a save is built on the newest version of the order', () => {
  it('sends nothing when a text of that version is malformed, which would blank it', async () => {
    const stored = () => backend.db.orders.find(({ alphanum_id }) => alphanum_id === OPEN);
    const before = stored();
    const tab = await openForm(OPEN);
    tab.edit(withNote('Llamar antes de salir'));
    garble((order) => ({ ...order, payment_info: { text: 'CBU' } }));
    expect(await tab.send()).toBe(false);
    expect(stored()).toEqual(before);
    expect(tab.form().failure).toMatch(/^Respuesta inesperada del servidor/);
    expect(tab.form().draft.store_observation).toBe('Llamar antes de salir');
  });

  it('is sent when only the client of that version cannot be read: it is not saved with it', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withNote('Llamar antes de salir'));
    garble((order) => ({ ...order, client: null }));
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
    expect(tab.form().dirty).toBe(false);
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

  it('asks when both sides changed the same, and sends nothing', async () => {
    const tab = await openForm(OPEN);
    await saveElsewhere(OPEN, withNote('De la otra'));
    tab.edit(withNote('Mía'));
    const sent = observeSaves();
    expect(await tab.send()).toBe(false);
    expect(sent).toEqual([]);
    expect(tab.form()).toMatchObject({
      awaitsDecision: true,
      conflicts: ['Observación de la tienda'],
      draft: { store_observation: 'Mía' },
    });

    tab.act((form) => form.rebase());
    expect(await tab.send()).toBe(true);
    expect(await read(OPEN)).toMatchObject({ store_observation: 'Mía' });
  });

  it('asks when a payment requested meanwhile has locked an edit', async () => {
    const tab = await openForm(OPEN);
    const body = {
      ...toOrderSave(toOrderDraft(await read(OPEN))),
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
      dirty: true,
      draft: { store_observation: 'Mía' },
    });
  });
});

describe('edits', () => {
  it('made while a save runs stay and are offered for the next save', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withConcept('Cortesía'));
    let saving: Promise<boolean> | undefined;
    tab.act((form) => {
      saving = form.send();
    });
    tab.edit(withConcept('Embalaje'));
    tab.edit(withNote('Durante el guardado'));
    tab.edit((draft) => editItem(draft, draft.items[0]?.key ?? '', { status: 'done' }));
    await act(async () => void (await saving));
    expect(conceptsOf(await read(OPEN), 'Cortesía')).toHaveLength(1);
    expect(conceptsOf(await read(OPEN), 'Embalaje')).toHaveLength(0);
    expect(tab.form()).toMatchObject({ dirty: true, awaitsDecision: false });

    expect(await tab.send()).toBe(true);
    const order = await read(OPEN);
    expect(conceptsOf(order, 'Cortesía')).toHaveLength(1);
    expect(conceptsOf(order, 'Embalaje')).toHaveLength(1);
    expect(order).toMatchObject({ store_observation: 'Durante el guardado' });
    expect(order.items[0]?.status).toBe('done');
    expect(tab.form().dirty).toBe(false);
  });

  it('are sent once, however often the save is called', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withConcept('Cortesía'));
    const sent = observeSaves();
    await act(async () => {
      await Promise.all([tab.form().send(), tab.form().send(), tab.form().send()]);
    });
    expect(sent).toHaveLength(1);
    expect(conceptsOf(await read(OPEN), 'Cortesía')).toHaveLength(1);
  });

  it('an unchanged order is never sent', async () => {
    const tab = await openForm(OPEN);
    const { store_observation } = tab.form().draft;
    tab.edit(withNote('x'));
    tab.edit(withNote(store_observation));
    const sent = observeSaves();
    expect(tab.form().dirty).toBe(false);
    expect(await tab.send()).toBe(false);
    expect(sent).toEqual([]);
    expect(toasts()).toEqual([]);
  });
});

describe('a lost answer', () => {
  it('of a stored save is recognised: nothing is sent twice', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withConcept('Cortesía'));
    const sent = observeSaves(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await tab.send()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(toasts()).toEqual([ALREADY_SAVED]);
    expect(tab.form()).toMatchObject({ dirty: false, failure: null });
    expect(conceptsOf(await read(OPEN), 'Cortesía')).toHaveLength(1);
  });

  it('of a save that did not arrive says so, and the retry stores it once', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withConcept('Cortesía'));
    addFault(backend.db, {
      operationId: 'saveOrder',
      status: 'network',
      message: null,
      delayMs: 0,
      times: 1,
    });
    expect(await tab.send()).toBe(false);
    expect(tab.form()).toMatchObject({ dirty: true, failure: NOT_SAVED });
    expect(await tab.send()).toBe(true);
    expect(conceptsOf(await read(OPEN), 'Cortesía')).toHaveLength(1);
  });

  it('that came but could not be read is not called a lost connection', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withConcept('Cortesía'));
    const original = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'POST') return original(request);
      const headers = { 'content-type': 'text/html' };
      return Promise.resolve(new Response('<p>Mantenimiento</p>', { headers }));
    });
    expect(await tab.send()).toBe(false);
    expect(tab.form()).toMatchObject({
      dirty: true,
      failure: 'Respuesta inesperada del servidor, por favor intentelo de nuevo. No se guardó.',
    });
  });

  it('that cannot be checked at once is checked before the retry', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withConcept('Cortesía'));
    const sent = observeSaves(() => {
      addFault(backend.db, {
        operationId: 'getOrder',
        status: 'network',
        message: null,
        delayMs: 0,
        times: 9,
      });
      throw new TypeError('Failed to fetch');
    });
    expect(await tab.send()).toBe(false);
    expect(tab.form().failure).toMatch(/^No se sabe si se guardó/);
    clearFaults(backend.db);

    expect(await tab.send()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(toasts()).toEqual([ALREADY_SAVED]);
    expect(tab.form()).toMatchObject({ dirty: false, failure: null });
    expect(conceptsOf(await read(OPEN), 'Cortesía')).toHaveLength(1);
  });
});

describe('a next step', () => {
  it('saves its status together with the edits', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withNote('Sale hoy'));
    expect(await tab.send({ status: 'waiting_delivery' })).toBe(true);
    expect(await read(OPEN)).toMatchObject({
      status: 'waiting_delivery',
      store_observation: 'Sale hoy',
    });
    expect(tab.form()).toMatchObject({ dirty: false, draft: { status: 'waiting_delivery' } });
  });

  it('stays in the draft when its save fails', async () => {
    const tab = await openForm(OPEN);
    addFault(backend.db, {
      operationId: 'saveOrder',
      status: 500,
      message: 'Sin espacio',
      delayMs: 0,
      times: 1,
    });
    expect(await tab.send({ status: 'waiting_delivery' })).toBe(false);
    expect(tab.form()).toMatchObject({ dirty: true, draft: { status: 'waiting_delivery' } });
    expect(await read(OPEN)).toMatchObject({ status: 'preparing' });
  });
});

describe('a payment request', () => {
  it('fixes the total that was confirmed', async () => {
    const tab = await openForm(OPEN);
    expect(await tab.send({ paymentTotal: orderTotal(tab.form().draft) })).toBe(true);
    expect(await read(OPEN)).toMatchObject({ payment_status: 'required' });
  });

  it('is not sent for another total than the confirmed one', async () => {
    const tab = await openForm(OPEN);
    const total = orderTotal(tab.form().draft);
    await saveElsewhere(OPEN, withConcept('Recargo'));
    expect(await tab.send({ paymentTotal: total })).toBe(false);
    expect(await read(OPEN)).toMatchObject({ payment_status: 'pending' });
    expect(tab.form().failure).toContain('El total del pedido cambió');
    expect(orderTotal(tab.form().draft)).toBe(total + 20);
  });
});
