import { foldText } from '~/lib/text';

/** Errors of a payment method; the texts are not specified. */
export const methodMessages = {
  nameRequired: 'Por favor ingrese el nombre del medio de pago',
  nameRepeated: 'Ya hay un medio de pago con ese nombre',
  keyRequired: 'Por favor ingrese la clave',
} as const;

/** A method's name as others are compared with it: orders and the wallet know a method by its name. */
export function methodNameKey(name: string): string {
  return foldText(name).trim();
}
