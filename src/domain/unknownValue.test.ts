import { describe, expect, it } from 'vitest';

import { sampleOrder } from '~/testSupport/orderFixtures';

import { orderStatusDisplay, statusOptions, statusRank } from './orders/orderStatus';
import { orderTimeline } from './orders/orderTimeline';
import { paymentRank, paymentStatusDisplay } from './payments/paymentStatus';
import { importStateDisplay } from './products/importStatus';
import { orderedAmount } from './shopper/customerOrder';
import { orderSteps, progressText } from './shopper/orderProgress';
import { languageTag } from './store/languages';
import { lookOf } from './unknownValue';

/** What a newer server may send: the type does not stop it. */
const sent = (value: string) => value as never;

describe('a value that this build does not know', () => {
  it.each([
    ['order status', () => orderStatusDisplay(sent('en_camino')).label],
    ['payment status in lists', () => paymentStatusDisplay(sent('en_camino')).listLabel],
    ['payment status as icon', () => paymentStatusDisplay(sent('en_camino')).iconText],
    ['import status', () => importStateDisplay(sent('en_camino')).label],
  ])('%s: has a label with the value', (_name, label) => {
    expect(label()).toBe('Otro (en_camino)');
  });

  it('an empty value and names of Object.prototype are unknown too', () => {
    expect(orderStatusDisplay(sent('')).label).toBe('Otro');
    expect(lookOf({}, 'constructor', (label) => label)).toBe('Otro (constructor)');
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    '%s, a name that every object has, is unknown to each table of an order',
    (name) => {
      const status = sent(name);
      const order = sampleOrder({ status, payment_status: status });
      expect(orderTimeline(order, '2026-03-17 20:00:00').length).toBeGreaterThan(0);
      expect(orderSteps(status)).toBeNull();
      expect(progressText({ status, payment_status: 'pending', delivery: false }).next).toBe('');
      expect(orderedAmount(2, name)).toMatch(/^2/);
    },
  );

  it('an order in it belongs to no tab of the home', () => {
    expect(orderStatusDisplay(sent('en_camino')).homeTab).toBeNull();
  });

  it('is grey, an import in it white', () => {
    expect(orderStatusDisplay(sent('en_camino')).color).toBe('gray');
    expect(paymentStatusDisplay(sent('en_camino')).color).toBe('gray');
    expect(importStateDisplay(sent('en_camino')).color).toBe('white');
  });

  it('is sorted after the known ones, which follow the workflow', () => {
    const statuses = statusOptions().map(({ value }) => value);
    expect(statuses.map(statusRank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(statusRank(sent('en_camino'))).toBe(9);
    const payments = ['pending', 'required', 'processing', 'done'] as const;
    expect(payments.map(paymentRank)).toEqual([0, 1, 2, 3]);
    expect(paymentRank(sent('en_camino'))).toBe(4);
  });

  it('is a choice of the status combo while the order has it', () => {
    expect(statusOptions('pending')).toEqual(statusOptions());
    expect(statusOptions(sent('en_camino')).at(-1)).toEqual({
      value: 'en_camino',
      label: 'Otro (en_camino)',
    });
  });

  it('a language falls back to Spanish', () => {
    expect(languageTag(sent('fr'))).toBe('es');
    expect(languageTag('po')).toBe('pt-BR');
  });
});
