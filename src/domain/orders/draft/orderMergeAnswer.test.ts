import { describe, expect, it } from 'vitest';

import type { Order } from '~/contract/types';
import {
  draftWithNewShipment,
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { toOrderBody, toOrderDraft } from './orderDraft';
import {
  addConcept,
  deleteConcept,
  editConcept,
  editItem,
  editOrder,
  editShipping,
} from './orderEdits';
import { changesOfOthers, mergeOntoAnswer } from './orderMerge';

const base = sampleOrder({ status: 'pending' });
const draft = toOrderDraft(base);
const newerWith = (change: Partial<Order>) => sampleOrder({ status: 'pending', ...change });
const secondKey = (rows: readonly { key: string }[]) => rows[1]?.key ?? '';

describe('the draft after its save', () => {
  const sent = draftWithNewShipment();
  const answer = newerWith({
    items: [sampleItem(), sampleItem({ id: 12, product_id: 102, amount: 300 })],
    other_concepts: [
      sampleConcept(),
      sampleConcept({ id: 72, description: 'Embalaje', amount: 25 }),
    ],
    shipping: [
      sampleShipping(),
      sampleShipping({ id: 92, tracking_code: 'X1', transport_co: null, eta: null, link: null }),
    ],
  });

  it('is the answer when nothing was edited meanwhile', () => {
    expect(mergeOntoAnswer(sent, sent, answer)).toEqual(toOrderDraft(answer));
    expect(mergeOntoAnswer({ ...sent }, sent, answer)).toEqual({
      ...toOrderDraft(answer),
      rowsAdded: sent.rowsAdded,
    });
  });

  it('keeps later edits, also of rows that the save created', () => {
    let draftNow = editItem(sent, secondKey(sent.items), { store_observations: 'Cortado' });
    draftNow = editConcept(draftNow, secondKey(sent.other_concepts), { valueText: '30' });
    draftNow = editShipping(draftNow, secondKey(sent.shipping), { link: 'https://a.test' });
    draftNow = editOrder(draftNow, { store_observation: 'Llamar' });
    expect(toOrderBody(mergeOntoAnswer(draftNow, sent, answer))).toMatchObject({
      store_observation: 'Llamar',
      items: [{ id: 11 }, { id: 12, product_id: 102, amount: 300, store_observations: 'Cortado' }],
      other_concepts: [{ id: 71 }, { id: 72, description: 'Embalaje', amount: 30 }],
      shipping: [{ id: 91 }, { id: 92, tracking_code: 'X1', link: 'https://a.test' }],
    });
  });

  it('keeps rows that were added after it was sent', () => {
    const form = { description: 'Propina', value: '10', kind: 'surcharge' } as const;
    const more = addConcept(sent, form);
    if (!more.ok) throw new Error('was refused');
    const draftNow = mergeOntoAnswer(more.draft, sent, answer);
    expect(toOrderBody(draftNow).other_concepts).toMatchObject([
      { id: 71 },
      { id: 72 },
      { description: 'Propina', amount: 10 },
    ]);
    expect(new Set(draftNow.other_concepts.map(({ key }) => key)).size).toBe(3);
  });

  it('matches each of two equal new concepts with a stored one of its own', () => {
    const form = { description: 'Embalaje', value: '25', kind: 'surcharge' } as const;
    const second = addConcept(sent, form);
    if (!second.ok) throw new Error('was refused');
    const stored = sampleConcept({ id: 73, description: 'Embalaje', amount: 25 });
    const both = { ...answer, other_concepts: [...answer.other_concepts, stored] };
    const edited = editConcept(second.draft, second.draft.other_concepts[2]?.key ?? '', {
      valueText: '40',
    });
    expect(toOrderBody(mergeOntoAnswer(edited, second.draft, both)).other_concepts).toMatchObject([
      { id: 71 },
      { id: 72, amount: 25 },
      { id: 73, amount: 40 },
    ]);
  });
});

it('a new concept that equals a stored one gets the key of its own stored row', () => {
  const discount = {
    description: 'Descuento por efectivo',
    value: '50',
    kind: 'discount',
  } as const;
  const sent = addConcept(draft, discount);
  if (!sent.ok) throw new Error('was refused');
  const answer = newerWith({ other_concepts: [sampleConcept(), sampleConcept({ id: 72 })] });
  const edited = editConcept(sent.draft, secondKey(sent.draft.other_concepts), { valueText: '40' });
  expect(toOrderBody(mergeOntoAnswer(edited, sent.draft, answer)).other_concepts).toMatchObject([
    { id: 71, amount: -50 },
    { id: 72, amount: -40 },
  ]);
});

describe('what others changed before the answer to a save', () => {
  it('is named, and what was edited here is not', () => {
    const mine = editConcept(
      editItem(draftWithNewShipment(), 'item-11', { status: 'done' }),
      'concept-71',
      {
        valueText: '80',
      },
    );
    const saved = newerWith({
      store_observation: 'de otra pestaña',
      payment_method: 'Transferencia',
      items: [
        sampleItem({ status: 'done', amount: 9 }),
        sampleItem({ id: 12, product_id: 102 }),
        sampleItem({
          id: 13,
          product_id: 130,
          product_denormalized: { ...sampleItem().product_denormalized, name: 'Yerba' },
        }),
      ],
      other_concepts: [
        sampleConcept({ amount: -80 }),
        sampleConcept({ id: 72, description: 'Embalaje', amount: 25 }),
      ],
    });
    expect(changesOfOthers(mine, base, saved)).toEqual([
      'Observación de la tienda',
      'Queso sardo',
      'Yerba',
      'Medio de pago',
    ]);
  });

  it('is not the payment that the save requested', () => {
    expect(changesOfOthers(draft, base, newerWith({ payment_status: 'required' }))).toEqual([]);
  });

  it('is a payment that was made, and what was chosen with a requested one', () => {
    expect(changesOfOthers(draft, base, newerWith({ payment_status: 'done' }))).toEqual([
      'Estado del pago',
    ]);
    const chosen = newerWith({ payment_status: 'required', payment_method: 'Transferencia' });
    expect(changesOfOthers(draft, base, chosen)).toEqual(['Medio de pago']);
  });

  it('is a row that is gone', () => {
    expect(
      changesOfOthers(deleteConcept(draft, 'concept-71'), base, newerWith({ other_concepts: [] })),
    ).toEqual([]);
    expect(changesOfOthers(draft, base, newerWith({ other_concepts: [] }))).toEqual([
      'Concepto Descuento por efectivo',
    ]);
  });
});
