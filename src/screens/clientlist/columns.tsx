import { Link } from '@tanstack/react-router';

import { clientColumns } from '~/components/clients/clientColumns';
import type { Client, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { type ClientTotals, totalsByClient } from '~/domain/orders/clientTotals';
import { orderCount } from '~/domain/orders/orderCount';
import { clientName, clientOrders, mayOpenClient } from '~/domain/shopper/clients';
import { formatMoney, formatNumber } from '~/lib/money';
import { orDash } from '~/lib/text';
import { toast } from '~/ui/feedback/toast';
import type { Column } from '~/ui/list/columns';

import classes from './columns.module.css';

const search: Column<Client> = {
  key: 'buscar',
  header: 'Buscar',
  text: (client) => [clientName(client), client.email ?? '', client.phone ?? ''].join(' '),
  filter: {
    kind: 'text',
    label: 'Buscar por nombre, email o teléfono',
    digits: true,
    inSearchBar: true,
  },
  notInTable: true,
  exported: false,
};

/**
 * Columns of the client list: one name, whose parts have filters and export columns of their own.
 * @param orders of the store, which say what each client has ordered; undefined until they have been read
 */
export function columnsWith(
  orders: readonly OrderSummary[] | undefined,
): readonly Column<Client>[] {
  const totals = orders && totalsByClient(orders);
  const textOf =
    (show: (ordered: ClientTotals) => string, none = '-') =>
    (client: Client) => {
      if (!totals) return '';
      const ordered = totals.get(client.id);
      return ordered ? show(ordered) : none;
    };
  /** Null while the orders have not been read: an unknown number is no 0, neither sorted nor exported. */
  const valueOf =
    (number: (ordered: ClientTotals) => number) =>
    ({ id }: Client) => {
      if (!totals) return null;
      const ordered = totals.get(id);
      return ordered ? number(ordered) : 0;
    };
  const countText = textOf(({ count }) => formatNumber(count));
  const spentText = textOf(({ spent, last }) => formatMoney(spent, last?.curr_symbol));
  const orderedText = textOf(
    ({ count, spent, last }) => `${orderCount(count)} · ${formatMoney(spent, last?.curr_symbol)}`,
    'Sin pedidos',
  );
  return [
    search,
    {
      ...clientColumns.email,
      cell: (client) => (
        <>
          {mayOpenClient(client).allowed ? (
            clientColumns.email.cell(client)
          ) : (
            <span>{orDash(client.email)}</span>
          )}
          <span className={classes.ordered}>{orderedText(client)}</span>
        </>
      ),
    },
    { ...clientColumns.firstName, cell: (client) => <Name client={client} /> },
    { ...clientColumns.lastName, notInTable: true },
    clientColumns.phone,
    {
      key: 'pedidos',
      header: 'Pedidos',
      card: 'none',
      priority: 4,
      align: 'right',
      text: countText,
      value: valueOf(({ count }) => count),
    },
    {
      key: 'gastado',
      header: 'Gastado',
      card: 'none',
      priority: 3,
      align: 'right',
      text: spentText,
      value: valueOf(({ spent }) => spent),
      decimals: 2,
      cell: (client) => <span className={classes.spent}>{spentText(client)}</span>,
    },
    clientColumns.registered,
    clientColumns.lastSeen,
  ];
}

/** The name of a client; of one without a detail screen it leads to the orders. */
function Name({ client }: { client: Client }) {
  const orders = mayOpenClient(client).allowed ? null : clientOrders(client);
  return orders === null ? (
    clientName(client)
  ) : (
    <Link
      to="/orderlist"
      search={orders}
      aria-label={
        'buscar' in orders ? `${clientName(client)}: pedidos de ${orders.buscar}` : undefined
      }
      onClick={() => toast.info(messages.clientOrdersInstead)}
    >
      {clientName(client)}
    </Link>
  );
}
