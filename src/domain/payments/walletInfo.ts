import type { PaymentMethod } from '~/contract/types';
import { messages } from '~/domain/messages';

import { isWalletMethod } from './payButton';

type Informed = Pick<PaymentMethod, 'name' | 'method_info'>;

/**
 * The methods with the wallet's default message where it has none; the same list when nothing is missing, so
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
