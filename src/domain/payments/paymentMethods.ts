import { foldText } from '~/lib/text';

/** Errors of a payment method; the texts are not specified. */
export const methodMessages = {
  nameRequired: 'Por favor ingrese el nombre del medio de pago',
  nameRepeated: 'Ya hay un medio de pago con ese nombre',
  keyRequired: 'Por favor ingrese la clave',
} as const;

/** The normalized name for comparisons: orders and the wallet refer to a method by its name. */
export function methodNameKey(name: string): string {
  return foldText(name).trim();
}
