import type { ItemStatus, OrderStatus } from '~/contract/types';

/** Tabs of the staff home's orders block, in the order of the screen (§2 staff). */
export const HOME_TABS = ['ENTRANTES', 'EN PROCESO', 'A DESPACHAR', 'ENTREGADAS'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

export interface OrderStatusLook {
  /** What badges, combos and exports say. */
  readonly label: string;
  /** The second name that §4 gives to two statuses, for narrow places; otherwise the label. */
  readonly shortLabel: string;
  /** Mantine colour name of the badge. */
  readonly color: string;
  /** Where the staff home counts the order (§4 staff, home grouping); null: nowhere. */
  readonly homeTab: HomeTab | null;
}

/** Every order status (§4 staff and customer), in the order in which combos list them. */
export const orderStatuses = {
  provisional: { label: 'Provisorio', shortLabel: 'Provisorio', color: 'gray', homeTab: null },
  pending: { label: 'Pendiente', shortLabel: 'Pendiente', color: 'yellow', homeTab: 'ENTRANTES' },
  preparing: { label: 'En proceso', shortLabel: 'Proceso', color: 'blue', homeTab: 'EN PROCESO' },
  waiting_delivery: {
    label: 'A despachar',
    shortLabel: 'Entregar',
    color: 'orange',
    homeTab: 'A DESPACHAR',
  },
  charge: { label: 'Cobrar', shortLabel: 'Cobrar', color: 'grape', homeTab: null },
  done: { label: 'Entregado', shortLabel: 'Entregado', color: 'green', homeTab: 'ENTREGADAS' },
  discarded: { label: 'Descartado', shortLabel: 'Descartado', color: 'gray', homeTab: null },
  store_canceled: {
    label: 'Cancelado por store',
    shortLabel: 'Cancelado por store',
    color: 'red',
    homeTab: null,
  },
  client_canceled: {
    label: 'Cancelado por cliente',
    shortLabel: 'Cancelado por cliente',
    color: 'red',
    homeTab: null,
  },
} as const satisfies Record<OrderStatus, OrderStatusLook>;

/** Whether an item is ready (§3 staff: pending or done; their words are not given). */
export const itemStatuses = {
  pending: { label: 'Pendiente' },
  done: { label: 'Listo' },
} as const satisfies Record<ItemStatus, { label: string }>;

const STATUS_ORDER: readonly OrderStatus[] = [
  'provisional',
  'pending',
  'preparing',
  'waiting_delivery',
  'charge',
  'done',
  'discarded',
  'store_canceled',
  'client_canceled',
];

/** Choices of the status combo; staff pick any of them freely (§4 staff). */
export function statusOptions(): { value: OrderStatus; label: string }[] {
  return STATUS_ORDER.map((value) => ({ value, label: orderStatuses[value].label }));
}

/** Whether a text (an address parameter, a combo's value) is an order status. */
export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(orderStatuses, text);
}
