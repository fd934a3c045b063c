import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';

import type { RowCounts } from '~/domain/products/import/preview';
import type { ReadRow, RowKind } from '~/domain/products/import/rows';
import { columnLabel } from '~/domain/products/import/titles';
import { formatNumber } from '~/lib/money';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/DataTable';
import { Pages } from '~/ui/list/Pages';
import type { ImportReader } from '~/workers/productFile/reader';

import classes from './ProductFile.module.css';

/** Rows of a list. */
const PAGE_SIZE = 15;

const KIND_WORDS: Readonly<Record<RowKind, { one: string; many: string }>> = {
  new: { one: 'Nuevo', many: 'Nuevos' },
  changed: { one: 'Cambia', many: 'Cambian' },
  same: { one: 'Sin cambios', many: 'Sin cambios' },
  removed: { one: 'Se elimina', many: 'Se eliminan' },
  invalid: { one: 'Con error', many: 'Con errores' },
};

const FILTERS = [
  'new',
  'changed',
  'removed',
  'same',
  'invalid',
] as const satisfies readonly RowKind[];

const shownText = (text: string) => (text === '' ? '(vacío)' : text);

const columns: readonly Column<ReadRow>[] = [
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
function Detail({ row: { changes, problems } }: { row: ReadRow }) {
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
  if (changes.length === 0) return null;
  return (
    <ul className={classes.details}>
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
    </ul>
  );
}

/** null: the reader was closed, and the table unmounts. */
async function pageOf(reader: ImportReader, kind: RowKind | 'all', page: number) {
  try {
    return await reader.call('page', kind, page, PAGE_SIZE);
  } catch {
    return null;
  }
}

/** The rows of a file with the effect of each, 15 per page, filtered by kind. */
export function PreviewTable({ reader, counts }: { reader: ImportReader; counts: RowCounts }) {
  const [chosen, setKind] = useState<RowKind | 'all'>(counts.invalid > 0 ? 'invalid' : 'all');
  // Another reading of the file may have no rows of the kind.
  const kind = chosen !== 'all' && counts[chosen] === 0 ? 'all' : chosen;
  const total = FILTERS.reduce((sum, one) => sum + counts[one], 0);
  const pages = Math.max(1, Math.ceil((kind === 'all' ? total : counts[kind]) / PAGE_SIZE));
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, pages);
  const [shown, setShown] = useState<readonly ReadRow[] | null>(null);

  useEffect(() => {
    let current = true;
    void pageOf(reader, kind, page).then((answer) => {
      if (current && answer) setShown(answer);
      return null;
    });
    return () => {
      current = false;
    };
  }, [reader, kind, page]);

  return (
    <div className={classes.preview}>
      <Group gap="xs" role="group" aria-label="Filas que se muestran">
        <KindButton
          label={`Todas ${formatNumber(total)}`}
          pressed={kind === 'all'}
          onClick={() => {
            setKind('all');
            setPage(1);
          }}
        />
        {FILTERS.filter((one) => counts[one] > 0).map((one) => (
          <KindButton
            key={one}
            label={`${KIND_WORDS[one].many} ${formatNumber(counts[one])}`}
            pressed={kind === one}
            onClick={() => {
              setKind(one);
              setPage(1);
            }}
          />
        ))}
      </Group>
      {shown === null ? (
        <p className={classes.text}>Cargando…</p>
      ) : (
        <>
          <DataTable
            rows={shown}
            columns={columns}
            rowKey={({ number }) => number}
            label="Filas del archivo"
            minWidth={620}
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
