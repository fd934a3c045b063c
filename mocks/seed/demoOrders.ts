import type { ProductRow } from '../database/db';
import { DEMO_ORDERS } from './accounts';
import { ageOfMinutes, ageOfTime, daysBefore } from './clock';
import type { ItemSeed, OrderSeed } from './orderBuilder';
import { chatTextOf, WALLET_PUBLIC_KEY } from './orders';

const TRACKING = 'https://envios.tienda.test/seguimiento';
const DELIVERY_COST = 1500;

/** Common values of the six orders. */
export interface DemoOrderContext {
  storeId: number;
  clientId: number;
  address: string;
  products: readonly ProductRow[];
}

function wallet(preference: string) {
  return {
    status: 'preparing',
    payment_method: 'Mercadopago',
    payment_data: { payment_id: preference, public_key: WALLET_PUBLIC_KEY },
  } as const;
}

/**
 * The six orders of #donpepe with public links, all of the demo client.
 * @throws Error when the catalogue lacks one of their products
 */
export function demoOrders(now: Date, context: DemoOrderContext): OrderSeed[] {
  const item = (name: string, amount: number, extra: Partial<ItemSeed> = {}): ItemSeed => {
    const product = context.products.find((row) => row.name === name);
    if (product === undefined) throw new Error(`The catalogue has no ${name}`);
    return { product, amount, raw_product: chatTextOf(amount, product), ...extra };
  };
  const common = {
    store_id: context.storeId,
    curr_symbol: '$',
    prefix: 'DP',
    client_id: context.clientId,
    delivery: true,
    delivery_address: context.address,
    shipping_cost: DELIVERY_COST,
  } as const;

  return [
    {
      ...common,
      ...DEMO_ORDERS.provisional,
      age: ageOfMinutes(25),
      status: 'provisional',
      payment_status: 'pending',
      payment_method: null,
      shipping_cost: 0,
      items: [
        item('Yerba mate con palo 1 kg', 2),
        item('Jamón cocido natural', 300),
        item('Medialunas de manteca', 1),
      ],
    },
    {
      ...common,
      ...DEMO_ORDERS.toPay,
      ...wallet('preferencia-a-pagar'),
      age: ageOfMinutes(180),
      payment_status: 'required',
      client_observation: 'Tocar el timbre dos veces, por favor.',
      items: [
        item('Queso pategrás', 400, { status: 'done' }),
        item('Salame picado grueso', 200, { status: 'done' }),
        item('Vino malbec 750 ml', 2),
      ],
    },
    {
      ...common,
      ...DEMO_ORDERS.processing,
      ...wallet('preferencia-procesando'),
      age: ageOfMinutes(290),
      payment_status: 'processing',
      items: [
        item('Asado de tira', 2.5, {
          status: 'done',
          revised_price: 30_940,
          store_observations: 'Pesó 2,6 kg',
        }),
        item('Chorizo parrillero', 1, { status: 'done' }),
      ],
    },
    {
      ...common,
      ...DEMO_ORDERS.paid,
      ...wallet('preferencia-pagado'),
      age: ageOfTime(1, 13, 30),
      payment_status: 'done',
      payment_info: 'Aprobado',
      items: [
        item('Leche entera sachet 1 l', 6, { status: 'done' }),
        item('Pan de campo', 1, { status: 'done' }),
        item('Dulce de leche repostero', 0.5, { status: 'done' }),
      ],
    },
    {
      ...common,
      ...DEMO_ORDERS.cash,
      age: ageOfTime(1, 11, 30),
      status: 'preparing',
      payment_status: 'pending',
      payment_method: 'Efectivo',
      delivery: false,
      delivery_address: null,
      shipping_cost: 0,
      store_observation: 'Pasa a retirar a la tarde.',
      items: [
        item('Papa negra', 3),
        item('Tomate redondo', 1.5),
        item('Huevos de campo', 1),
        item('Jugo de naranja exprimido', 2),
      ],
      concepts: [
        { description: 'Descuento por pago en efectivo', amount: -1200 },
        { description: 'Recargo por bolsa reutilizable', amount: 450 },
      ],
    },
    {
      ...common,
      ...DEMO_ORDERS.dispatched,
      age: ageOfTime(6, 15, 30),
      status: 'done',
      payment_status: 'done',
      payment_method: 'Transferencia',
      payment_info: 'Aprobado',
      shipping_cost: 3200,
      items: [
        item('Yerba mate con palo 1 kg', 4, { status: 'done' }),
        item('Alfajores de chocolate', 2, { status: 'done' }),
        item('Mantel de hule estampado', 3, { status: 'done' }),
      ],
      shipping: [
        {
          trackingCode: 'CS104455201',
          carrier: 'Correo del Sur',
          departure: daysBefore(now, 5),
          eta: daysBefore(now, 3),
          link: `${TRACKING}/CS104455201`,
          observations: 'Caja con la yerba y los alfajores',
        },
        {
          trackingCode: 'CS104455202',
          carrier: 'Correo del Sur',
          departure: daysBefore(now, 4),
          eta: daysBefore(now, 2),
          link: `${TRACKING}/CS104455202`,
          observations: 'Tubo con el mantel',
        },
      ],
    },
  ];
}
