import {
  IconCreditCard,
  IconCreditCardOff,
  IconCreditCardPay,
  IconCircleCheck,
} from '@tabler/icons-react';

import type { PaymentStatus } from '~/contract/types';
import { paymentStatusLook } from '~/domain/payments/paymentStatus';

import classes from './PaymentStatusIcon.module.css';

const icons: Readonly<Record<string, typeof IconCreditCard>> = {
  pending: IconCreditCardOff,
  required: IconCreditCard,
  processing: IconCreditCardPay,
  done: IconCircleCheck,
};

/** The payment icon: a shape and a colour per status, with its label as text alternative and title. */
export function PaymentStatusIcon({
  status,
  withText = false,
}: {
  status: PaymentStatus;
  /** Shows the label beside the icon; `wide`: on wide screens. */
  withText?: boolean | 'wide';
}) {
  const { iconText, color } = paymentStatusLook(status);
  const Icon = icons[status] ?? IconCreditCard;
  return (
    <span className={classes.icon} data-color={color} title={iconText}>
      <Icon size={20} aria-hidden="true" />
      <span
        className={withText === 'wide' ? classes.wide : withText ? classes.text : 'visually-hidden'}
      >
        {iconText}
      </span>
    </span>
  );
}
