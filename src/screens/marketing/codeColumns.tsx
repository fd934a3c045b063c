import type { Refcode } from '~/contract/types';
import { refcodeDestination, refcodeType } from '~/domain/store/refcodes';
import { formatDate, wallClock } from '~/lib/dates';
import type { Column, Sort } from '~/ui/list/columns';

import { ActiveSwitch } from './ActiveSwitch';

import classes from './ActionsTab.module.css';

/** The newest code first. */
export const initialCodeSort: Sort = { key: 'creado', descending: true };

/** Columns of the marketing codes. What has no place in a card is in the code's dialog. */
export const codeColumns: readonly Column<Refcode>[] = [
  {
    key: 'codigo',
    header: 'Código',
    card: 'top',
    text: ({ code }) => code,
    cell: ({ code }) => <span className={classes.code}>{code}</span>,
  },
  {
    key: 'descripcion',
    header: 'Descripción',
    card: 'bottom',
    text: ({ description }) => description,
  },
  {
    key: 'mensaje',
    header: 'Mensaje',
    card: 'none',
    text: ({ client_msg_preamble }) => client_msg_preamble,
  },
  {
    key: 'respuesta',
    header: 'Respuesta',
    card: 'none',
    priority: 3,
    text: ({ use_confirm_finisher }) => use_confirm_finisher,
  },
  {
    key: 'destino',
    header: 'Destino',
    card: 'none',
    priority: 2,
    text: ({ url }) => refcodeDestination(url),
  },
  {
    key: 'tipo',
    header: 'Tipo',
    card: 'none',
    priority: 3,
    text: ({ reference_type }) => refcodeType(reference_type),
  },
  {
    key: 'activo',
    header: 'Estado',
    card: 'topEnd',
    text: ({ active }) => (active ? 'Activo' : 'Inactivo'),
    cell: (code) => <ActiveSwitch code={code} />,
  },
  {
    key: 'creado',
    header: 'Creado',
    card: 'none',
    nowrap: true,
    text: ({ created_at }) => formatDate(created_at),
    value: ({ created_at }) => wallClock(created_at),
  },
];
