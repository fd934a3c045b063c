import { orderColumns } from '~/components/orderColumns';
import { StatusBadge } from '~/components/StatusBadge';
import type { OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { paymentOptions, paymentStatuses } from '~/domain/paymentStatus';
import type { Column } from '~/ui/list/columns';

const methodOf = (order: OrderSummary) => order.payment_method?.trim() || messages.notDefined;

/** Choices of the method filter: the methods of the list, since each store names its own. */
export function methodOptions(payments: readonly OrderSummary[]) {
  const methods = [...new Set(payments.map(methodOf))].toSorted((a, b) => a.localeCompare(b, 'es'));
  return methods.map((method) => ({ value: method, label: method }));
}

/**
 * Columns and filters of the payment list, in their order (§2 staff, readings). "Status" is the payment's: it is
 * what allows to complete it (§4 staff).
 */
export function paymentColumns(
  methods: ReturnType<typeof methodOptions>,
): readonly Column<OrderSummary>[] {
  return [
    { ...orderColumns.number, filter: undefined },
    orderColumns.date,
    orderColumns.client,
    {
      key: 'metodo',
      header: 'Método',
      text: methodOf,
      filter: { kind: 'combo', options: methods },
    },
    {
      key: 'pago',
      header: 'Información de pago',
      text: (order) => order.payment_info ?? '',
      filter: { kind: 'text', label: 'Pago' },
    },
    orderColumns.total,
    {
      key: 'estado',
      header: 'Estado',
      text: (order) => paymentStatuses[order.payment_status].listLabel,
      cell: ({ payment_status }) => {
        const { listLabel, color } = paymentStatuses[payment_status];
        return <StatusBadge label={listLabel} color={color} />;
      },
      filter: { kind: 'combo', options: paymentOptions() },
    },
  ];
}
