import type { OrderSummary } from '~/contract/types';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { clientName } from '~/domain/shopper/clients';
import { formatDate } from '~/lib/dates';
import { formatMoney, formatNumber } from '~/lib/money';
import type { Column } from '~/ui/list/columns';

type Texts = Pick<Column<OrderSummary>, 'header' | 'text' | 'align'>;

/** Headers and texts of the columns that show orders, by name. */
export const orderColumnTexts = {
  date: { header: 'Fecha', text: (order) => formatDate(order.created_at) },
  client: { header: 'Cliente', text: (order) => clientName(order.client) },
  number: { header: 'Nº de pedido', text: (order) => order.alphanum_id },
  originalId: { header: 'Id original', text: (order) => order.original_id ?? '' },
  status: { header: 'Estado', text: (order) => orderStatusDisplay(order.status).label },
  payment: {
    header: 'Pago',
    text: (order) => paymentStatusDisplay(order.payment_status).listLabel,
  },
  total: {
    header: 'Valor',
    text: (order) => formatMoney(order.total_price, order.curr_symbol),
    align: 'right',
  },
  items: { header: 'N ITEMS', text: (order) => formatNumber(order.nitems), align: 'right' },
} as const satisfies Record<string, Texts>;
