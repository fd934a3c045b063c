import type { OrderSummary, PaymentStatus } from '~/contract/types';
import { paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { entryOf } from '~/lib/entryOf';
import { RowIcon } from '~/ui/list/table/RowIcon';

import classes from './PaymentStatusIcon.module.css';

const icons = {
  pending: 'card-off',
  required: 'card',
  processing: 'clock',
  done: 'check',
} as const satisfies Partial<Record<PaymentStatus, string>>;

/**
 * The payment icon: a shape and a colour per status, with its text as accessible name and tooltip.
 */
export function PaymentStatusIcon({
  order: { payment_status },
  words = 'none',
}: {
  order: Pick<OrderSummary, 'payment_status'>;
  /**
   * What is shown beside the icon: its text, or the word of lists; on phones smaller and before the icon (`wider`), and in
   * narrow tables not at all (`wide`).
   */
  words?: 'none' | 'icon' | 'list' | 'wide' | 'wider';
}) {
  const { iconText, listLabel, color } = paymentStatusDisplay(payment_status);
  const named = words === 'icon' ? {} : { role: 'img', 'aria-label': iconText };
  return (
    <span className={classes.payment} title={iconText}>
      <span className={classes.sign} data-color={color} data-status={payment_status} {...named}>
        <RowIcon
          icon={entryOf<(typeof icons)[PaymentStatus]>(icons, payment_status) ?? 'card'}
          size={20}
        />
      </span>
      {words === 'none' ? null : (
        <span className={classes[words]}>{words === 'icon' ? iconText : listLabel}</span>
      )}
    </span>
  );
}
