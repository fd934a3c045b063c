import { foldText } from '~/lib/text';

import { isWalletMethod, WALLET_METHOD } from './payButton';

/** Errors of a payment method; the texts are not specified. */
export const methodMessages = {
  nameRequired: 'Por favor ingrese el nombre del medio de pago',
  nameRepeated: 'Ya hay un medio de pago con ese nombre',
  keyRequired: 'Por favor ingrese la clave',
} as const;

/** The name that a method is saved under: the wallet is known by one name, however people space or hyphenate it. */
export function methodName(typed: string): string {
  const letters = typed.replaceAll(/[\s\p{P}]/gu, '');
  return isWalletMethod(letters) && !isWalletMethod(typed) ? WALLET_METHOD : typed.trim();
}

/** The normalized name for comparisons: orders and the wallet refer to a method by its name. */
export function methodNameKey(name: string): string {
  return foldText(name).trim();
}
