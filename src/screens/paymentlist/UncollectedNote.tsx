import { Link } from '@tanstack/react-router';

import type { OrderSummary } from '~/contract/types';
import { ordersTotalText } from '~/domain/orders/ordersTotal';
import { UNCOLLECTED, uncollectedNoun } from '~/domain/payments/paymentList';
import { formatNumber } from '~/lib/money';

import classes from './PaymentListScreen.module.css';

/** How many delivered orders were never asked to be paid, their sum, and the filter that shows them. */
export function UncollectedNote({
  payments,
  isShown,
}: {
  payments: readonly OrderSummary[];
  /** The filter is set. */
  isShown: boolean;
}) {
  if (payments.length === 0) return null;
  return (
    <p className={classes.left}>
      {formatNumber(payments.length)} {uncollectedNoun(payments.length)} ·{' '}
      {ordersTotalText(payments)}{' '}
      {isShown ? null : (
        <Link to="/paymentlist" search={{ estado: UNCOLLECTED }}>
          Ver<span className="visually-hidden"> los entregados sin cobrar</span>
        </Link>
      )}
    </p>
  );
}
