import { describe, expect, it } from 'vitest';

import { isOrderStatus, nextStep, orderStatuses, statusOptions } from './orderStatus';

describe('order statuses', () => {
  it.each([
    ['provisional', 'Provisorio', null],
    ['pending', 'Pendiente', 'ENTRANTES'],
    ['preparing', 'En proceso', 'EN PROCESO'],
    ['waiting_delivery', 'A despachar', 'A DESPACHAR'],
    ['charge', 'Cobrar', null],
    ['done', 'Entregado', 'ENTREGADAS'],
    ['discarded', 'Descartado', null],
    ['store_canceled', 'Cancelado por store', null],
    ['client_canceled', 'Cancelado por cliente', null],
  ] as const)('%s is called %s and counts in %s', (status, label, tab) => {
    expect(orderStatuses[status]).toMatchObject({ label, homeTab: tab });
  });

  it('offers every status once', () => {
    const values = statusOptions().map((option) => option.value);
    expect(values).toHaveLength(9);
    expect([...values].toSorted()).toEqual(Object.keys(orderStatuses).toSorted());
    expect(values).toEqual([
      'provisional',
      'pending',
      'preparing',
      'waiting_delivery',
      'charge',
      'done',
      'discarded',
      'store_canceled',
      'client_canceled',
    ]);
    expect(statusOptions()[1]).toEqual({ value: 'pending', label: 'Pendiente' });
  });

  it.each([
    ['provisional', 'pending', 'Pasar a Pendiente'],
    ['pending', 'preparing', 'Preparar'],
    ['preparing', 'waiting_delivery', 'Listo para despachar'],
    ['waiting_delivery', 'done', 'Entregar'],
    ['charge', 'done', 'Entregar'],
  ] as const)('%s is followed by %s', (status, next, label) => {
    expect(nextStep(status)).toEqual({ status: next, label });
  });

  it.each(['done', 'discarded', 'client_canceled'] as const)('%s has no next step', (status) => {
    expect(nextStep(status)).toBeNull();
  });

  it('recognises statuses only', () => {
    expect(isOrderStatus('waiting_delivery')).toBe(true);
    expect(isOrderStatus('Pendiente')).toBe(false);
    expect(isOrderStatus('toString')).toBe(false);
  });
});
