/** Why a row of a product file that can be read needs confirmation, and its warnings. */
import type { Product } from '~/contract/types';
import { keyOfTwin, nameKey, twinKey } from '~/domain/products/twins';

import type { ProductPatch } from './fields';

/**
 * What a person should look at before the file is sent: a new product without a price, a price of 0, one that changes a
 * lot, a row out of sight, a picture's address that is a page about the picture.
 */
export type RowWarning = 'noPrice' | 'zero' | 'factor' | 'hidden' | 'page';

/** A price that becomes more than this many times as high, or as low, gets a warning. */
const LARGEST_FACTOR = 5;

/** The warnings about a row's price. */
export function priceWarnings(
  patch: ProductPatch,
  isNew: boolean,
  product: Product | undefined,
): RowWarning[] {
  const price = patch.price_per_unit;
  if (price === undefined || price === null) return isNew ? ['noPrice'] : [];
  if (price === 0) return ['zero'];
  const before = product?.price_per_unit ?? 0;
  const isFar = before > 0 && (price > before * LARGEST_FACTOR || price * LARGEST_FACTOR < before);
  return isFar ? ['factor'] : [];
}

/** Addresses that people copy from where they keep pictures: pages that show the picture, which no shopper would see. */
const PICTURE_PAGE =
  /^https?:\/\/(?:drive\.google\.com\/(?:file|open|drive)|photos\.(?:app\.goo\.gl|google\.com)\/|(?:www\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1)|1drv\.ms\/|(?:www\.)?(?:instagram|facebook)\.com\/|imgur\.com\/(?!.*\.\w{3,4}$))/i;

/** Whether an address leads to a page that shows a picture, not to the picture. */
export const isPicturePage = (url: string | null | undefined) => PICTURE_PAGE.test(url ?? '');

/** The names of the store's products, looked up once per file. */
export class KnownNames {
  readonly #products: readonly Product[];
  #byTwin: Map<string, Product> | null = null;
  #byName: Map<string, Product> | null = null;
  /** Keys of the few types that a file has. */
  readonly #kindKeys = new Map<string, string>();
  /** The rows of the new products of this file. */
  readonly #rowOfNew = new Map<string, number>();

  constructor(products: Iterable<Product> | null) {
    this.#products = [...(products ?? [])];
  }

  /** Why a new product may be there already; null: nothing else has its name and type. */
  twinOf({ name, kind }: ProductPatch, row: number): string | null {
    if (name === undefined || kind === undefined) return null;
    this.#byTwin ??= new Map(this.#products.map((product) => [twinKey(product), product]));
    const kindName = this.#kindKeys.get(kind.name) ?? nameKey(kind.name);
    this.#kindKeys.set(kind.name, kindName);
    const key = keyOfTwin(nameKey(name), kindName);
    const earlier = this.#rowOfNew.get(key);
    if (earlier === undefined) this.#rowOfNew.set(key, row);
    const twin = this.#byTwin.get(key);
    if (twin) return `ya hay un producto con este nombre y tipo: el ${twin.id}`;
    return earlier === undefined ? null : `tiene el nombre y el tipo de la fila ${earlier}`;
  }

  /**
   * Why the name that a row has in the file may belong to another product; null: it fits. Where the file renames, only
   * the name of another product needs confirmation; elsewhere a shortened name fits too.
   */
  mismatchOf(product: Product, written: string, renames: boolean): string | null {
    const key = nameKey(written);
    if (key === '' || key === nameKey(product.name)) return null;
    this.#byName ??= new Map(this.#products.map((one) => [nameKey(one.name), one]));
    const owner = this.#byName.get(key);
    if (owner !== undefined) {
      return `los nombres no coinciden: «${written}» es el nombre del producto ${owner.id}`;
    }
    return isNameOf(product, written) || (renames && !LINE_END.test(written))
      ? null
      : `los nombres no coinciden: el archivo dice «${written}», el producto ${product.id} es «${product.name}»`;
  }
}

const LINE_END = /[\r\n]/;

/**
 * Whether a text names a product, perhaps shortened or completed; one of several lines, or twice as long, may be several
 * rows.
 */
export function isNameOf(product: Product, written: string): boolean {
  const key = nameKey(written);
  const own = nameKey(product.name);
  if (key === own) return key !== '';
  return (
    isPart(key, own) || (isPart(own, key) && key.length < 2 * own.length && !LINE_END.test(written))
  );
}

/** Whether a name has every word of another one. */
function isPart(key: string, whole: string): boolean {
  if (key === '') return false;
  const words = new Set(whole.split(' '));
  return key.split(' ').every((word) => words.has(word));
}
