import { useEffect, useRef } from 'react';

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
  return (
    <svg
      className={classes.mark}
      data-new={isNew || undefined}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="13.5" pathLength="1" />
      <path d="m10 16.5 4.2 4.2 8-9" pathLength="1" />
    </svg>
  );
}

/** Says that an order is paid that has no pay button. */
export const PaidNotice = ({ isNew }: { isNew: boolean }) => (
  <p className={classes.paid}>
    <PaidMark isNew={isNew} />
    {messages.payButtonReceived}
  </p>
);
