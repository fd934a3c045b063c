import type { OrderItemsAdd, Product } from '~/contract/types';
import {
  amountText,
  parseQuantity,
  quantityError,
  shopperNumberMessage,
} from '~/domain/orders/quantities';
import { stepFor, stepped } from '~/domain/products/units';
import { roundMoney } from '~/lib/money';

interface CartEntry {
  /** What the quantity field shows. */
  readonly typed: string;
  /** The amount it was read as, in the product's unit; 0 when it is empty, zero or cannot be ordered. */
  readonly amount: number;
  /** Why it cannot be ordered (Spanish); null when it can. */
  readonly error: string | null;
}

/** Amounts of the catalogue that are not in the order yet, by product id. */
export type Cart = Readonly<Record<string, CartEntry>>;

export const EMPTY_CART: Cart = {};

type CartProduct = Pick<Product, 'id' | 'quantity_unit'>;

function withEntry(cart: Cart, productId: number, entry: CartEntry): Cart {
  return { ...cart, [productId]: entry };
}

function pressed(cart: Cart, product: CartProduct, step: number): Cart {
  const amount = stepped(cart[product.id]?.amount ?? 0, step);
  return setAmount(cart, product, amount === 0 ? '' : amountText(amount));
}

/** One press of +: adds 1, or 100 for gram units. */
export function addStep(cart: Cart, product: CartProduct): Cart {
  return pressed(cart, product, stepFor(product.quantity_unit));
}

/** One press of −: subtracts 1, or 100 for gram units, never below 0. */
export function removeStep(cart: Cart, product: CartProduct): Cart {
  return pressed(cart, product, -stepFor(product.quantity_unit));
}

/** Types an amount; 0, '0' and empty count as nothing. */
export function setAmount(cart: Cart, { id, quantity_unit }: CartProduct, typed: string): Cart {
  const read = parseQuantity(typed, quantity_unit);
  const nothing = read.ok ? read.value === 0 : read.reason === 'empty';
  if (nothing) return withEntry(cart, id, { typed, amount: 0, error: null });
  if (!read.ok) {
    const reason = read.reason === 'ambiguous' ? 'ambiguous' : 'invalid';
    return withEntry(cart, id, { typed, amount: 0, error: shopperNumberMessage(reason) });
  }
  const error = quantityError(read.value, quantity_unit);
  return withEntry(cart, id, { typed, amount: error === null ? read.value : 0, error });
}

/** What the quantity field of a product shows. */
export function typedAmount(cart: Cart, productId: number): string {
  return cart[productId]?.typed ?? '';
}

/** Why the amount typed for a product cannot be added (Spanish), or null. */
export function cartAmountError(cart: Cart, productId: number): string | null {
  return cart[productId]?.error ?? null;
}

/** The products whose typed amount cannot be ordered, with the reason (Spanish), in the catalogue's order. */
export function amountErrors<Line extends Pick<Product, 'id'>>(
  cart: Cart,
  products: readonly Line[],
): { product: Line; error: string }[] {
  return products.flatMap((product) => {
    const error = cartAmountError(cart, product.id);
    return error === null ? [] : [{ product, error }];
  });
}

/** Whether nothing is chosen of the products, not even an amount that cannot be ordered. */
export function isEmptyCart(cart: Cart, products: readonly Pick<Product, 'id'>[]): boolean {
  return products.every(({ id }) => {
    const entry = cart[id];
    return entry === undefined || (entry.amount === 0 && entry.error === null);
  });
}

/** The cart once `sent` was added to the order: what changed meanwhile, here or in another tab, stays. */
export function withoutSent(
  cart: Cart,
  sent: Readonly<Record<string, Pick<CartEntry, 'amount' | 'error'>>>,
): Cart {
  return Object.fromEntries(
    Object.entries(cart).filter(
      ([id, { amount, error }]) => sent[id]?.amount !== amount || sent[id].error !== error,
    ),
  );
}

/** The cart of products as they were sent, for {@link withoutSent}. */
export const sentCart = (items: OrderItemsAdd['items']) =>
  Object.fromEntries(items.map(({ product_id, amount }) => [product_id, { amount, error: null }]));

/** The cart's total at the catalogue's prices, 2 decimals; products without a price count as 0. */
export function cartTotal(
  cart: Cart,
  products: readonly Pick<Product, 'id' | 'price_per_unit'>[],
): number {
  return roundMoney(
    products.reduce(
      (sum, { id, price_per_unit }) => sum + (cart[id]?.amount ?? 0) * (price_per_unit ?? 0),
      0,
    ),
  );
}

/**
 * The items that the cart adds to an order, in the catalogue's order; products no longer in the catalogue are left out.
 * The raw text reads like an order in the chat: `300 gr Queso cremoso`.
 */
export function itemsToAdd(
  cart: Cart,
  products: readonly Pick<Product, 'id' | 'name' | 'quantity_unit'>[],
): OrderItemsAdd['items'] {
  return products.flatMap((product) => {
    const amount = cart[product.id]?.amount ?? 0;
    if (amount <= 0) return [];
    return [
      {
        product_id: product.id,
        amount,
        raw_product: `${amountText(amount)} ${product.quantity_unit} ${product.name}`,
        quantity_unit: product.quantity_unit,
        name: product.name,
      },
    ];
  });
}
