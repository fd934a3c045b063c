import { afterAll, describe, expect, it } from 'vitest';

import type { Order } from '~/contract/types';
import {
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { editsBetween } from './draftEdits';
import { toOrderDraft, toOrderBody } from './orderDraft';
import { isItemEdited } from './orderEdits';
import {
  CONCEPT_FIELDS,
  ITEM_FIELDS,
  ORDER_FIELDS,
  type OrderDraft,
  SHIPPING_FIELDS,
} from './orderFields';
import { changesOfOthers, mergeOntoAnswer, mergeOntoNewest } from './orderMerge';
import { isSaveStored } from './orderSaveStored';

// Adds the field of the source guide's recipe to each table.
const tables = [ORDER_FIELDS, ITEM_FIELDS, CONCEPT_FIELDS, SHIPPING_FIELDS];
for (const table of tables) {
  Object.assign(table, {
    gift_note: {
      label: 'Nota de regalo',
      read: (stored: { gift_note: string }) => ({ gift_note: stored.gift_note }),
      write: (draft: { gift_note: string }) => draft.gift_note,
    },
  });
}
afterAll(() => {
  for (const table of tables) Reflect.deleteProperty(table, 'gift_note');
});

/** The note in the order and in each of its rows. */
const everywhere = (gift_note: string) => ({
  gift_note,
  items: [{ gift_note }],
  other_concepts: [{ gift_note }],
  shipping: [{ gift_note }],
});

const stored = (gift_note: string, change: Partial<Order> = {}): Order =>
  Object.assign(sampleOrder({ status: 'pending', ...change }), {
    gift_note,
    items: [Object.assign(sampleItem(), { gift_note })],
    other_concepts: [Object.assign(sampleConcept(), { gift_note })],
    shipping: [Object.assign(sampleShipping(), { gift_note })],
  });

function edited(draft: OrderDraft, gift_note: string): OrderDraft {
  const noted = <Row extends object>(row: Row): Row => ({ ...row, gift_note });
  return noted({
    ...draft,
    items: draft.items.map(noted),
    other_concepts: draft.other_concepts.map(noted),
    shipping: draft.shipping.map(noted),
  });
}

const base = stored('Feliz día');
const draft = toOrderDraft(base);
const mine = edited(draft, 'Felicidades');
const labels = ['Nota de regalo', 'Queso sardo', 'Concepto Descuento por efectivo', 'Envío 1'];

describe('a field added to the tables', () => {
  it('is in the draft and in the body of the save', () => {
    expect(draft).toMatchObject(everywhere('Feliz día'));
    expect(toOrderBody(mine)).toMatchObject(everywhere('Felicidades'));
  });

  it('counts as a change', () => {
    expect(editsBetween(draft, toOrderDraft(base))).toEqual([]);
    expect(editsBetween(draft, mine)).toHaveLength(labels.length);
    expect(mine.items.map(isItemEdited)).toEqual([true]);
  });

  it('is kept over a newer order, and follows it where it was not edited', () => {
    const newer = stored('Feliz día', { store_observation: 'Urgente' });
    expect(mergeOntoNewest(mine, base, newer).draft).toMatchObject({
      ...everywhere('Felicidades'),
      store_observation: 'Urgente',
    });
    expect(mergeOntoNewest(draft, base, stored('Suerte')).draft).toMatchObject(
      everywhere('Suerte'),
    );
  });

  it('is a conflict where it changed locally and on the server', () => {
    expect(mergeOntoNewest(mine, base, stored('Feliz día')).conflicts).toEqual([]);
    const conflicts = mergeOntoNewest(mine, base, stored('Suerte')).conflicts;
    expect(conflicts.map(({ label }) => label)).toEqual(labels);
  });

  it('is named when others changed it', () => {
    expect(changesOfOthers(draft, base, stored('Suerte'))).toEqual(labels);
  });

  it('is kept when it was edited after the save was sent', () => {
    const later = edited(mine, 'Gracias');
    expect(mergeOntoAnswer(later, mine, stored('Felicidades'))).toMatchObject(
      everywhere('Gracias'),
    );
  });

  it('decides whether a lost save is stored', () => {
    const save = toOrderBody(mine);
    expect(isSaveStored(stored('Felicidades'), save, base)).toBe(true);
    expect(isSaveStored(base, save, base)).toBe(false);
  });
});
