import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';

import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { PayButtonState } from '~/domain/payments/payButton';
import { storedCheckout } from '~/session/payment';
import { loadWallet } from '~/thirdparty/wallet/wallet';
import { Notice } from '~/ui/feedback/Notice';

import { PaidMark } from './PaidMark';
import { useCheckout } from './useCheckout';

import classes from './PayButton.module.css';

/** The pay button of an order that is paid with the wallet, in all its states. */
export function PayButton({
  order,
  reload,
  onState,
}: {
  order: CustomerOrder;
  /** Reads the order again; null when that failed. */
  reload: () => Promise<CustomerOrder | null>;
  /** Called with each state of the button, and with null when it unmounts. */
  onState: (kind: PayButtonState['kind'] | null) => void;
}) {
  const { state, secondsLeft, failed, pay, seeStatus } = useCheckout(order, reload);
  // It arrives on this page, or the page was left for the checkout.
  const [isAwaited] = useState(() => state.kind !== 'paid' || storedCheckout(order.token) !== null);
  const log = state.kind === 'hidden' ? state.log : null;
  useEffect(() => {
    if (log !== null) console.warn(log);
  }, [log]);
  const { kind } = state;
  useEffect(() => {
    onState(kind);
    return () => onState(null);
  }, [kind, onState]);
  useWarmWallet(kind === 'pay');
  if (state.kind === 'hidden') return null;
  return (
    <div className={classes.pay}>
      <Button
        data-ignore-double-click
        className={classes.button}
        data-state={state.kind}
        disabled={!state.enabled}
        onClick={state.kind === 'pay' ? pay : seeStatus}
      >
        {state.kind === 'paid' ? <PaidMark isNew={isAwaited} /> : null}
        {state.label}
        {state.kind === 'processing' ? (
          <span className={classes.seconds} aria-hidden="true" translate="no">
            {`(${secondsLeft} s)`}
          </span>
        ) : null}
      </Button>
      {state.kind === 'seeStatus' ? (
        <Button data-ignore-double-click variant="default" onClick={pay}>
          {messages.payButtonPay}
        </Button>
      ) : null}
      <output className="visually-hidden">{state.enabled ? '' : state.label}</output>
      {failed ? (
        <Notice severity="error">
          <p className={classes.failure}>
            No se pudo abrir Mercado Pago. Revisá tu conexión e intentá de nuevo.
          </p>
          <Button data-ignore-double-click variant="default" onClick={pay}>
            Reintentar
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

/** Prefetches the wallet's SDK when there is something to pay. */
function useWarmWallet(wanted: boolean) {
  useEffect(() => {
    // A failed prefetch is silent: the press retries and shows the error.
    if (wanted)
      loadWallet().catch((error: unknown) => console.warn('Wallet not loaded yet', error));
  }, [wanted]);
}
