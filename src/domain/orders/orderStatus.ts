import type { ItemStatus, OrderStatus } from '~/contract/types';
import { lookOf, otherLabel } from '~/domain/unknownValue';

/** Tabs of the staff home's orders block, in the order of the screen. */
export const HOME_TABS = ['ENTRANTES', 'EN PROCESO', 'A DESPACHAR', 'ENTREGADAS'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** Colour of a status, by the names of the component library; amber is the filled one of payments that wait. */
export type StatusColor =
  | 'gray'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'amber'
  | 'green'
  | 'blue'
  | 'grape';

interface OrderStatusDisplay {
  /** Labels of badges, combos and exports. */
  readonly label: string;
  /** Colour of the badge. */
  readonly color: StatusColor;
  /** The tab of the staff home that counts the order; null: none. */
  readonly homeTab: HomeTab | null;
}

/** Every order status, in the order of combos and of the workflow. */
export const orderStatuses = {
  provisional: { label: 'Provisorio', color: 'gray', homeTab: null },
  pending: { label: 'Pendiente', color: 'yellow', homeTab: 'ENTRANTES' },
  preparing: { label: 'En proceso', color: 'blue', homeTab: 'EN PROCESO' },
  waiting_delivery: {
    label: 'A despachar',
    color: 'orange',
    homeTab: 'A DESPACHAR',
  },
  charge: { label: 'Cobrar', color: 'grape', homeTab: null },
  done: { label: 'Entregado', color: 'green', homeTab: 'ENTREGADAS' },
  discarded: { label: 'Descartado', color: 'gray', homeTab: null },
  store_canceled: {
    label: 'Cancelado por store',
    color: 'red',
    homeTab: null,
  },
  client_canceled: {
    label: 'Cancelado por cliente',
    color: 'red',
    homeTab: null,
  },
} as const satisfies Record<OrderStatus, OrderStatusDisplay>;

/** Whether an item is ready. */
export const itemStatuses = {
  pending: { label: 'Pendiente' },
  done: { label: 'Listo' },
} as const satisfies Record<ItemStatus, { label: string }>;

const STATUS_ORDER = Object.keys(orderStatuses).filter(isOrderStatus);

/** Label and colour of an order status, also of one that this build does not know. */
export function orderStatusDisplay(status: OrderStatus): OrderStatusDisplay {
  return lookOf<OrderStatusDisplay>(orderStatuses, status, (label) => ({
    label,
    color: 'gray',
    homeTab: null,
  }));
}

/**
 * Choices of the status combo; staff may pick any of them.
 * @param current the present value, which is a choice even when this build does not know it
 */
export function statusOptions(current?: OrderStatus): { value: OrderStatus; label: string }[] {
  const known = STATUS_ORDER.map((value) => ({ value, label: orderStatuses[value].label }));
  if (current === undefined || Object.hasOwn(orderStatuses, current)) return known;
  return [...known, { value: current, label: otherLabel(current) }];
}

/** The usual next status, with the words for this step on the home, in rows and on the order. */
export const nextSteps = {
  provisional: { status: 'pending', label: 'Pasar a Pendiente' },
  pending: { status: 'preparing', label: 'Preparar' },
  preparing: { status: 'waiting_delivery', label: 'Listo para despachar' },
  waiting_delivery: { status: 'done', label: 'Entregar' },
  charge: { status: 'done', label: 'Entregar' },
} as const satisfies Partial<Record<OrderStatus, NextStep>>;

interface NextStep {
  readonly status: OrderStatus;
  readonly label: string;
}

/** The usual next step of an order; null: none. */
export function nextStep(status: OrderStatus): NextStep | null {
  const steps: Readonly<Partial<Record<OrderStatus, NextStep>>> = nextSteps;
  return steps[status] ?? null;
}

/** The label of {@link nextStep} for an order: what its client fetches is not dispatched. */
export function nextStepLabel({
  status,
  delivery,
}: {
  status: OrderStatus;
  delivery: boolean;
}): string {
  const step = nextStep(status);
  return step?.status === 'waiting_delivery' && !delivery
    ? 'Listo para retirar'
    : (step?.label ?? '');
}

/** The place of a status in the workflow, for sorting; a status that this build does not know comes last. */
export function statusRank(status: OrderStatus): number {
  const index = STATUS_ORDER.indexOf(status);
  return index === -1 ? STATUS_ORDER.length : index;
}

/** Whether a text (a search parameter, a combo's value) is an order status. */
export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(orderStatuses, text);
}

const CANCELLED: ReadonlySet<OrderStatus> = new Set([
  'discarded',
  'store_canceled',
  'client_canceled',
]);

/** Whether an order was discarded or cancelled: nothing of it is sold. */
export function isCancelled({ status }: { status: OrderStatus }): boolean {
  return CANCELLED.has(status);
}
