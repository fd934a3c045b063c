import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

import {
  EFFECTS_TO_CONFIRM,
  needsConfirmation,
  type EffectToConfirm,
  type RowEffect,
} from '~/domain/products/import/rowReader';
import type { RowWarning } from '~/domain/products/import/rowWarnings';
import { columnLabel } from '~/domain/products/import/titles';
import { formatNumber } from '~/lib/money';
import type { Column } from '~/ui/list/columns';
import { Pages } from '~/ui/list/Pages';
import { DataTable } from '~/ui/list/table/DataTable';
import type { FileWorker } from '~/workers/productFile/client';
import type { Preview, PreviewRow, RowFilter, SendPlan } from '~/workers/productFile/productFile';

import { orNull, orToast } from './workerCalls';

import classes from './ProductFile.module.css';

/** Rows of a list. */
const PREVIEW_PAGE_SIZE = 15;

const EFFECT_WORDS: Readonly<Record<RowEffect, { one: string; many: string }>> = {
  new: { one: 'Nuevo', many: 'Nuevos' },
  changed: { one: 'Cambia', many: 'Cambian' },
  same: { one: 'Sin cambios', many: 'Sin cambios' },
  removed: { one: 'Se elimina', many: 'Se eliminan' },
  twin: { one: 'Posible repetido', many: 'Posibles repetidos' },
  mismatch: { one: 'No coincide', many: 'Los nombres no coinciden' },
  doubtful: { one: 'Dudosa', many: 'Dudosas' },
  invalid: { one: 'Con error', many: 'Con errores' },
};

const WARNING_WORDS: Readonly<Record<RowWarning, string>> = {
  noPrice: 'Sin precio',
  zero: 'Precio 0',
  factor: 'Más de 5 veces mayor o menor',
  hidden: 'Fila oculta en la planilla',
  page: 'La imagen es una página: pegue la dirección de la imagen misma',
};

const FILTERS = [
  'new',
  'changed',
  'removed',
  'doubtful',
  'mismatch',
  'twin',
  'same',
  'invalid',
] as const satisfies readonly RowEffect[];

/** What is shown first: what a person has to decide, then what is wrong. */
const FIRST_SHOWN = [...EFFECTS_TO_CONFIRM.toReversed(), 'invalid'] as const;

const shownText = (text: string) => (text === '' ? '(vacío)' : text);

const columns: readonly Column<PreviewRow>[] = [
  { key: 'fila', header: 'Fila', text: ({ number }) => String(number), align: 'right' },
  {
    key: 'que',
    header: 'Qué pasa',
    card: 'topEnd',
    text: ({ effect }) => EFFECT_WORDS[effect].one,
    cell: ({ effect }) => (
      <span className={classes.effect} data-effect={effect}>
        {EFFECT_WORDS[effect].one}
      </span>
    ),
  },
  { key: 'id', header: 'Id', text: ({ id }) => (id === null ? '' : String(id)), align: 'right' },
  {
    key: 'producto',
    header: 'Producto',
    card: 'top',
    text: ({ name }) => name,
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  {
    key: 'detalle',
    header: 'Detalle',
    text: () => '',
    cell: (row) => <Detail row={row} />,
  },
];

/** The values that a row sets or changes, or its errors. */
function Detail({
  row: { changes, problems, confirmationReason, matchedBy, warnings },
}: {
  row: PreviewRow;
}) {
  if (problems.length > 0) {
    return (
      <ul className={classes.details}>
        {problems.map(({ column, value, expected }) => (
          <li key={`${column}${expected}`}>
            {column === null ? null : <b>{columnLabel(column)}</b>}
            {value === '' ? null : <> «{value}»</>}
            {column === null && value === '' ? 'Se espera ' : ': se espera '}
            {expected}
          </li>
        ))}
      </ul>
    );
  }
  if (
    changes.length === 0 &&
    confirmationReason === null &&
    matchedBy === null &&
    warnings.length === 0
  )
    return null;
  return (
    <ul className={classes.details}>
      {confirmationReason === null ? null : (
        <li className={classes.warning} dir="auto">
          {confirmationReason}
        </li>
      )}
      {matchedBy === null ? null : <li dir="auto">Encontrado por {matchedBy}</li>}
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <b>{columnLabel(column)}</b>:{' '}
          {before === null ? (
            <span dir="auto">{after}</span>
          ) : (
            <>
              <del dir="auto">{shownText(before)}</del> → <ins dir="auto">{shownText(after)}</ins>
            </>
          )}
        </li>
      ))}
      {warnings.map((warning) => (
        <li key={warning} className={classes.warning}>
          {WARNING_WORDS[warning]}
        </li>
      ))}
    </ul>
  );
}

/**
 * The rows of a file with the effect of each, 15 per page, filtered by effect or warnings: first the counts, then `children`,
 * then the rows. Rows that need confirmation are ticked to be sent.
 */
export function PreviewTable({
  worker,
  preview: { counts, rowsWithWarnings },
  plan,
  onPlan,
  children,
}: {
  worker: FileWorker;
  preview: Preview;
  plan: SendPlan;
  onPlan: (plan: SendPlan) => void;
  /** Between the counts and the rows. */
  children: ReactNode;
}) {
  const [chosen, setFilter] = useState<RowFilter>(
    FIRST_SHOWN.find((effect) => counts[effect] > 0) ?? 'all',
  );
  const total = FILTERS.reduce((sum, one) => sum + counts[one], 0);
  const countOf = (one: RowFilter) =>
    one === 'all' ? total : one === 'withWarnings' ? rowsWithWarnings : counts[one];
  // Another reading of the file may have no rows of the effect.
  const filter = countOf(chosen) === 0 ? 'all' : chosen;
  const pages = Math.max(1, Math.ceil(countOf(filter) / PREVIEW_PAGE_SIZE));
  const [wantedPage, setPage] = useState(1);
  const page = Math.min(wantedPage, pages);
  const [shown, setShown] = useState<readonly PreviewRow[] | null>(null);

  useEffect(() => {
    let current = true;
    void orNull(worker.call('page', filter, page, PREVIEW_PAGE_SIZE)).then((answer) => {
      if (current && answer) setShown(answer);
      return null;
    });
    return () => {
      current = false;
    };
  }, [worker, filter, page]);

  const show = (next: RowFilter) => {
    setFilter(next);
    setPage(1);
  };
  async function setConfirmed(which: EffectToConfirm | readonly number[], confirmed: boolean) {
    const isMeant = ({ effect, number }: PreviewRow) =>
      typeof which === 'string' ? effect === which : which.includes(number);
    const changed = await orToast(worker.call('setConfirmed', which, confirmed));
    if (changed === null) return;
    onPlan(changed);
    setShown((rows) => rows && rows.map((row) => (isMeant(row) ? { ...row, confirmed } : row)));
  }
  const toConfirm =
    filter !== 'all' && filter !== 'withWarnings' && needsConfirmation(filter) ? filter : null;

  return (
    <div className={classes.preview}>
      <div className={classes.counts} role="group" aria-label="Filas que se muestran">
        <EffectButton
          label={`Todas ${formatNumber(total)}`}
          pressed={filter === 'all'}
          onClick={() => show('all')}
        />
        {FILTERS.filter((one) => counts[one] > 0).map((one) => (
          <EffectButton
            key={one}
            label={`${EFFECT_WORDS[one].many} ${formatNumber(counts[one])}`}
            pressed={filter === one}
            onClick={() => show(one)}
          />
        ))}
        {rowsWithWarnings > 0 ? (
          <EffectButton
            label={`Para revisar ${formatNumber(rowsWithWarnings)}`}
            pressed={filter === 'withWarnings'}
            onClick={() => show('withWarnings')}
          />
        ) : null}
      </div>
      {children}
      {toConfirm === null ? null : (
        <Button
          size="compact-md"
          variant="default"
          className={classes.confirmAll}
          onClick={() =>
            void setConfirmed(toConfirm, plan.confirmed[toConfirm] < counts[toConfirm])
          }
        >
          {plan.confirmed[toConfirm] < counts[toConfirm] ? 'Marcar' : 'Desmarcar'}{' '}
          {counts[toConfirm] === 1 ? 'la fila' : `las ${formatNumber(counts[toConfirm])} filas`}
        </Button>
      )}
      {shown === null ? (
        <p>Cargando…</p>
      ) : (
        <>
          <DataTable
            list={{
              name: 'Filas del archivo',
              columns,
              rowKey: ({ number }) => number,
              page: { rows: shown },
              selection:
                toConfirm === null
                  ? undefined
                  : {
                      name: ({ number, name }) => `la fila ${number}, ${name}`,
                      isSelected: ({ confirmed }) => confirmed,
                      select: (some, selected) =>
                        void setConfirmed(
                          some.map(({ number }) => number),
                          selected,
                        ),
                    },
            }}
            minWidth={620}
          />
          <Pages page={page} pages={pages} onPage={setPage} label="Páginas del archivo" />
        </>
      )}
    </div>
  );
}

function EffectButton({
  label,
  pressed,
  onClick,
}: {
  label: string;
  pressed: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      size="compact-sm"
      variant={pressed ? 'filled' : 'default'}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
