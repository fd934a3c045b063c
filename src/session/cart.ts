import { readExactly } from '~/contract/readShape';
import { shape } from '~/contract/shape';
import { type Cart, EMPTY_CART } from '~/domain/shopper/cart';
import { storedValue, useStored } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

const entryShape = /* @__PURE__ */ shape<Cart[string]>({
  typed: 'text',
  amount: 'number',
  error: 'text?',
});

function parseCart(raw: unknown): Cart {
  if (!isRecord(raw)) return EMPTY_CART;
  const entries = Object.entries(raw).flatMap(([id, value]) => {
    const entry = readExactly(entryShape, value);
    return entry && entry.amount >= 0 ? [[id, entry]] : [];
  });
  return Object.fromEntries(entries);
}

function parseCarts(raw: unknown): Readonly<Record<string, Cart>> | null {
  if (!isRecord(raw)) return null;
  return Object.fromEntries(
    Object.entries(raw).map(([catalogueToken, cart]) => [catalogueToken, parseCart(cart)]),
  );
}

/** The shopper's carts by catalogue token. */
const carts = storedValue('carts', parseCarts, 1, 'kept');

/** Removes empty fields, which count as untouched. */
function withoutBlanks(cart: Cart): Cart {
  return Object.fromEntries(Object.entries(cart).filter(([, { typed }]) => typed !== ''));
}

/** The cart of a catalogue as it is stored now. */
export function storedCart(catalogueToken: string): Cart {
  return carts.get()?.[catalogueToken] ?? EMPTY_CART;
}

/** The cart of a catalogue; re-renders when it changes, in this tab or in another. */
export function useCart(catalogueToken: string): Cart {
  return useStored(carts)?.[catalogueToken] ?? EMPTY_CART;
}

/** Changes the stored cart of a catalogue; reads it first, so that two tabs do not overwrite each other's changes. */
export function changeCart(catalogueToken: string, change: (cart: Cart) => Cart): void {
  const { [catalogueToken]: before = EMPTY_CART, ...others } = carts.get() ?? {};
  const after = withoutBlanks(change(before));
  const next = Object.keys(after).length === 0 ? others : { ...others, [catalogueToken]: after };
  carts.set(Object.keys(next).length === 0 ? null : next);
}

/** Removes the carts of all catalogues but the given ones, as part of "salir". */
export function clearCarts(keptCatalogues: readonly (string | null)[] = []): void {
  const kept = Object.entries(carts.get() ?? {}).filter(([token]) =>
    keptCatalogues.includes(token),
  );
  carts.set(kept.length === 0 ? null : Object.fromEntries(kept));
}
