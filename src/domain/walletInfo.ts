import type { PaymentMethod } from '~/contract/types';
import { foldText } from '~/lib/text';

import { messages } from './messages';
import { WALLET_METHOD } from './payButton';

type Informed = Pick<PaymentMethod, 'name' | 'method_info'>;

/** Whether a payment method is the wallet's, however its name is written. */
export function isWalletMethod(name: string): boolean {
  return foldText(name).trim() === foldText(WALLET_METHOD);
}

/**
 * The methods with the wallet's default message where it has none (§4 staff); the same list when nothing is missing, so
 * that the caller knows whether there is something to save.
 */
export function withWalletInfo<Method extends Informed>(
  methods: readonly Method[],
): readonly Method[] {
  const lacksInfo = ({ name, method_info }: Method) =>
    isWalletMethod(name) && (method_info?.trim() ?? '') === '';
  if (!methods.some(lacksInfo)) return methods;
  return methods.map((method) =>
    lacksInfo(method) ? { ...method, method_info: messages.mercadopagoDefaultInfo } : method,
  );
}
