import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';

import { formatMoney } from '~/lib/money';

import { walletOpeningOf } from '../database/clock';
import { badRequest } from '../http';
import type { OperationContext } from '../operationHandler';
import {
  findPreference,
  settleWalletPayments,
  applyWalletResult,
  WALLET_RESULTS,
} from '../shopper/walletPayments';
import { answerService, scriptHandlers } from './scripts';
import { walletScript } from './walletScript';

const ADDRESSES = ['https://sdk.mercadopago.com/js/v2', '*/__thirdparty/mercadopago.js'];

const Payment = v.object({
  preference_id: v.pipe(v.string(), v.minLength(1)),
  result: v.picklist(WALLET_RESULTS),
});

/** The wallet's SDK, and the provider behind its checkout. */
export function walletHandlers(context: OperationContext): HttpHandler[] {
  const { tables: db } = context.database;
  return [
    ...scriptHandlers(context, 'walletScript', ADDRESSES, () => walletScript(walletOpeningOf(db))),
    http.get('*/__mock/wallet', ({ request }) =>
      answerService(context, 'wallet', () => {
        const preferenceId = new URL(request.url).searchParams.get('preference_id') ?? '';
        const order = findPreference(db, preferenceId);
        return {
          data: {
            store: db.stores.get(order.store_id)?.name ?? '',
            order: order.alphanum_id,
            total: formatMoney(order.total_price, order.curr_symbol),
          },
        };
      }),
    ),
    http.post('*/__mock/wallet', async ({ request }) => {
      const payment = v.safeParse(Payment, await request.json().catch(() => null));
      return answerService(context, 'wallet', () => {
        if (!payment.success) throw badRequest('El pago no es válido');
        const now = new Date();
        settleWalletPayments(db, now);
        const { preference_id, result } = payment.output;
        const { payment_status } = applyWalletResult(db, preference_id, result, now);
        return { data: { payment_status } };
      });
    }),
  ];
}
