import { beforeEach, expect, it } from 'vitest';

import { api } from '~/api/transport/client';
import type { Order } from '~/contract/types';
import { toOrderBody, toOrderDraft } from '~/domain/orders/draft/orderDraft';
import {
  addConcept,
  addItem,
  addShipping,
  deleteConcept,
  editConcept,
  editItem,
  editOrder,
  editShipping,
  setRevisedPrice,
  setShippingCost,
} from '~/domain/orders/draft/orderEdits';
import { type OrderDraft, SHIPPING_FIELDS } from '~/domain/orders/draft/orderFields';
import { fieldNames } from '~/domain/orders/draft/rowFields';
import { statusOptions } from '~/domain/orders/orderStatus';
import { paymentOptions } from '~/domain/payments/paymentStatus';
import { isNightly } from '~/testSupport/faults';
import { sampleProduct } from '~/testSupport/orderFixtures';
import { OPEN, read, signIn } from '~/testSupport/testOrderForm';

import { useMockBackend } from '../../../mocks/node';
import { type OrderLocks, orderLocks } from './orderLocks';

const backend = useMockBackend();

beforeEach(signIn);

const keyOf = (rows: readonly { key: string }[]) => rows[0]?.key ?? '';

function added(result: ReturnType<typeof addItem> | ReturnType<typeof addConcept>): OrderDraft {
  if (!result.ok) throw new Error('The row is invalid');
  return result.draft;
}

const surcharge = { description: 'Embalaje', value: '25', kind: 'surcharge' } as const;

/** An edit of each field of an order, and of whole rows, with the lock of its part of the form. */
const edits: readonly (readonly [
  string,
  keyof OrderLocks | null,
  (draft: OrderDraft) => OrderDraft,
])[] = [
  ['observation', null, (draft) => editOrder(draft, { store_observation: 'Hoy' })],
  ['payment info', 'paymentInfo', (draft) => editOrder(draft, { payment_info: 'Alias' })],
  ['shipping cost', 'shippingCost', (draft) => setShippingCost(draft, '333')],
  ['amount', 'itemQuantities', (draft) => editItem(draft, keyOf(draft.items), { amount: 9 })],
  ['revised price', 'revisedPrices', (draft) => setRevisedPrice(draft, keyOf(draft.items), '91')],
  ['note', null, (draft) => editItem(draft, keyOf(draft.items), { store_observations: 'x' })],
  ['item status', null, (draft) => editItem(draft, keyOf(draft.items), { status: 'done' })],
  [
    'new item',
    'itemQuantities',
    (draft) => added(addItem(draft, sampleProduct({ id: 1, quantity_unit: 'unid' }), '1')),
  ],
  [
    'description',
    'concepts',
    (draft) => editConcept(draft, keyOf(draft.other_concepts), { description: 'Promo' }),
  ],
  [
    'value',
    'concepts',
    (draft) => editConcept(draft, keyOf(draft.other_concepts), { valueText: '61' }),
  ],
  ['new concept', 'concepts', (draft) => added(addConcept(draft, surcharge))],
  ['deleted concept', 'concepts', (draft) => deleteConcept(draft, keyOf(draft.other_concepts))],
  ...fieldNames(SHIPPING_FIELDS).map(
    (field) =>
      [
        field,
        'shippingEntries',
        (draft: OrderDraft) =>
          editShipping(draft, keyOf(draft.shipping), {
            [field]:
              field === 'link'
                ? 'https://envios.example/9'
                : field === 'eta' || field === 'departure'
                  ? '01/02/2026 10:00'
                  : 'otro',
          }),
      ] as const,
  ),
  [
    'new shipment',
    'shippingEntries',
    (draft) => {
      const next = addShipping(draft);
      return editShipping(next, next.shipping.at(-1)?.key ?? '', { tracking_code: 'X9' });
    },
  ],
];

const row = () => {
  const found = backend.db.orders.find(({ alphanum_id }) => alphanum_id === OPEN);
  if (!found) throw new Error('The order is gone');
  return found;
};

/** Why the backend refuses a save; null: it does not. */
async function refusalOf(body: ReturnType<typeof toOrderBody>): Promise<string | null> {
  const path = { params: { path: { id: OPEN } }, body };
  return api()
    .POST('/store/orders/{id}', path)
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    );
}

// A payment that is not pending locks alike in every other state.
const payments = paymentOptions().slice(0, isNightly ? undefined : 2);
const cells = payments.flatMap(({ value: payment_status }) =>
  statusOptions().map(({ value: status }) => ({ status, payment_status })),
);

it.each(cells)('locks in $status, $payment_status, what the backend refuses', async (cell) => {
  const { id } = row();
  const shipment = {
    id: 900,
    original_id: null,
    tracking_code: 'A1',
    transport_co: null,
    departure: null,
    eta: null,
    link: null,
    observations: null,
  };
  backend.db.orders.update(id, { ...cell, payment_info: null, shipping: [shipment] });
  const start = { ...row() };
  const order: Order = await read(OPEN);
  const locks = orderLocks(order, order.status);
  const refusals: Record<string, string | null> = {};
  for (const [name, , edit] of edits) {
    // oxlint-disable-next-line no-await-in-loop -- each save begins with the same order
    refusals[name] = await refusalOf(toOrderBody(edit(toOrderDraft(order))));
    backend.db.orders.update(id, start);
  }
  const expected = edits.map(([name, lock]) => [name, lock === null ? null : locks[lock]]);
  expect(refusals).toEqual(Object.fromEntries(expected));
});
