/** Finds the shop's products of rows without an id, by their code or their name. */
import type { Product } from '~/contract/types';
import { nameKey } from '~/domain/products/twins';

/** The product of a row: sure, to be confirmed for `doubt`, or not found, which `expected` explains. */
export type Match =
  | { readonly id: number; readonly by: string; readonly doubt: string | null }
  | { readonly expected: string };

/** Words that more products have than this do not help to find one. */
const COMMON = 500;

const codeKey = (code: string) => code.trim().toLowerCase();

function index<Key>(products: Iterable<Product>, keysOf: (product: Product) => Iterable<Key>) {
  const found = new Map<Key, Product[]>();
  for (const product of products) {
    for (const key of keysOf(product)) {
      const list = found.get(key);
      if (list) list.push(product);
      else found.set(key, [product]);
    }
  }
  return found;
}

export class ProductMatcher {
  readonly #byCode: ReadonlyMap<string, readonly Product[]>;
  readonly #byName: ReadonlyMap<string, readonly Product[]>;
  readonly #byWord: ReadonlyMap<string, readonly Product[]>;

  constructor(products: readonly Product[]) {
    this.#byCode = index(products, ({ original_id }) =>
      original_id ? [codeKey(original_id)] : [],
    );
    this.#byName = index(products, ({ name }) => [nameKey(name)]);
    this.#byWord = index(products, ({ name }) => new Set(nameKey(name).split(' ')));
  }

  find(codes: readonly string[], name: string, brand: string): Match {
    const code = codes.find((one) => this.#byCode.has(codeKey(one))) ?? codes[0] ?? '';
    const coded = this.#byCode.get(codeKey(code)) ?? [];
    const [only] = coded;
    if (only && coded.length === 1) return { id: only.id, by: `código ${code}`, doubt: null };
    const named = this.#ofBrand(this.#byName.get(nameKey(name)) ?? [], brand);
    const [same] = named;
    if (same && named.length === 1) return { id: same.id, by: 'nombre', doubt: null };
    const several = coded.length > 1 ? coded : named;
    if (several.length > 1) {
      const ids = several.map(({ id }) => id).join(', ');
      return { expected: `un solo producto de la tienda: lo son el ${ids}` };
    }
    const alike = name === '' ? [] : this.#ofBrand(this.#withWords(nameKey(name)), brand);
    const [near] = alike;
    if (near && alike.length === 1) {
      const doubt = `se encontró por un nombre parecido: el archivo dice «${name}», el producto ${near.id} es «${near.name}»`;
      return { id: near.id, by: 'nombre parecido', doubt };
    }
    const keys = [
      code === '' ? '' : `el código «${code}»`,
      name === '' ? '' : `el nombre «${name}»`,
    ];
    const written = keys.filter((key) => key !== '').join(' ni ');
    return {
      expected: `un producto de la tienda: ${written === '' ? 'la fila no tiene código ni nombre' : `ninguno tiene ${written}`}`,
    };
  }

  /** Of several products those of the brand, if the file names one. */
  #ofBrand(products: readonly Product[], brand: string): readonly Product[] {
    if (products.length < 2 || brand === '') return products;
    return products.filter((product) => nameKey(product.brand.name) === nameKey(brand));
  }

  /** The products whose names have all words of a text. */
  #withWords(key: string): readonly Product[] {
    const lists = key.split(' ').map((word) => this.#byWord.get(word) ?? []);
    const shortest = lists.toSorted((one, other) => one.length - other.length)[0] ?? [];
    if (shortest.length > COMMON) return [];
    const words = key.split(' ');
    return shortest.filter(({ name }) => {
      const own = new Set(nameKey(name).split(' '));
      return words.every((word) => own.has(word));
    });
  }
}
