import '~/ui/styles/screens';
import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';

import { ordersQuery } from '~/api/orders';
import type { OrderSummary } from '~/contract/types';
import { mayCompletePayment } from '~/domain/orders/orderRules';
import { listPayments } from '~/domain/payments/payments';
import { reasonOf } from '~/domain/verdict';
import { lazyPart } from '~/ui/lazyPart';
import { DataList } from '~/ui/list/DataList';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useListSearch } from '~/ui/list/useListSearch';
import { PageHeader } from '~/ui/PageHeader';
import { ReasonTooltip } from '~/ui/ReasonTooltip';

import { methodOptions, paymentColumns } from './columns';

import classes from './PaymentListScreen.module.css';

const CompletePaymentDialog = lazyPart(() =>
  import('./CompletePaymentDialog').then((module) => module.CompletePaymentDialog),
);

/** The payment that is about to be completed, and the button that gets the focus back afterwards. */
interface Asked {
  payment: OrderSummary;
  button: HTMLElement;
}

/** /paymentlist, Cobros: what was or may be collected, and completing a requested payment (§2, §4 staff). */
export function PaymentListScreen() {
  const { rows: orders, unreadable } = useSuspenseQuery(ordersQuery()).data;
  const payments = useMemo(() => listPayments(orders), [orders]);
  const columns = useMemo(() => paymentColumns(methodOptions(payments)), [payments]);
  const [search, setSearch] = useListSearch();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <PageHeader title="Cobros" />
      <UnreadableRows count={unreadable} one="pedido" many="pedidos" />
      <DataList
        rows={payments}
        columns={columns}
        search={search}
        onSearch={setSearch}
        rowKey={(payment) => payment.id}
        screenName="Cobros"
        initialSort={{ key: 'fecha', descending: true }}
        minWidth={940}
        rowActions={completeAction(setAsked)}
      />
      {asked ? (
        <Suspense fallback={null}>
          <CompletePaymentDialog
            payment={asked.payment}
            onClosed={() => {
              focusAfter(asked.button);
              setAsked(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Focus goes back to the button, or to the heading when a filter took its row away with the payment's status. */
function focusAfter(button: HTMLElement) {
  const target = button.isConnected ? button : document.querySelector('h1');
  target?.focus();
}

/** The button that completes a payment; where it may not, it stands back and says why (§4 staff). */
function completeAction(onAsk: (asked: Asked) => void) {
  return (payment: OrderSummary) => {
    const reason = reasonOf(mayCompletePayment(payment));
    return (
      <ReasonTooltip reason={reason}>
        <Button
          size="compact-sm"
          px={6}
          fz={12}
          variant={reason === null ? 'light' : 'subtle'}
          className={reason === null ? undefined : classes.quiet}
          aria-label={`Completar pago del pedido ${payment.alphanum_id}`}
          onClick={(event) => onAsk({ payment, button: event.currentTarget })}
        >
          Completar pago
        </Button>
      </ReasonTooltip>
    );
  };
}
