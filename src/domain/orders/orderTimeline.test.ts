import { expect, it } from 'vitest';

import {
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { orderTimeline } from './orderTimeline';

const NOW = '2026-03-17 20:00:00';

it('lists creation, payment, shipments by date and the status, then what is planned', () => {
  const order = sampleOrder({
    status: 'waiting_delivery',
    payment_status: 'done',
    items: [],
    other_concepts: [],
    client_observation: null,
    store_observation: null,
    shipping: [
      sampleShipping({ departure: '2026-03-17 09:00:00', eta: '2026-03-18 12:00:30' }),
      sampleShipping({
        transport_co: ' ',
        tracking_code: null,
        departure: '2026-03-16 08:00:00',
        eta: null,
      }),
    ],
  });
  expect(orderTimeline(order, NOW).map(({ key: _key, ...event }) => event)).toEqual([
    { text: 'Pedido creado', at: '2026-03-14 17:58:00' },
    { text: 'Pago aprobado', at: null },
    { text: 'Salida del envío', at: '2026-03-16 08:00:00' },
    { text: 'Salida del envío (OCA, OCA-55012)', at: '2026-03-17 09:00:00' },
    { text: 'Estado: A despachar', at: null },
    {
      text: 'Llegada prevista (OCA, OCA-55012)',
      at: '2026-03-18 12:00:30',
      isPlanned: true,
    },
  ]);
});

it('quotes the notes and names what the store changed', () => {
  const item = sampleItem({ revised_price: 150 });
  const order = sampleOrder({
    shipping: [],
    original_id: 'WC-77',
    items: [item, sampleItem({ id: 12 })],
    other_concepts: [
      sampleConcept(),
      sampleConcept({ id: 72, description: 'Embalaje', amount: 20 }),
    ],
    client_observation: ' Tocar timbre ',
    store_observation: 'Paga tarde',
  });
  expect(
    orderTimeline(order, NOW).map(({ text, quote }) => [text, quote].filter(Boolean).join(' | ')),
  ).toEqual([
    'Pedido importado',
    'Observación del cliente | Tocar timbre',
    'Precio revisado de Queso sardo: $\u00a0150,00',
    'Descuento por efectivo: -$\u00a050,00',
    'Embalaje: $\u00a020,00',
    'Observación de la tienda | Paga tarde',
    'Estado: En proceso',
  ]);
});
