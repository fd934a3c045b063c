/** The texts of a product that only a file changes. */
import type { Product } from '~/contract/types';
import { failing, type FieldErrors, required } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';

import type { ProductPatch } from './import/fields';

/** The texts as typed. */
interface TextsDraft {
  name: string;
  brand: string;
  unit: string;
  description: string;
}

export const textsDraft = (product: Product): TextsDraft => ({
  name: product.name,
  brand: product.brand.name,
  unit: product.quantity_unit,
  description: product.description ?? '',
});

export const textsErrors = ({ name }: TextsDraft): FieldErrors<'name'> =>
  failing({ name: required(name, messages.productNameRequired) });

/** What of the texts differs from the product; an empty text changes nothing, as in the file. */
export function textsPatch(product: Product, draft: TextsDraft): ProductPatch {
  const before = textsDraft(product);
  const changed = (field: keyof TextsDraft) => {
    const text = draft[field].trim();
    return text !== '' && text !== before[field] ? text : null;
  };
  const name = changed('name');
  const brand = changed('brand');
  const unit = changed('unit');
  const description = changed('description');
  return {
    ...(name !== null && { name }),
    ...(brand !== null && { brand: { name: brand } }),
    ...(unit !== null && { quantity_unit: unit }),
    ...(description !== null && { description }),
  };
}
