import { Link } from '@tanstack/react-router';

import { PhoneLinks } from '~/components/contact/ContactLinks';
import type { Client } from '~/contract/types';
import { clientLastName, clientName, mayOpenClient, orDash } from '~/domain/shopper/clients';
import { formatDate, wallClock } from '~/lib/dates';
import type { Column } from '~/ui/list/columns';

/** Columns and filters of the client list. */
export const columns: readonly Column<Client>[] = [
  {
    key: 'email',
    header: 'Email',
    card: 'bottom',
    text: (client) => orDash(client.email),
    value: (client) => client.email,
    cell: (client) =>
      mayOpenClient(client).allowed ? (
        <Link to="/clientlist" search={{ client: String(client.id) }}>
          {client.email}
        </Link>
      ) : (
        orDash(client.email)
      ),
    filter: { kind: 'text' },
  },
  {
    key: 'nombre',
    header: 'Nombre',
    card: 'top',
    text: (client) => client.first_name ?? '',
    filter: { kind: 'text' },
  },
  {
    key: 'apellido',
    header: 'Apellido',
    card: 'middle',
    text: clientLastName,
    filter: { kind: 'text' },
  },
  {
    key: 'telefono',
    header: 'Teléfono',
    text: (client) => orDash(client.phone),
    cell: (client) => <PhoneLinks phone={client.phone} name={clientName(client)} />,
    value: (client) => client.phone,
    card: 'topEnd',
    filter: { kind: 'text', digits: true },
  },
  {
    key: 'registro',
    header: 'Registrado',
    text: (client) => formatDate(client.first_seen),
    value: (client) => wallClock(client.first_seen),
    filter: { kind: 'date', label: 'Fecha de registro' },
  },
  {
    key: 'visto',
    header: 'Última visita',
    text: (client) => formatDate(client.last_seen),
    value: (client) => wallClock(client.last_seen),
    filter: { kind: 'date', label: 'Última visita' },
  },
];
