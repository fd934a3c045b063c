import { Loader, Switch } from '@mantine/core';

import { ImportStateMark } from '~/components/products/ImportState';
import type { AdminDataImport, AdminStore } from '~/contract/types';
import {
  importStateDisplay,
  importStateOf,
  importStates,
  newestJobsFirst,
} from '~/domain/products/importStatus';
import { safeHref } from '~/domain/safeLinks';
import { formatDate, wallClock } from '~/lib/dates';
import { orDash } from '~/lib/text';
import { saysError } from '~/ui/feedback/say';
import type { Column } from '~/ui/list/columns';
import { RowIcon } from '~/ui/list/table/RowIcon';

import type { OpenDialog, StoreDialogKind } from './storeDialogs';

import classes from './AdminHomeContent.module.css';

const activeOptions = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;

const importLabel = (imports: readonly AdminDataImport[] | undefined) =>
  imports ? importStateDisplay(importStateOf(imports)).label : null;

const importOptions = Object.values(importStates).map(({ label }) => ({ value: label, label }));

/** When and why the last import of a store failed; null: it did not. */
function failureText(imports: readonly AdminDataImport[] | undefined): string | null {
  const [last] = newestJobsFirst(imports ?? []);
  if (last?.status !== 'failed') return null;
  return [formatDate(last.created_at), last.error_msg].filter(Boolean).join(' · ');
}

type TextField = 'tax_code' | 'phone' | 'address' | 'city' | 'postcode' | 'legal_name';

function textColumn(key: string, header: string, field: TextField): Column<AdminStore> {
  return { key, header, text: (store) => orDash(store[field]), filter: { kind: 'text' } };
}

/**
 * Columns of the table of stores in the specification's order, with their actions. Every window that shows a table shows all
 * of them: the first two stay in sight while it scrolls. Their buttons are one element each: those of the library have
 * three or four, and a key in the filter renders 160.
 */
export function storeColumns(
  /** Undefined until they have been read. */
  importsOf: (storeId: number) => readonly AdminDataImport[] | undefined,
  onShow: (storeId: number) => void,
  onOpen: OpenDialog,
  onToggle: (store: AdminStore, control: HTMLElement) => void,
  /** Why the switch of a store failed. */
  failureOf: (storeId: number) => string | null,
  /** Whether its switch is being saved. */
  isSwitching: (storeId: number) => boolean,
): readonly Column<AdminStore>[] {
  const opener = (store: AdminStore, kind: StoreDialogKind, words: string, name: string) => (
    <button
      type="button"
      className={classes.opener}
      aria-label={`${name} de ${store.name}`}
      onClick={(event) => onOpen(kind, store.id, event.currentTarget)}
    >
      {words}
    </button>
  );
  const editor = (store: AdminStore, kind: StoreDialogKind, name: string, value: string | null) => (
    <span className={classes.edited}>
      <EditedValue value={value} />
      <button
        type="button"
        className={classes.edit}
        aria-label={`Editar ${name} de ${store.name}`}
        onClick={(event) => onOpen(kind, store.id, event.currentTarget)}
      >
        <RowIcon icon="pencil" size={16} />
      </button>
    </span>
  );

  const columns: readonly Column<AdminStore>[] = [
    {
      key: 'buscar',
      header: 'Buscar',
      // What a shop writes from, or says of itself.
      text: (store) =>
        [
          store.name,
          store.hashtag,
          store.creatoremail,
          store.email,
          store.phone,
          store.identifiers.exclusive_whatsapp,
          store.tax_code,
          store.legal_name,
          store.city,
          store.address,
          store.id,
        ].join(' '),
      filter: {
        kind: 'text',
        label: 'Nombre, hashtag, email, teléfono, CUIT…',
        inSearchBar: true,
        digits: true,
      },
      notInTable: true,
      exported: false,
    },
    {
      key: 'creada',
      header: 'Creada',
      text: ({ created_at }) => formatDate(created_at),
      value: ({ created_at }) => wallClock(created_at),
      pinned: true,
      filter: { kind: 'date' },
    },
    {
      key: 'nombre',
      header: 'Nombre',
      card: 'top',
      pinned: true,
      text: ({ name }) => name,
      cell: ({ id, name, hashtag }) => (
        <>
          <button type="button" className={classes.nameButton} onClick={() => onShow(id)}>
            {name}
          </button>
          <span className={classes.hashtag}>{hashtag}</span>
          {failureOf(id) === null ? null : (
            <span ref={saysError} className={classes.failure}>
              {failureOf(id)}
            </span>
          )}
        </>
      ),
      filter: { kind: 'text' },
    },
    {
      key: 'usuario',
      header: 'Email del usuario',
      card: 'bottom',
      text: ({ creatoremail }) => orDash(creatoremail),
      filter: { kind: 'text' },
    },
    {
      key: 'hashtag',
      header: 'Hashtag',
      text: ({ hashtag }) => orDash(hashtag),
      filter: { kind: 'text' },
    },
    {
      key: 'email',
      header: 'Email de la tienda',
      text: ({ email }) => orDash(email),
      filter: { kind: 'text' },
    },
    {
      key: 'activa',
      header: 'Activa',
      card: 'action',
      text: ({ enabled }) => (enabled ? 'Sí' : 'No'),
      cell: (store) => (
        <span className={classes.active}>
          <Switch
            checked={store.enabled}
            aria-label={`${store.name} activa`}
            aria-busy={isSwitching(store.id)}
            thumbIcon={isSwitching(store.id) ? <Loader size={12} aria-hidden="true" /> : null}
            onChange={(event) => onToggle(store, event.currentTarget)}
          />
          <span className={classes.word} aria-hidden="true">
            {store.enabled ? 'Activa' : 'Inactiva'}
          </span>
        </span>
      ),
      filter: { kind: 'combo', options: activeOptions },
    },
    {
      key: 'faq',
      header: 'FAQ',
      text: () => '',
      cell: (store) => opener(store, 'faqUpload', 'Cargar', 'Cargar FAQ'),
      sortable: false,
      exported: false,
    },
    {
      key: 'faqIa',
      header: 'FAQ en IA',
      text: () => '',
      cell: (store) => opener(store, 'faqList', 'Ver', 'Ver FAQ en IA'),
      sortable: false,
      exported: false,
    },
    {
      key: 'csv',
      header: 'Carga CSV',
      card: 'topEnd',
      // Empty while it is not known: without an answer a store is not one without imports.
      text: ({ id }) => importLabel(importsOf(id)) ?? '',
      filter: { kind: 'combo', options: importOptions },
      cell: (store) => {
        const imports = importsOf(store.id);
        const label = importLabel(imports);
        const failure = failureText(imports);
        return (
          <button
            type="button"
            className={`${classes.opener} ${classes.imports}`}
            title={failure ?? undefined}
            data-state={imports && importStateOf(imports)}
            aria-label={`Carga CSV de ${store.name}${label === null ? '' : `: ${label}`}`}
            onClick={(event) => onOpen('imports', store.id, event.currentTarget)}
          >
            {imports ? <ImportStateMark state={importStateOf(imports)} /> : '…'}
          </button>
        );
      },
    },
    {
      // In the table it is the tooltip of "Carga CSV".
      key: 'errorCarga',
      header: 'Error de la carga',
      text: ({ id }) => failureText(importsOf(id)) ?? '',
      notInTable: true,
      filter: { kind: 'text' },
    },
    {
      key: 'logs',
      header: 'Logs',
      text: () => '',
      cell: (store) => opener(store, 'logs', 'Ver', 'Ver logs'),
      sortable: false,
      exported: false,
    },
    {
      key: 'whatsapp',
      header: 'WhatsApp',
      text: ({ identifiers }) => orDash(identifiers.exclusive_whatsapp),
      cell: (store) =>
        editor(store, 'whatsapp', 'el WhatsApp', store.identifiers.exclusive_whatsapp),
    },
    {
      key: 'informeInicio',
      header: 'Informe de inicio',
      text: ({ urls }) => orDash(urls.report_slim),
      cell: (store) => editor(store, 'urls', 'el informe de inicio', store.urls.report_slim),
    },
    {
      key: 'informes',
      header: 'Informes',
      text: ({ urls }) => orDash(urls.report_general),
      cell: (store) => editor(store, 'urls', 'los informes', store.urls.report_general),
    },
    textColumn('cuit', 'CUIT', 'tax_code'),
    textColumn('telefono', 'Teléfono', 'phone'),
    textColumn('direccion', 'Dirección', 'address'),
    textColumn('ciudad', 'Ciudad', 'city'),
    textColumn('codigoPostal', 'Código postal', 'postcode'),
    textColumn('razonSocial', 'Razón social', 'legal_name'),
    {
      key: 'id',
      header: 'Id de la tienda',
      text: ({ id }) => String(id),
      value: ({ id }) => id,
      align: 'right',
    },
    {
      key: 'redes',
      header: 'Redes sociales',
      text: () => '',
      cell: (store) => opener(store, 'social', 'Editar', 'Redes sociales'),
      sortable: false,
      exported: false,
    },
  ];
  // One line per store, as wide as its texts. What has no place on a phone is in the store's panel.
  return columns.map((column) => Object.assign({ card: 'none', nowrap: true }, column));
}

/** A value that may be a link: complete http(s) URLs can be followed, other texts are plain. */
function EditedValue({ value }: { value: string | null }) {
  const href = safeHref(value);
  return href === null ? (
    <span className={classes.value} title={value ?? undefined}>
      {orDash(value)}
    </span>
  ) : (
    <a className={classes.value} title={href} href={href} target="_blank" rel="noreferrer">
      {value}
    </a>
  );
}
