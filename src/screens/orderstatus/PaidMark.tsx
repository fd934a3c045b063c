import { useEffect, useRef } from 'react';

import { DoneMark } from '~/components/shopper/receipt/Stamps';
import { messages } from '~/domain/messages';
import { allowsMotion } from '~/lib/browser/allowsMotion';

import classes from './PayButton.module.css';

/** Of the vibration when a payment arrives, in ms. */
const VIBRATION_MS = 40;

/** The sign of a received payment. When it has just arrived, the ring closes, the check draws, and a phone vibrates. */
export function PaidMark({ isNew }: { isNew: boolean }) {
  const felt = useRef(false);
  useEffect(() => {
    if (!isNew || felt.current) return;
    felt.current = true;
    if (!allowsMotion()) return;
    // Missing on desktops and on iOS.
    navigator.vibrate?.(VIBRATION_MS);
  }, [isNew]);
  return <DoneMark className={classes.mark} isNew={isNew} />;
}

/** Says that an order is paid that has no pay button. */
export const PaidNotice = ({ isNew }: { isNew: boolean }) => (
  <p className={classes.paid}>
    <PaidMark isNew={isNew} />
    {messages.payButtonReceived}
  </p>
);
