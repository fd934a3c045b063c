/**
 * The shopper's home and catalogue in the frame of index.html, from the first answer: on a slow link the application takes a
 * second more to load. With the texts and places of the screens, which cover these.
 */
import { shopColors } from '~/components/shopper/shopColors';
import type { Product, StorePublic } from '~/contract/types';
import { VIEW_CATALOGUE } from '~/domain/commonMessages';
import { photoSources } from '~/domain/photoSize';
import { kiloPriceText } from '~/domain/products/prices';
import { productTags } from '~/domain/products/productTags';
import { safeMediaUrl } from '~/domain/safeLinks';
import { mainImage, themeSubtitle, themeTitle } from '~/domain/store/theme';
import { plainParagraphs } from '~/lib/plainParagraphs';
import { initialOf } from '~/lib/text';
import {
  choicesOf,
  EAGER_PHOTOS,
  PAGE_SIZE,
  PHOTO_SIZE,
  productColumns,
} from '~/screens/productlist/columns';

import { element, isRecord, link, type Content } from './frame';

const isStore = (value: unknown): value is StorePublic =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  isRecord(value['theme']) &&
  Array.isArray(value['theme']['media']);

const isText = (value: unknown) => typeof value === 'string';

/** Whether all that is shown of a product can be read. */
const isProduct = (value: unknown): value is Product =>
  isRecord(value) &&
  isText(value['name']) &&
  isText(value['curr_symbol']) &&
  (value['price_per_unit'] === null || Number.isFinite(value['price_per_unit'])) &&
  isRecord(value['brand']) &&
  isText(value['brand']['name']);

/** The store's logo, or its name if there is none. */
function header({ name, theme }: StorePublic): HTMLElement {
  const logo = safeMediaUrl(theme.header_logo);
  return element('header', {}, logo === null ? name : [element('img', { src: logo, alt: name })]);
}

const { name, price, brand, category, unit, recommended, description } = productColumns;
const COLUMNS = [name, price, brand, category, unit, recommended, description] as const;

/** The photo; the initial where there is none or it does not load. */
function photo(product: Product, isEager: boolean): HTMLElement {
  const initial = element('i', {}, initialOf(product.name));
  const url = safeMediaUrl(product.image_url);
  if (url === null) return initial;
  const { src, srcSet } = photoSources(url, { width: PHOTO_SIZE, height: PHOTO_SIZE });
  const image = element('img', {
    alt: '',
    loading: isEager ? 'eager' : 'lazy',
    ...(srcSet && { srcset: srcSet }),
    src,
  });
  image.addEventListener('error', () => image.replaceWith(initial));
  return image;
}

function content(column: (typeof COLUMNS)[number], product: Product, index: number): Node[] {
  const text = column.text(product);
  if (column === name) {
    return [element('div', {}, [photo(product, index < EAGER_PHOTOS), element('b', {}, text)])];
  }
  if (column === recommended) return productTags(product).map((tag) => element('span', {}, tag));
  if (column === description) return [element('em', {}, text)];
  const kilo = column === price ? kiloPriceText(product, product.curr_symbol) : null;
  return [new Text(text), ...(kilo === null ? [] : [element('small', {}, kilo)])];
}

function row(product: Product, index: number): HTMLElement {
  const cells = COLUMNS.map((column) =>
    element('td', { class: column.key }, content(column, product, index)),
  );
  return element('tr', {}, [element('td', {}), ...cells]);
}

/** The first page of the catalogue; null when the answer cannot be read. */
export function firstProducts(answer: unknown): Content | null {
  const { data, metadata } = isRecord(answer) ? answer : {};
  const products: unknown = Array.isArray(data) ? data : null;
  const store = isRecord(metadata) ? metadata['store_public_data'] : null;
  if (!Array.isArray(products) || products.length === 0 || !products.every(isProduct)) return null;
  if (!isStore(store)) return null;
  const heads = ['Cantidad', ...COLUMNS.map((column) => column.header)];
  // Chips of a single category are not shown.
  const kind = choicesOf(category, products).length < 2 ? 'products bare' : 'products';
  const table = element('table', { class: kind }, [
    element('thead', {}, [
      element(
        'tr',
        {},
        heads.map((text) => element('th', {}, text)),
      ),
    ]),
    element('tbody', {}, products.slice(0, PAGE_SIZE).map(row)),
  ]);
  return { elements: [header(store), table], style: shopColors(store) };
}

/** The top of the store's home; null when the answer cannot be read. */
export function firstHome(answer: unknown, base: string): Content | null {
  const session = isRecord(answer) ? answer['data'] : null;
  const store = isRecord(session) ? session['store_public_data'] : null;
  if (!isRecord(session) || !isStore(store)) return null;
  const { theme } = store;
  const token = session['product_list_token'];
  const picture = mainImage(theme);
  const hero = element('div', { class: 'hero', 'data-picture': String(picture !== null) }, [
    element('strong', {}, themeTitle(theme)),
    ...(picture ? [element('img', { src: picture.url, alt: '' })] : []),
    element('div', {}, [
      ...plainParagraphs(themeSubtitle(theme)).map((text) => element('p', {}, text)),
      ...(typeof token === 'string'
        ? [link(`${base}productlist/${encodeURIComponent(token)}`, VIEW_CATALOGUE)]
        : []),
    ]),
  ]);
  return { elements: [header(store), hero], style: shopColors(store) };
}
