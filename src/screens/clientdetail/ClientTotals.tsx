import { useQuery } from '@tanstack/react-query';

import { clientOrdersQuery } from '~/api/clients';
import { asSecondary } from '~/api/transport/loadPolicy';
import { clientTotals } from '~/domain/orders/clientTotals';
import { orderCount } from '~/domain/orders/orderCount';
import { formatDate } from '~/lib/dates';
import { formatMoney } from '~/lib/money';

import classes from './ClientFields.module.css';

/** How much the client has ordered; a failed load shows in the list of the orders. */
export function ClientTotals({ clientId }: { clientId: number }) {
  const { data } = useQuery(asSecondary(clientOrdersQuery(clientId)));
  const { count, spent, last } = clientTotals(data?.rows ?? []);
  if (last === null) return <span className={classes.totals}>{data && 'Sin pedidos'}</span>;
  return (
    <span className={classes.totals}>
      <span>{orderCount(count)}</span>
      {' · '}
      <span translate="no">{formatMoney(spent, last.curr_symbol)} en confirmados</span>
      <span className={classes.before}>{' · '}</span>
      <span className={classes.last}>último {formatDate(last.created_at)}</span>
    </span>
  );
}
