import type { Product } from '~/contract/types';
import type { Cart } from '~/domain/shopper/cart';
import { storedValue } from '~/lib/browser/storedValue';

/** What both views of one page of the catalogue show. */
export interface CatalogueView {
  catalogueToken: string;
  products: readonly Product[];
  cart: Cart;
  /** Amounts that the session's order holds, by product id. */
  amountsInOrder: ReadonlyMap<number, number>;
  /** A product was pressed. */
  onOpen: (product: Product) => void;
}

/** Whether this browser shows catalogues as a shop window instead of a list. */
export const prefersShopWindow = storedValue<boolean>('vitrina', (raw) => raw === true || null);
