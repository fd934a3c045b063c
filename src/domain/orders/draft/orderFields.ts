import type {
  ItemStatus,
  Order,
  OrderItem,
  OrderItemInput,
  OrderSave,
  OrderStatus,
  OtherConcept,
  OtherConceptInput,
  ShippingEntry,
  ShippingEntryInput,
} from '~/contract/types';
import { moneyText, parsePrice } from '~/domain/typedNumbers';
import { formatDate } from '~/lib/dates';
import { textOrNull } from '~/lib/text';
import { displayToApi } from '~/lib/typedDates';

import { validateEditedValue } from '../concepts';
import {
  mayEditConcepts,
  mayEditItemQuantity,
  mayEditPaymentInfo,
  mayEditRevisedPrice,
  mayEditShippingCost,
  mayEditShippingEntries,
} from '../orderRules';
import { itemStatuses, orderStatusDisplay } from '../orderStatus';
import type { Fields } from './rowFields';

/** The order's own fields in a save: its rows, and what requests the payment, are written apart. */
type OrderInput = Omit<
  OrderSave,
  'items' | 'shipping' | 'other_concepts' | 'other_concepts_del' | 'payment_status'
>;
type ItemInput = Omit<OrderItemInput, 'id' | 'product_id'>;
type ConceptInput = Omit<OtherConceptInput, 'id'>;
type ShippingInput = Omit<ShippingEntryInput, 'id' | 'original_id'>;

/** An item of an order being edited. `key`, `stored` and `revisedPriceText` are not sent to the server. */
export interface OrderItemDraft {
  readonly key: string;
  /** The stored item; null: not saved yet. */
  readonly stored: OrderItem | null;
  readonly product_id: OrderItem['product_id'];
  readonly amount: number;
  /** The last valid revised price; null: none. Totals use it. */
  readonly revised_price: number | null;
  /** The revised price as typed. */
  readonly revisedPriceText: string;
  readonly store_observations: string;
  readonly status: ItemStatus;
  readonly product_denormalized: OrderItem['product_denormalized'];
}

/** A concept of an order being edited. `key`, `stored` and `valueText` are not sent to the server. */
export interface ConceptDraft {
  readonly key: string;
  /** The stored concept; null: not saved yet. */
  readonly stored: OtherConcept | null;
  readonly description: string;
  /** The last valid value, with the sign of its kind. */
  readonly amount: number;
  /** The value as typed, without sign. */
  readonly valueText: string;
}

export type ShippingField = keyof ShippingInput;

/** A shipping entry being edited: every field as typed, dates as DD/MM/YYYY HH:mm. */
export interface ShippingDraft extends Readonly<Record<ShippingField, string>> {
  /** Key of the form's row, not sent to the server. */
  readonly key: string;
  /** The stored entry; null: not saved yet. */
  readonly stored: ShippingEntry | null;
}

/**
 * Form state of the order detail. Texts are what fields show; amounts are also kept as numbers, so that
 * `orderTotal(draft)` is the total while typing.
 */
export interface OrderDraft {
  readonly status: OrderStatus;
  readonly store_observation: string;
  readonly payment_info: string;
  readonly shipping_cost: number;
  readonly shippingCostText: string;
  readonly items: readonly OrderItemDraft[];
  readonly other_concepts: readonly ConceptDraft[];
  /** Ids of the stored concepts to delete. */
  readonly other_concepts_del: readonly number[];
  readonly shipping: readonly ShippingDraft[];
  /** Number of rows added, for unique keys of new rows. */
  readonly rowsAdded: number;
}

export const ORDER_FIELDS: Fields<Omit<Order, 'client'>, OrderDraft, OrderInput> = {
  status: {
    label: 'Estado',
    show: ({ status }) => orderStatusDisplay(status).label,
    read: ({ status }) => ({ status }),
    write: ({ status }) => status,
  },
  store_observation: {
    label: 'Observación de la tienda',
    read: ({ store_observation }) => ({ store_observation: store_observation ?? '' }),
    write: ({ store_observation }) => textOrNull(store_observation),
  },
  payment_info: {
    label: 'Información de pago',
    rule: mayEditPaymentInfo,
    read: ({ payment_info }) => ({ payment_info: payment_info ?? '' }),
    write: ({ payment_info }) => textOrNull(payment_info),
  },
  shipping_cost: {
    label: 'Costo de envío',
    rule: mayEditShippingCost,
    typed: 'shippingCostText',
    isUnreadable: ({ shippingCostText }) => !parsePrice(shippingCostText).ok,
    read: ({ shipping_cost }) => ({ shipping_cost, shippingCostText: moneyText(shipping_cost) }),
    write: ({ shipping_cost }) => shipping_cost,
  },
};

export const ITEM_FIELDS: Fields<OrderItem, OrderItemDraft, ItemInput> = {
  amount: {
    label: 'Cantidad',
    rule: mayEditItemQuantity,
    read: ({ amount }) => ({ amount }),
    write: ({ amount }) => amount,
  },
  revised_price: {
    label: 'Precio revisado',
    rule: mayEditRevisedPrice,
    with: ['amount'],
    typed: 'revisedPriceText',
    isUnreadable: ({ revisedPriceText }) => !parsePrice(revisedPriceText).ok,
    read: ({ revised_price }) => ({ revised_price, revisedPriceText: moneyText(revised_price) }),
    write: ({ revised_price }) => revised_price,
  },
  store_observations: {
    label: 'Observación',
    read: ({ store_observations }) => ({ store_observations: store_observations ?? '' }),
    write: ({ store_observations }) => textOrNull(store_observations),
  },
  status: {
    label: 'Estado',
    show: ({ status }) => (status === 'done' ? itemStatuses.done : itemStatuses.pending).label,
    read: ({ status }) => ({ status }),
    write: ({ status }) => status,
  },
};

export const CONCEPT_FIELDS: Fields<OtherConcept, ConceptDraft, ConceptInput> = {
  description: {
    label: 'Descripción',
    rule: mayEditConcepts,
    read: ({ description }) => ({ description }),
    write: ({ description }) => description,
  },
  amount: {
    label: 'Valor',
    rule: mayEditConcepts,
    typed: 'valueText',
    isUnreadable: ({ valueText }) => !validateEditedValue(valueText).ok,
    read: ({ amount }) => ({ amount, valueText: moneyText(Math.abs(amount)) }),
    write: ({ amount }) => amount,
  },
};

/** The text without outer blanks, null when it is empty. A text that was not edited is sent as it was received. */
function shippingText({ stored, ...draft }: ShippingDraft, field: ShippingField): string | null {
  if (stored !== null && draft[field] === (stored[field] ?? '')) return stored[field];
  return draft[field].trim() || null;
}

/** The date in wire format. One that was not edited is sent as it was received: the form shows no seconds. */
function shippingDate({ stored, ...draft }: ShippingDraft, field: 'eta' | 'departure') {
  if (stored !== null && draft[field] === formatDate(stored[field])) return stored[field];
  return displayToApi(draft[field]);
}

const isUnreadableDate = (text: string) => text.trim() !== '' && displayToApi(text) === null;

export const SHIPPING_FIELDS: Fields<ShippingEntry, ShippingDraft, ShippingInput> = {
  tracking_code: {
    label: 'Código de seguimiento',
    rule: mayEditShippingEntries,
    read: ({ tracking_code }) => ({ tracking_code: tracking_code ?? '' }),
    write: (draft) => shippingText(draft, 'tracking_code'),
  },
  transport_co: {
    label: 'Empresa de transporte',
    rule: mayEditShippingEntries,
    read: ({ transport_co }) => ({ transport_co: transport_co ?? '' }),
    write: (draft) => shippingText(draft, 'transport_co'),
  },
  departure: {
    label: 'Fecha de salida',
    rule: mayEditShippingEntries,
    isUnreadable: ({ departure }) => isUnreadableDate(departure),
    read: ({ departure }) => ({ departure: formatDate(departure) }),
    write: (draft) => shippingDate(draft, 'departure'),
  },
  eta: {
    label: 'Fecha de llegada',
    rule: mayEditShippingEntries,
    isUnreadable: ({ eta }) => isUnreadableDate(eta),
    read: ({ eta }) => ({ eta: formatDate(eta) }),
    write: (draft) => shippingDate(draft, 'eta'),
  },
  link: {
    label: 'Link',
    rule: mayEditShippingEntries,
    read: ({ link }) => ({ link: link ?? '' }),
    write: (draft) => shippingText(draft, 'link'),
  },
  observations: {
    label: 'Observaciones',
    rule: mayEditShippingEntries,
    read: ({ observations }) => ({ observations: observations ?? '' }),
    write: (draft) => shippingText(draft, 'observations'),
  },
};
