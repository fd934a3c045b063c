import type {
  CustomerOrder,
  Order,
  OrderItem,
  OrderSummary,
  OtherConcept,
  Product,
  ShippingEntry,
} from '~/contract/types';
import { toOrderDraft } from '~/domain/orders/draft/orderDraft';
import {
  addConcept,
  addItem,
  addShipping,
  editOrder,
  editShipping,
} from '~/domain/orders/draft/orderEdits';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';

/** Sample entities for unit tests; each function takes the fields that its test is about. */
export function sampleItem(change: Partial<OrderItem> = {}): OrderItem {
  return {
    id: 11,
    product_id: 101,
    original_id: null,
    amount: 2,
    revised_price: null,
    revised_amount: null,
    store_observations: null,
    status: 'pending',
    raw_product: 'dos kilos de queso sardo',
    product_denormalized: {
      id: 101,
      name: 'Queso sardo',
      brand: 'La Serenísima',
      kind: 'Quesos',
      quantity_unit: 'kg',
      price_per_unit: 100,
      image_url: null,
    },
    ...change,
  };
}

export function sampleConcept(change: Partial<OtherConcept> = {}): OtherConcept {
  return { id: 71, description: 'Descuento por efectivo', amount: -50, ...change };
}

export function sampleShipping(change: Partial<ShippingEntry> = {}): ShippingEntry {
  return {
    id: 91,
    tracking_code: 'OCA-55012',
    transport_co: 'OCA',
    eta: '2026-03-18 12:00:30',
    link: 'https://envios.example/OCA-55012',
    observations: null,
    departure: null,
    original_id: null,
    ...change,
  };
}

export function sampleSummary(change: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 1042,
    alphanum_id: 'DP1042',
    original_id: null,
    client_id: 5,
    client: { id: 5, email: null, first_name: 'Lucía', last_name: 'Fernández', phone: null },
    created_at: '2026-03-14 17:58:00',
    status: 'preparing',
    payment_status: 'pending',
    payment_method: 'Efectivo',
    payment_info: null,
    total_price: 100,
    curr_symbol: '$',
    delivery: true,
    nitems: 1,
    ...change,
  };
}

export function sampleOrder(change: Partial<Order> = {}): Order {
  return {
    ...sampleSummary(),
    client: {
      id: 5,
      email: null,
      first_name: 'Lucía',
      last_name: 'Fernández',
      surname: null,
      phone: null,
      address: null,
      first_seen: '2026-01-05 10:12:00',
      last_seen: '2026-03-14 17:55:00',
    },
    total_price: 300,
    shipping_cost: 150,
    delivery_address: 'Gascón 1280',
    client_observation: null,
    store_observation: null,
    items: [sampleItem()],
    other_concepts: [sampleConcept()],
    shipping: [sampleShipping()],
    ...change,
  };
}

export function sampleCustomerOrder(change: Partial<CustomerOrder> = {}): CustomerOrder {
  return {
    id: 1042,
    token: 'pedido-a-pagar',
    alphanum_id: 'DP1042',
    original_id: null,
    client_id: 5,
    created_at: '2026-03-14 17:58:00',
    status: 'preparing',
    payment_status: 'required',
    payment_method: 'Mercadopago',
    payment_info: null,
    payment_data: { payment_id: 'pago-1042', public_key: 'TEST-clave' },
    total_price: 300,
    curr_symbol: '$',
    delivery: true,
    delivery_address: 'Gascón 1280',
    nitems: 1,
    items: [sampleItem()],
    other_concepts: [sampleConcept()],
    shipping: [],
    shippcost: 150,
    store: { hashtag: '#donpepe', name: 'Almacén Don Pepe', address: 'Av. Rivadavia 4321' },
    ...change,
  };
}

export function sampleProduct(change: Partial<Product> = {}): Product {
  return {
    id: 102,
    original_id: null,
    name: 'Queso cremoso',
    brand: { name: 'Don Pepe' },
    kind: { name: 'Quesos' },
    category: 'Lácteos',
    quantity_unit: 'gr',
    price_per_unit: 8.5,
    curr_symbol: '$',
    description: null,
    tags: ['quesos'],
    image_url: null,
    active: true,
    ...change,
  };
}

/** The draft of the sample order, pending, with a new item and a new concept. */
export function draftWithNewRows(): OrderDraft {
  const item = addItem(
    editOrder(toOrderDraft(sampleOrder()), { status: 'pending' }),
    sampleProduct(),
    '300',
  );
  if (!item.ok) throw new Error('was refused');
  const concept = addConcept(item.draft, {
    description: 'Embalaje',
    value: '25',
    kind: 'surcharge',
  });
  if (!concept.ok) throw new Error('was refused');
  return concept.draft;
}

/** {@link draftWithNewRows}, and a new shipment. */
export function draftWithNewShipment(): OrderDraft {
  const draft = addShipping(draftWithNewRows());
  return editShipping(draft, draft.shipping[1]?.key ?? '', { tracking_code: 'X1' });
}
