import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

import type { RowMark } from '~/domain/products/import/doubts';
import { HELD_KINDS, isHeld, type HeldKind, type RowEffect } from '~/domain/products/import/rows';
import { columnLabel } from '~/domain/products/import/titles';
import { formatNumber } from '~/lib/money';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/DataTable';
import { Pages } from '~/ui/list/Pages';
import type { Preview, PreviewRow, RowFilter, SendPlan } from '~/workers/productFile/engine';
import type { EngineClient } from '~/workers/productFile/reader';

import classes from './ProductFile.module.css';

/** Rows of a list. */
const PREVIEW_PAGE_SIZE = 15;

const KIND_WORDS: Readonly<Record<RowEffect, { one: string; many: string }>> = {
  new: { one: 'Nuevo', many: 'Nuevos' },
  changed: { one: 'Cambia', many: 'Cambian' },
  same: { one: 'Sin cambios', many: 'Sin cambios' },
  removed: { one: 'Se elimina', many: 'Se eliminan' },
  twin: { one: 'Posible repetido', many: 'Posibles repetidos' },
  mismatch: { one: 'No coincide', many: 'Los nombres no coinciden' },
  invalid: { one: 'Con error', many: 'Con errores' },
};

const MARK_WORDS: Readonly<Record<RowMark, string>> = {
  zero: 'Precio 0',
  factor: 'Más de 5 veces mayor o menor',
  currency: 'En otra moneda',
  hidden: 'Fila oculta en la planilla',
};

const FILTERS = [
  'new',
  'changed',
  'removed',
  'mismatch',
  'twin',
  'same',
  'invalid',
] as const satisfies readonly RowEffect[];

/** What is shown first: what a person has to decide, then what is wrong. */
const FIRST_SHOWN = [...HELD_KINDS.toReversed(), 'invalid'] as const;

const shownText = (text: string) => (text === '' ? '(vacío)' : text);

const columns: readonly Column<PreviewRow>[] = [
  { key: 'fila', header: 'Fila', text: ({ number }) => String(number), align: 'right' },
  {
    key: 'que',
    header: 'Qué pasa',
    card: 'topEnd',
    text: ({ kind }) => KIND_WORDS[kind].one,
    cell: ({ kind }) => (
      <span className={classes.kind} data-kind={kind}>
        {KIND_WORDS[kind].one}
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
function Detail({ row: { changes, problems, doubt, marks } }: { row: PreviewRow }) {
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
  if (changes.length === 0 && doubt === null && marks.length === 0) return null;
  return (
    <ul className={classes.details}>
      {doubt === null ? null : (
        <li className={classes.mark} dir="auto">
          {doubt}
        </li>
      )}
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
      {marks.map((mark) => (
        <li key={mark} className={classes.mark}>
          {MARK_WORDS[mark]}
        </li>
      ))}
    </ul>
  );
}

/** null: the reader was closed, and the table unmounts. */
async function pageOf(reader: EngineClient, kind: RowFilter, page: number) {
  try {
    return await reader.call('page', kind, page, PREVIEW_PAGE_SIZE);
  } catch {
    return null;
  }
}

/**
 * The rows of a file with the effect of each, 15 per page, filtered by kind: first the counts and the answer, then the
 * rows. Held rows are ticked to be sent.
 */
export function PreviewTable({
  reader,
  preview: { counts, marked },
  plan,
  onPlan,
  children,
}: {
  reader: EngineClient;
  preview: Preview;
  plan: SendPlan;
  onPlan: (plan: SendPlan) => void;
  /** Between the counts and the rows. */
  children: ReactNode;
}) {
  const [chosen, setFilter] = useState<RowFilter>(
    FIRST_SHOWN.find((kind) => counts[kind] > 0) ?? 'all',
  );
  const total = FILTERS.reduce((sum, one) => sum + counts[one], 0);
  const countOf = (one: RowFilter) =>
    one === 'all' ? total : one === 'marked' ? marked : counts[one];
  // Another reading of the file may have no rows of the kind.
  const filter = countOf(chosen) === 0 ? 'all' : chosen;
  const pages = Math.max(1, Math.ceil(countOf(filter) / PREVIEW_PAGE_SIZE));
  const [wantedPage, setPage] = useState(1);
  const page = Math.min(wantedPage, pages);
  const [shown, setShown] = useState<readonly PreviewRow[] | null>(null);

  useEffect(() => {
    let current = true;
    void pageOf(reader, filter, page).then((answer) => {
      if (current && answer) setShown(answer);
      return null;
    });
    return () => {
      current = false;
    };
  }, [reader, filter, page]);

  const show = (next: RowFilter) => {
    setFilter(next);
    setPage(1);
  };
  async function want(which: HeldKind | readonly number[], wanted: boolean) {
    const isMeant = ({ kind, number }: PreviewRow) =>
      typeof which === 'string' ? kind === which : which.includes(number);
    onPlan(await reader.call('want', which, wanted));
    setShown((rows) => rows && rows.map((row) => (isMeant(row) ? { ...row, wanted } : row)));
  }
  const held = filter !== 'all' && filter !== 'marked' && isHeld(filter) ? filter : null;

  return (
    <div className={classes.preview}>
      <div className={classes.counts} role="group" aria-label="Filas que se muestran">
        <KindButton
          label={`Todas ${formatNumber(total)}`}
          pressed={filter === 'all'}
          onClick={() => show('all')}
        />
        {FILTERS.filter((one) => counts[one] > 0).map((one) => (
          <KindButton
            key={one}
            label={`${KIND_WORDS[one].many} ${formatNumber(counts[one])}`}
            pressed={filter === one}
            onClick={() => show(one)}
          />
        ))}
        {marked > 0 ? (
          <KindButton
            label={`Para revisar ${formatNumber(marked)}`}
            pressed={filter === 'marked'}
            onClick={() => show('marked')}
          />
        ) : null}
      </div>
      {children}
      {held === null ? null : (
        <Button
          size="compact-md"
          variant="default"
          className={classes.wantAll}
          onClick={() => void want(held, plan.wanted[held] < counts[held])}
        >
          {plan.wanted[held] < counts[held] ? 'Marcar' : 'Desmarcar'}{' '}
          {counts[held] === 1 ? 'la fila' : `las ${formatNumber(counts[held])} filas`}
        </Button>
      )}
      {shown === null ? (
        <p>Cargando…</p>
      ) : (
        <>
          <DataTable
            rows={shown}
            columns={columns}
            rowKey={({ number }) => number}
            label="Filas del archivo"
            minWidth={620}
            selection={
              held === null
                ? undefined
                : {
                    name: ({ number, name }) => `la fila ${number}, ${name}`,
                    isSelected: ({ wanted }) => wanted,
                    select: (some, selected) =>
                      void want(
                        some.map(({ number }) => number),
                        selected,
                      ),
                  }
            }
          />
          <Pages page={page} pages={pages} onPage={setPage} label="Páginas del archivo" />
        </>
      )}
    </div>
  );
}

function KindButton({
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
