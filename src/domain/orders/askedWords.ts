import type { OrderItem } from '~/contract/types';
import { unitLabel, unitShort } from '~/domain/products/units';
import { splitWords } from '~/lib/text';

import { amountText } from './quantities';

/**
 * The text by which a shopper asked for an item; null: there is none, or it says the amount, the unit and the name of the
 * item and nothing else, such as "3 kg de papa negra".
 */
export function askedWords({
  raw_product,
  amount,
  product_denormalized: { name, quantity_unit },
}: Pick<OrderItem, 'raw_product' | 'amount' | 'product_denormalized'>): string | null {
  const text = raw_product?.trim() ?? '';
  if (text === '') return null;
  const label = unitLabel(quantity_unit);
  const units = [unitShort(quantity_unit), label, `${label}s`, `${label}es`];
  if (quantity_unit === 'unid') units.push('');
  if (quantity_unit === 'kg') units.push('kilo', 'kilos');
  const said = splitWords(text).join(' ');
  const isSame = units.some((unit) =>
    [`${amountText(amount)} ${unit} ${name}`, `${amountText(amount)} ${unit} de ${name}`].some(
      (words) => splitWords(words).join(' ') === said,
    ),
  );
  return isSame ? null : text;
}
