import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { PayButtonState } from '~/domain/payments/payButton';
import { isWalletReturn } from '~/domain/payments/walletReturn';
import { storedCheckout } from '~/session/payment';
import { loadWallet } from '~/thirdparty/wallet/wallet';
import { Notice } from '~/ui/feedback/Notice';
import { lazyNamed } from '~/ui/lazyNamed';

import { PaidMark } from './PaidMark';
import { type CheckoutFailure, useCheckout } from './useCheckout';

import classes from './PayButton.module.css';

// With the dialogs' code, which the order does not need until then.
const BackCloses = lazyNamed(() => import('~/ui/dialog/useBackCloses'), 'BackCloses', {
  quiet: true,
});

const FAILURE_TEXTS: Readonly<Record<CheckoutFailure, string>> = {
  connection: 'No se pudo abrir Mercado Pago. Revisá tu conexión e intentá de nuevo.',
  refused:
    'No se pudo abrir Mercado Pago. Intentá de nuevo, o pedile a la tienda otra forma de pago.',
  unseen: 'Si Mercado Pago se abrió en otra ventana, seguí ahí. Si no se abrió, intentá de nuevo.',
};

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
  const { state, secondsLeft, failure, pay, seeStatus, closeOverlay } = useCheckout(order, reload);
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
  useCleanUrl();
  if (state.kind === 'hidden') return null;
  return (
    <div className={classes.pay}>
      {closeOverlay ? <BackCloses onBack={closeOverlay} /> : null}
      <Button
        data-ignore-double-click
        className={classes.button}
        data-state={state.kind}
        // Not `disabled`: the wallet returns the focus to it.
        aria-disabled={!state.enabled}
        data-disabled={!state.enabled || undefined}
        onClick={state.enabled ? (state.kind === 'pay' ? pay : seeStatus) : undefined}
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
      {failure ? (
        <Notice severity={failure === 'unseen' ? 'warning' : 'error'}>
          <p className={classes.failure}>{FAILURE_TEXTS[failure]}</p>
          <Button data-ignore-double-click variant="default" onClick={pay}>
            Reintentar
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

/** Takes the provider's parameters out of the URL, which may be shared or bookmarked. */
function useCleanUrl() {
  const navigate = useNavigate();
  useEffect(() => {
    if (isWalletReturn(new URLSearchParams(window.location.search))) {
      void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
    }
  }, [navigate]);
}

/** Prefetches the wallet's SDK when there is something to pay. */
function useWarmWallet(wanted: boolean) {
  useEffect(() => {
    // A failed prefetch is silent: the press retries and shows the error.
    if (wanted)
      loadWallet().catch((error: unknown) => console.warn('Wallet not loaded yet', error));
  }, [wanted]);
}
