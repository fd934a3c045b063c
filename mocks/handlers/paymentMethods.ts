import { pickFields } from '~/contract/shape';
import { paymentMethodShape } from '~/contract/shapes.gen';
import type { PaymentMethod } from '~/contract/types';
import { withWalletInfo } from '~/domain/payments/walletInfo';

import type { PaymentMethodRow } from '../database/db';
import { saveWholeList } from '../database/wholeList';
import { invalid, ok, type HandlersOf } from '../http';
import { paymentMethodsError } from '../rules/paymentMethods';

const methodOf = (row: Readonly<PaymentMethodRow>): PaymentMethod =>
  pickFields(paymentMethodShape, row);

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
    const saved = saveWholeList(db.paymentMethods, store.id, withWalletInfo(body), (entry, id) => ({
      ...entry,
      id,
      store_id: store.id,
    }));
    return ok(saved.map(methodOf));
  },
} satisfies HandlersOf<'listPaymentMethods' | 'savePaymentMethods'>;
