import type { PaymentStatus } from '~/contract/types';
import { paymentStatusLook } from '~/domain/payments/paymentStatus';
import { RowIcon } from '~/ui/list/RowIcon';

import classes from './PaymentStatusIcon.module.css';

const icons = {
  pending: 'card-off',
  required: 'card',
  processing: 'card-pay',
  done: 'check',
} as const satisfies Partial<Record<PaymentStatus, string>>;

/** The payment icon: a shape and a colour per status, with its label as text alternative and title. */
export function PaymentStatusIcon({
  status,
  withText = false,
}: {
  status: PaymentStatus;
  /** Shows the label beside the icon; `cards`: where rows are cards; `wide`, `wider`: on wide screens, too. */
  withText?: boolean | 'cards' | 'wide' | 'wider';
}) {
  const { iconText, color } = paymentStatusLook(status);
  return (
    <span className={classes.icon} data-color={color} title={iconText}>
      <RowIcon icon={icons[status] ?? 'card'} size={20} />
      <span
        className={
          withText === true ? classes.text : withText ? classes[withText] : 'visually-hidden'
        }
      >
        {iconText}
      </span>
    </span>
  );
}
