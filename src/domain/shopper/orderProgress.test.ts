import { describe, expect, it } from 'vitest';

import {
  sampleConcept,
  sampleCustomerOrder,
  sampleItem,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import {
  awaitsPayment,
  breakdownOf,
  isFinished,
  orderStamps,
  orderSteps,
  paymentIsRequested,
  paymentNextText,
  progressText,
  shipmentText,
  whatsappHandOff,
} from './orderProgress';

const states = (status: 'provisional' | 'pending' | 'done') =>
  orderSteps(status)?.map(({ state }) => state);

describe('the stamps of a receipt', () => {
  it.each([
    ['provisional', 'pending', 0, []],
    ['pending', 'pending', 0, ['Recibido']],
    ['pending', 'done', 0, ['Recibido', 'Pagado']],
    ['preparing', 'done', 0, ['Recibido', 'En proceso', 'Pagado']],
    ['waiting_delivery', 'pending', 1, ['Recibido', 'En proceso', 'En camino']],
    ['charge', 'pending', 0, ['Recibido', 'En proceso', 'Listo']],
    ['done', 'done', 0, ['Recibido', 'En proceso', 'Pagado', 'Listo', 'Entregado']],
    ['store_canceled', 'done', 0, []],
  ] as const)('%s, payment %s, %i shipments: %j', (status, payment_status, count, expected) => {
    const shipping = Array.from({ length: count });
    expect(orderStamps({ status, payment_status, shipping })).toEqual(expected);
  });
});

describe('steps of an order', () => {
  it('go from Armando to Entregado', () => {
    expect(orderSteps('preparing')).toEqual([
      { label: 'Armando', state: 'done' },
      { label: 'Pendiente', state: 'done' },
      { label: 'En proceso', state: 'current' },
      { label: 'A despachar', state: 'ahead' },
      { label: 'Entregado', state: 'ahead' },
    ]);
  });

  it('start with the provisional order', () => {
    expect(states('provisional')).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead']);
  });

  it.each(['discarded', 'store_canceled', 'client_canceled'] as const)('%s has none', (status) => {
    expect(orderSteps(status)).toBeNull();
    expect(isFinished(status)).toBe(true);
  });

  it.each([
    [
      'provisional',
      'Tu pedido todavía no está confirmado',
      'Todavía podés cambiarlo. Cuando esté listo, finalizalo.',
    ],
    ['pending', 'La tienda recibió tu pedido', 'Lo va a preparar y enviar.'],
    ['preparing', 'La tienda está preparando tu pedido', 'Después sale para tu domicilio.'],
    ['charge', 'Tu pedido está listo', 'Falta cobrarlo.'],
    ['done', 'Tu pedido fue entregado', '¡Gracias por tu compra!'],
    ['discarded', 'Este pedido se descartó', 'No se va a preparar nada.'],
    ['store_canceled', 'La tienda canceló este pedido', ''],
  ] as const)('%s: says the state and what happens next', (status, headline, next) => {
    const text = progressText({ status, payment_status: 'pending', delivery: true });
    expect(text).toEqual({ headline, next });
  });

  it('does not ask for the money of a paid order', () => {
    const paid = { status: 'charge', payment_status: 'done', delivery: true } as const;
    expect(progressText(paid)).toEqual({ headline: 'Tu pedido está listo', next: '' });
  });

  it('does not offer to change a provisional order whose payment is fixed', () => {
    for (const payment_status of ['required', 'processing', 'done'] as const) {
      const { next } = progressText({ status: 'provisional', payment_status, delivery: true });
      expect(next).toBe('La tienda ya fijó el pago. Finalizalo para que lo prepare.');
    }
  });

  it('are reached up to the current one, all of them once delivered', () => {
    expect(states('pending')).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead']);
    expect(states('done')).toEqual(['done', 'done', 'done', 'done', 'current']);
  });

  it('tell a pick-up from a delivery', () => {
    const ready = { status: 'waiting_delivery', payment_status: 'pending' } as const;
    expect(progressText({ ...ready, delivery: true }).next).toContain('domicilio');
    expect(progressText({ ...ready, delivery: false }).next).toContain('retirarlo');
  });
});

const order = (change: object) =>
  sampleCustomerOrder({ status: 'pending', payment_status: 'pending', ...change });

describe('payment', () => {
  it('with Mercadopago that the store has not requested yet', () => {
    const waiting = order({ payment_method: 'Mercadopago' });
    expect(paymentNextText(waiting)).toContain('La tienda te va a pedir el pago');
    expect(paymentIsRequested(waiting)).toBe(false);
    expect(paymentNextText(waiting)).toContain('acá aparece el botón Pagar');
    expect(paymentNextText(waiting, { place: 'en tu pedido' })).toContain(
      'en tu pedido aparece el botón Pagar',
    );
  });

  const payment_data = { payment_id: 'pago-1', public_key: 'clave' };
  const requested = order({
    payment_method: 'Mercadopago',
    payment_status: 'required',
    payment_data,
  });

  it('that is requested', () => {
    expect(paymentIsRequested(requested)).toBe(true);
    expect(paymentNextText(requested)).toMatch(/ya podés pagar\.$/);
    expect(paymentNextText(requested, { place: 'en tu pedido' })).toMatch(
      /pagarlo en tu pedido\.$/,
    );
  });

  it('that is requested while the wallet opens or is open', () => {
    expect(paymentNextText(requested, { button: 'waiting' })).toMatch(/^Seguí en la ventana/);
  });

  it.each([[null], [{ ...payment_data, public_key: '' }], [{ ...payment_data, payment_id: '' }]])(
    'that is requested without the Pagar button, with the data %j',
    (data) => {
      const without = { ...requested, payment_data: data };
      expect(paymentIsRequested(without)).toBe(false);
      expect(paymentNextText(without)).toContain('acá todavía no se puede pagar');
    },
  );

  it.each([null, 'processing'] as const)('processing with the button %s', (button) => {
    const processing = { ...requested, payment_status: 'processing' } as const;
    expect(progressText(processing)).toEqual({
      headline: 'Estamos revisando tu pago',
      next: 'La tienda recibió tu pedido.',
    });
    expect(paymentNextText(processing, { button })).toMatch(/^No tenés que pagar de nuevo/);
    const provisional = { ...processing, status: 'provisional' } as const;
    expect(progressText(provisional).headline).toBe('Tu pedido todavía no está confirmado');
    expect(paymentNextText(provisional, { button })).toBe(
      'Estamos confirmando tu pago. No tenés que pagar de nuevo.',
    );
  });

  it('whose checkout was closed, perhaps after paying, can be tried again', () => {
    expect(paymentNextText(requested, { button: 'processing' })).toBe(
      'Estamos buscando tu pago. Si no pagaste, vas a poder intentarlo de nuevo.',
    );
    expect(paymentNextText(requested, { button: 'seeStatus' })).toBe(
      'El pago todavía no figura. Si no llegaste a pagar, tocá Pagar. Si ya pagaste, no tenés que pagar de nuevo.',
    );
  });

  it('that is requested elsewhere names the method and what the store says about it', () => {
    const transfer = { payment_method: 'Transferencia', payment_status: 'required' } as const;
    expect(paymentNextText(order({ ...transfer, payment_info: null }))).toBe(
      'La tienda te pidió el pago: Transferencia.',
    );
    expect(paymentNextText(order({ ...transfer, payment_info: ' Alias: almacen.marta ' }))).toBe(
      'La tienda te pidió el pago: Transferencia. Alias: almacen.marta',
    );
  });

  it.each([
    [{ payment_method: 'Efectivo' }],
    [{ payment_method: 'Efectivo', payment_status: 'required', status: 'store_canceled' }],
    [{ payment_method: 'Mercadopago', payment_status: 'required', status: 'discarded' }],
    [{ payment_method: 'Mercadopago', status: 'provisional' }],
    [{ payment_method: 'Mercadopago', payment_status: 'done' }],
  ])('has nothing to say for %j', (change) => {
    expect(paymentNextText(order(change))).toBeNull();
  });

  it.each([
    [{}, true],
    [{ payment_status: 'processing' }, true],
    [{ status: 'waiting_delivery' }, true],
    [{ payment_status: 'done' }, false],
    [{ status: 'provisional' }, false],
    [{ status: 'done' }, false],
    [{ status: 'store_canceled' }, false],
  ])('may still change: %j %s', (change, expected) => {
    expect(awaitsPayment(order(change))).toBe(expected);
  });
});

describe('shipment', () => {
  const shipment = sampleShipping({ eta: '2026-03-18 12:00:00' });
  it.each([
    ['charge', new Date(2026, 2, 17), 'OCA · OCA-55012 · llega 18/03/2026 12:00'],
    ['charge', new Date(2026, 2, 20), 'OCA · OCA-55012 · debía llegar el 18/03/2026 12:00'],
    ['done', new Date(2026, 2, 17), 'OCA · OCA-55012'],
    ['done', new Date(2026, 2, 20), 'OCA · OCA-55012'],
  ] as const)('of an order in %s at %s', (status, now, text) => {
    expect(shipmentText(shipment, status, now)).toBe(text);
  });

  it('without a date', () => {
    expect(shipmentText({ ...shipment, eta: null }, 'charge', new Date())).toBe('OCA · OCA-55012');
  });
});

it('the breakdown lists the parts of the total', () => {
  const items = [sampleItem({ amount: 2 })];
  const receipt = sampleCustomerOrder({
    items,
    shippcost: 1500,
    other_concepts: [
      sampleConcept({ id: 1, description: 'Descuento', amount: -50 }),
      sampleConcept({ id: 2, description: 'Bolsa', amount: 20 }),
    ],
  });
  const parts = breakdownOf(receipt);
  expect(parts).toEqual([
    { id: 'items', label: 'Productos', amount: 200 },
    { id: 'shipping', label: 'Envío', amount: 1500 },
    { id: '1', label: 'Descuento', amount: -50, isOwnText: true },
    { id: '2', label: 'Bolsa', amount: 20, isOwnText: true },
  ]);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(1670);
  expect(breakdownOf({ items, shippcost: 0, other_concepts: [] })).toEqual([]);
});

describe('WhatsApp', () => {
  it.each([
    ['https://wa.me/549110', 'https://wa.me/549110?text=Pedido+DO8'],
    [
      'https://api.whatsapp.com/send?phone=549',
      'https://api.whatsapp.com/send?phone=549&text=Pedido+DO8',
    ],
    ['https://wa.me.malo.test/1', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('hands over to %s by %s', (link, url) => {
    expect(whatsappHandOff(link, 'Pedido DO8')).toBe(url);
  });
});
