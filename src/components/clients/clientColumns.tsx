import { Link } from '@tanstack/react-router';

import { PhoneLinks } from '~/components/contact/ContactLinks';
import type { Client } from '~/contract/types';
import { clientLastName, clientName, mayOpenClient } from '~/domain/shopper/clients';
import { formatDate, wallClock } from '~/lib/dates';
import { orDash } from '~/lib/text';
import type { Column } from '~/ui/list/columns';

import classes from './clientColumns.module.css';

/** Columns that show clients, by name, for the lists that show them. */
export const clientColumns = {
  email: {
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
  firstName: {
    key: 'nombre',
    header: 'Nombre',
    card: 'top',
    text: (client) => client.first_name ?? '',
    cell: (client) => (
      <>
        {client.first_name} <span className={classes.onCard}>{clientLastName(client)}</span>
      </>
    ),
    filter: { kind: 'text' },
  },
  lastName: {
    key: 'apellido',
    header: 'Apellido',
    card: 'none',
    text: clientLastName,
    filter: { kind: 'text' },
  },
  phone: {
    key: 'telefono',
    header: 'Teléfono',
    text: (client) => orDash(client.phone),
    cell: (client) => (
      <span className={classes.phone}>
        <PhoneLinks phone={client.phone} name={clientName(client)} />
      </span>
    ),
    value: (client) => client.phone,
    card: 'action',
    nowrap: true,
    filter: { kind: 'text', digits: true },
  },
  registered: {
    key: 'registro',
    header: 'Registrado',
    card: 'none',
    text: (client) => formatDate(client.first_seen),
    value: (client) => wallClock(client.first_seen),
    filter: { kind: 'date', label: 'Fecha de registro' },
  },
  lastSeen: {
    key: 'visto',
    header: 'Última visita',
    card: 'topEnd',
    text: (client) => formatDate(client.last_seen),
    value: (client) => wallClock(client.last_seen),
    filter: { kind: 'date', label: 'Última visita' },
  },
} as const satisfies Record<string, Column<Client>>;
