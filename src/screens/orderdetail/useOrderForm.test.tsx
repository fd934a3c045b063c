import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { editItem } from '~/domain/orders/draft/orderEdits';
import { orderTotal } from '~/domain/orders/orderTotals';
import {
  conceptsOf,
  observeSaves,
  OPEN,
  openForm,
  read,
  saveElsewhere,
  signIn,
  withConcept,
  withNote,
} from '~/testSupport/testOrderForm';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault, clearFaults } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';

const ALREADY_SAVED = 'Ya se guardó: solo había fallado la respuesta.';
const NOT_SAVED = 'No se guardó.';

const backend = useMockBackend();

beforeEach(signIn);

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

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
    expect(tab.form()).toMatchObject({ isDirty: true, awaitsDecision: false });

    expect(await tab.send()).toBe(true);
    const order = await read(OPEN);
    expect(conceptsOf(order, 'Cortesía')).toHaveLength(1);
    expect(conceptsOf(order, 'Embalaje')).toHaveLength(1);
    expect(order).toMatchObject({ store_observation: 'Durante el guardado' });
    expect(order.items[0]?.status).toBe('done');
    expect(tab.form().isDirty).toBe(false);
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
    expect(tab.form().isDirty).toBe(false);
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
    expect(tab.form()).toMatchObject({ isDirty: false, failure: null });
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
    expect(tab.form()).toMatchObject({ isDirty: true, failure: NOT_SAVED });
    expect(await tab.send()).toBe(true);
    expect(conceptsOf(await read(OPEN), 'Cortesía')).toHaveLength(1);
  });

  it('of the read before a save says that nothing was saved', async () => {
    const tab = await openForm(OPEN);
    tab.edit(withConcept('Cortesía'));
    const sent = observeSaves();
    addFault(backend.db, {
      operationId: 'getOrder',
      status: 'network',
      message: null,
      delayMs: 0,
      times: 1,
    });
    expect(await tab.send()).toBe(false);
    expect(tab.form()).toMatchObject({ isDirty: true, failure: NOT_SAVED });
    expect(sent).toEqual([]);
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
      isDirty: true,
      failure: 'Respuesta inesperada del servidor: se puede intentar de nuevo. No se guardó.',
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
    expect(tab.form()).toMatchObject({ isDirty: false, failure: null });
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
    expect(tab.form()).toMatchObject({ isDirty: false, draft: { status: 'waiting_delivery' } });
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
    expect(tab.form()).toMatchObject({ isDirty: true, draft: { status: 'waiting_delivery' } });
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
