import {
  IconCreditCard,
  IconCreditCardOff,
  IconCreditCardPay,
  IconCircleCheck,
} from '@tabler/icons-react';

import type { PaymentStatus } from '~/contract/types';
import { paymentStatuses } from '~/domain/payments/paymentStatus';

import classes from './PaymentStatusIcon.module.css';

const icons: Record<PaymentStatus, typeof IconCreditCard> = {
  pending: IconCreditCardOff,
  required: IconCreditCard,
  processing: IconCreditCardPay,
  done: IconCircleCheck,
};

/** The payment icon: a shape and a colour per status, its words as text alternative and title (§4 staff). */
export function PaymentStatusIcon({
  status,
  withText = false,
}: {
  status: PaymentStatus;
  withText?: boolean;
}) {
  const { iconText, color } = paymentStatuses[status];
  const Icon = icons[status];
  return (
    <span className={classes.icon} data-color={color} title={iconText}>
      <Icon size={20} aria-hidden="true" />
      <span className={withText ? classes.text : 'visually-hidden'}>{iconText}</span>
    </span>
  );
}
