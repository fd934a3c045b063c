import type { PaymentMethodInput } from '~/contract/types';
import { methodNameErrors, settingKeyError } from '~/domain/payments/paymentMethods';

/** Why a list of payment methods cannot be saved, or null. */
export function paymentMethodsError(
  methods: readonly Pick<PaymentMethodInput, 'name' | 'config'>[],
): string | null {
  const errors = [
    ...methodNameErrors(methods.map(({ name }) => name)),
    ...methods.flatMap(({ config }) => Object.keys(config).map(settingKeyError)),
  ];
  return errors.find((error) => error !== null) ?? null;
}
