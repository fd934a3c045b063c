import type { PaymentMethod } from '~/contract/types';
import { foldText, hasText } from '~/lib/text';

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

/** For each of the names, why its method cannot be saved, or null: names are filled, and unique as orders refer to them. */
export function methodNameErrors(names: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const key = foldText(name).trim();
    if (key === '') return methodMessages.nameRequired;
    if (taken.has(key)) return methodMessages.nameRepeated;
    taken.add(key);
    return null;
  });
}

/** Why a setting of a method cannot be saved, or null: it has a key. */
export const settingKeyError = (key: string): string | null =>
  key.trim() === '' ? methodMessages.keyRequired : null;

/** The method that an order names; undefined where the store has none of that name. */
export function methodNamed<Method extends Pick<PaymentMethod, 'name'>>(
  methods: readonly Method[],
  name: string | null,
): Method | undefined {
  const key = foldText(name ?? '').trim();
  return methods.find((method) => foldText(method.name).trim() === key);
}

/**
 * Whether clients can choose a method and not pay with it: the wallet's, without the data of the store's account. Which key
 * a backend reads is its own.
 */
export function lacksAccount({ name, config }: Pick<PaymentMethod, 'name' | 'config'>): boolean {
  return isWalletMethod(name) && Object.values(config).every((value) => !hasText(value));
}
