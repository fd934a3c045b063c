import { Button } from '@mantine/core';

import type { OrderSummary } from '~/contract/types';
import { mayCompletePayment } from '~/domain/orders/orderRules';
import { reasonOf } from '~/domain/verdict';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';

import classes from './PaymentListScreen.module.css';

/** The action of a payment's row. */
export const completeAction =
  (onPress: (payment: OrderSummary) => void) => (payment: OrderSummary) => (
    <CompleteButton payment={payment} onPress={onPress} />
  );

/** The button that completes a payment, subdued and with the reason where that is not allowed. */
function CompleteButton({
  payment,
  onPress,
}: {
  payment: OrderSummary;
  onPress: (payment: OrderSummary) => void;
}) {
  const reason = reasonOf(mayCompletePayment(payment));
  return (
    <ReasonTooltip reason={reason}>
      <Button
        size="compact-sm"
        variant={reason === null ? 'light' : 'subtle'}
        className={reason === null ? classes.complete : classes.quiet}
        aria-label={`Completar pago del pedido ${payment.alphanum_id}`}
        onClick={() => onPress(payment)}
      >
        {reason === null ? (
          <>
            Completar<span className={classes.object}> pago</span>
          </>
        ) : (
          '–'
        )}
      </Button>
    </ReasonTooltip>
  );
}
