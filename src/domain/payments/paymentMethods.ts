import type { PaymentMethodInput } from '~/contract/types';
import { foldText } from '~/lib/text';

/** Said of a payment method; the specification gives the fields (§3 staff), not these words. */
export const methodMessages = {
  nameRequired: 'Por favor ingrese el nombre del medio de pago',
  nameRepeated: 'Ya hay un medio de pago con ese nombre',
  keyRequired: 'Por favor ingrese la clave',
} as const;

/** A method's name as others are compared with it: orders and the wallet know a method by its name. */
export function methodNameKey(name: string): string {
  return foldText(name).trim();
}

/** What is wrong with the list of payment methods to save (§3 and §7 staff), or null: each has a name of its own, and each setting a key. */
export function paymentMethodsError(
  methods: readonly Pick<PaymentMethodInput, 'name' | 'config'>[],
): string | null {
  const names = new Set<string>();
  for (const { name, config } of methods) {
    const key = methodNameKey(name);
    if (key === '') return methodMessages.nameRequired;
    if (names.has(key)) return methodMessages.nameRepeated;
    names.add(key);
    if (Object.keys(config).some((one) => one.trim() === '')) return methodMessages.keyRequired;
  }
  return null;
}
