import { Link } from '@tanstack/react-router';

import { orderColumns } from '~/components/orders/orderColumns';
import type { Client, OrderSummary } from '~/contract/types';
import { clientLastName, orDash } from '~/domain/shopper/clients';
import { formatDate } from '~/lib/dates';
import type { Column } from '~/ui/list/columns';

/** Columns of the orders block: date, client, order number, value, payment icon. */
export const homeOrderColumns: readonly Column<OrderSummary>[] = [
  orderColumns.date,
  orderColumns.client,
  orderColumns.number,
  orderColumns.total,
  orderColumns.payment,
];

/** Columns of the partial client table, in the specification's order. */
export const homeClientColumns: readonly Column<Client>[] = [
  {
    key: 'email',
    header: 'Email',
    text: ({ email }) => orDash(email),
    // The client's detail needs a client with an email.
    cell: ({ id, email }) =>
      email?.trim() ? (
        <Link to="/clientlist" search={{ client: String(id) }}>
          {email}
        </Link>
      ) : (
        orDash(email)
      ),
  },
  { key: 'nombre', header: 'Nombre', text: ({ first_name }) => first_name ?? '' },
  { key: 'apellido', header: 'Apellido', text: clientLastName },
  { key: 'telefono', header: 'Teléfono', text: ({ phone }) => orDash(phone) },
  { key: 'visto', header: 'Última visita', text: ({ last_seen }) => formatDate(last_seen) },
  { key: 'registrado', header: 'Registrado', text: ({ first_seen }) => formatDate(first_seen) },
];
