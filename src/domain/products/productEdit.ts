import type { Product, ProductCreate, ProductUpdate, UnitCode } from '~/contract/types';
import type { ConflictDecision } from '~/domain/conflicts';
import { failing, type FieldErrors, required, urlError } from '~/domain/fieldRules';
import { mergeChanges, type Parts, type BaseAndMine } from '~/domain/mergeChanges';
import { messages } from '~/domain/messages';
import { moneyText, parsePrice, type TypedPrice } from '~/domain/typedNumbers';
import { parseMoney } from '~/lib/money';

import { productTags } from './productTags';

/** The tags of a typed text: split on commas and between pasted cells, trimmed, blank and repeated ones dropped. */
export function splitTags(text: string): string[] {
  return [...new Set(productTags({ tags: text.replaceAll(/\p{Cc}/gu, ',') }))];
}

/** The new price of a product row: read like any optional price, but a negative one is forced to 0. */
export function readNewPrice(text: string): TypedPrice {
  const typed = parseMoney(text);
  return typed.ok && typed.value < 0 ? { ok: true, value: 0 } : parsePrice(text);
}

/** What is typed into the edit row of a product (new price, new tags, image url). */
export interface ProductDraft {
  price: string;
  /** Separated by commas. */
  tags: string;
  image: string;
}

/** The initial edit row of a product; saving it changes nothing. */
export function productDraft(product: Product): ProductDraft {
  return {
    price: moneyText(product.price_per_unit),
    tags: productTags(product).join(', '),
    image: product.image_url ?? '',
  };
}

/** What an edit row saves, by its names for the user. */
export const productParts = ({
  price_per_unit,
  tags = [],
  image_url,
}: Product | ProductUpdate): Parts => ({
  Precio: price_per_unit,
  Etiquetas: productTags({ tags }),
  Imagen: image_url,
});

/** Errors of an edit row; an untouched price is not validated. */
export function validateProductDraft(
  draft: ProductDraft,
  product: Product,
): FieldErrors<keyof ProductDraft> {
  const errors: FieldErrors<keyof ProductDraft> = {};
  const price = readNewPrice(draft.price);
  if (draft.price !== moneyText(product.price_per_unit) && !price.ok) errors.price = price.error;
  const image = urlError(draft.image);
  if (image !== null) errors.image = image;
  return errors;
}

/**
 * What is sent for an edit row: an empty price or image url as null, tags as a list. An untouched
 * price goes back as it came. Unreadable prices are not meant to get here: {@link validateProductDraft} refuses them.
 */
export function toProductUpdate(draft: ProductDraft, product: Product): ProductUpdate {
  const price = readNewPrice(draft.price);
  const untouched = draft.price === moneyText(product.price_per_unit);
  return {
    price_per_unit: untouched || !price.ok ? product.price_per_unit : price.value,
    image_url: draft.image.trim() || null,
    tags: splitTags(draft.tags),
  };
}

/** An edit row as the product shows it once it is saved: `2.222` is the price `2.222,00`. */
function asSaved({ price, tags, image }: ProductDraft): ProductDraft {
  const read = readNewPrice(price);
  return {
    price: read.ok ? moneyText(read.value) : price,
    tags: splitTags(tags).join(', '),
    image: image.trim(),
  };
}

/**
 * Applies the changes of an edit row to the newest one. Typed texts are compared by what they save.
 * @throws ConflictError as `mergeChanges` does
 */
export const mergeProductDrafts = (
  { base, mine }: BaseAndMine<ProductDraft>,
  newest: ProductDraft,
  decision: ConflictDecision,
): ProductDraft => mergeChanges({ base: asSaved(base), mine: asSaved(mine) }, newest, decision);

/** The form of a new product, as it is typed. */
export interface NewProductForm {
  kind: string;
  name: string;
  brand: string;
  unit: UnitCode;
  price: string;
  description: string;
  /** Separated by commas. */
  tags: string;
  /** URL of the photo, which a request of its own saves. */
  image: string;
}

/** Errors of a new product: type and name are required, a price must be a number, a photo's URL complete. */
export function validateProductForm(
  form: NewProductForm,
): FieldErrors<'kind' | 'name' | 'price' | 'image'> {
  const price = parsePrice(form.price);
  const image = urlError(form.image);
  return {
    ...validateNewProduct(form),
    ...(price.ok ? {} : { price: price.error }),
    ...(image === null ? {} : { image }),
  };
}

/** What is sent for a new product. */
export function toProductCreate(form: NewProductForm): ProductCreate {
  const price = parsePrice(form.price);
  return {
    brand: { name: form.brand.trim() },
    kind: { name: form.kind.trim() },
    name: form.name.trim(),
    quantity_unit: form.unit,
    price_per_unit: price.ok ? price.value : null,
    description: form.description.trim() || null,
    tags: splitTags(form.tags),
  };
}

/** New product: type and name required, all else optional. */
export function validateNewProduct(values: {
  kind: string;
  name: string;
}): FieldErrors<'kind' | 'name'> {
  return failing({
    kind: required(values.kind, messages.productTypeRequired),
    name: required(values.name, messages.productNameRequired),
  });
}
