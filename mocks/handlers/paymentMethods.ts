import { pickFields } from '~/contract/shape';
import { paymentMethodShape } from '~/contract/shapes.gen';
import type { PaymentMethod, PaymentMethodInput } from '~/contract/types';
import { messages } from '~/domain/messages';
import { isWalletMethod } from '~/domain/payments/payButton';

import type { PaymentMethodRow } from '../database/db';
import { saveWholeList } from '../database/wholeList';
import { invalid, ok, type HandlersOf } from '../http';
import { paymentMethodsError } from '../rules/marketing';

const methodOf = (row: Readonly<PaymentMethodRow>): PaymentMethod =>
  pickFields(paymentMethodShape, row);

/** The message to the customer; the wallet's default if it has none. */
function infoOf({ name, method_info }: PaymentMethodInput): string | null {
  return method_info ?? (isWalletMethod(name) ? messages.mercadopagoDefaultInfo : null);
}

export const paymentMethodsHandlers = {
  listPaymentMethods(call) {
    const { store } = call.storeAdmin();
    return ok(call.db.paymentMethods.where(({ store_id }) => store_id === store.id).map(methodOf));
  },

  savePaymentMethods(call) {
    const { db, body } = call;
    const { store } = call.storeAdmin();
    const problem = paymentMethodsError(body);
    if (problem !== null) throw invalid(problem);
    const saved = saveWholeList(db.paymentMethods, store.id, body, (entry, id) => ({
      ...entry,
      id,
      store_id: store.id,
      method_info: infoOf(entry),
    }));
    return ok(saved.map(methodOf));
  },
} satisfies HandlersOf<'listPaymentMethods' | 'savePaymentMethods'>;
