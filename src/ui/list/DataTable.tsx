import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';

import type { Column, RowSelection, Sort } from './columns';
import { cardLook, cardPlace, MoreButton, SortSelect } from './RowCards';
import { TableFrame } from './TableFrame';
import { HeaderCell, SelectAll } from './TableHead';

import classes from './DataTable.module.css';

/** Empty table text. */
const NO_RESULTS = 'No se encontraron resultados';

/**
 * An extra row below a row, rendered by the caller: a `<tr>` whose one cell spans `columnCount` columns, or
 * nothing. Its content may be as wide as the frame: `100cqi`.
 */
export type RowDetail<Row> = (row: Row, columnCount: number) => ReactNode;

/**
 * A table of one page of rows. A table that is wider than its frame scrolls inside it. A click anywhere on a row opens it,
 * a middle or Ctrl click its first link in a new tab; for the keyboard one of its cells is expected to hold a link or
 * button that does the same. On phones and tablets the rows are cards where the columns say how, with a select that sorts.
 */
export function DataTable<Row extends object>({
  rows,
  columns,
  rowKey,
  label,
  sort = null,
  onSort,
  onRowClick,
  rowActions,
  rowDetail,
  selection,
  minWidth = 640,
  stickyHeader = false,
  compact = false,
  emptyHint,
  emptyAction,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** Accessible name. */
  label: string;
  sort?: Sort | null;
  onSort?: ((sort: Sort) => void) | undefined;
  onRowClick?: ((row: Row) => void) | undefined;
  /** Rendered in a last, narrow cell. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  rowDetail?: RowDetail<Row> | undefined;
  /** Selection mode: each row starts with a checkbox, and a click on a row selects it. */
  selection?: RowSelection<Row> | undefined;
  /** Under this width, in px, the table scrolls sideways inside its frame. */
  minWidth?: number;
  /** Keeps the header in sight below the header of the page: for the list that a screen is about. */
  stickyHeader?: boolean;
  /** Low rows. */
  compact?: boolean;
  /** Below the text of an empty table. */
  emptyHint?: ReactNode | undefined;
  /** Below the text of an empty table. */
  emptyAction?: ReactNode;
}) {
  const shown = columns.filter(({ hidden }) => !hidden);
  const pinnedColumn = shown.find(({ pinned }) => pinned) ?? shown[0];
  const cards = shown.some(({ card }) => card);
  const look = cards ? cardLook(shown) : null;
  const hasMore = shown.some(({ card }) => card === 'more');
  /** Keys of the cards that show the columns under "Más datos". */
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  const columnCount = shown.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  const press = selection
    ? (row: Row) => selection.select([row], !selection.isSelected(row))
    : onRowClick;
  return (
    <TableFrame
      label={label}
      look={{
        'data-sticky': stickyHeader || undefined,
        'data-compact': compact || undefined,
        'data-selecting': selection ? true : undefined,
        'data-details': rowDetail ? true : undefined,
        'data-cards': cards || undefined,
      }}
    >
      {cards && onSort && rows.length > 0 ? (
        <SortSelect columns={shown} sort={sort} onSort={onSort} />
      ) : null}
      <table
        {...look}
        className={`${classes.table} ${look?.className ?? ''}`}
        data-actions={rowActions ? true : undefined}
        style={{ minWidth }}
        aria-label={label}
      >
        <thead>
          <tr>
            {selection ? (
              <SelectAll rows={rows} selection={selection} className={classes.select} />
            ) : null}
            {shown.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                className={columnClass(column)}
                sort={sort}
                onSort={onSort}
                pinned={column === pinnedColumn}
              />
            ))}
            {rowActions ? <th data-card="actions">Acciones</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr
                className={press ? classes.clickable : undefined}
                data-selected={selection?.isSelected(row) || undefined}
                data-open={open.has(rowKey(row)) || undefined}
                data-opens={(onRowClick && !selection) || undefined}
                onClick={press ? (event) => pressRow(event, () => press(row)) : undefined}
                onAuxClick={onRowClick ? openInNewTab : undefined}
              >
                {selection ? (
                  <td className={classes.select} data-card="select">
                    <input
                      type="checkbox"
                      aria-label={`Elegir ${selection.name(row)}`}
                      checked={selection.isSelected(row)}
                      onChange={(event) => selection.select([row], event.currentTarget.checked)}
                    />
                  </td>
                ) : null}
                {shown.map((column) => (
                  <td
                    key={column.key}
                    {...(cards && cardPlace(column))}
                    className={`${columnClass(column)} ${isNowrap(column) ? classes.line : ''}`}
                    data-pinned={column === pinnedColumn || undefined}
                  >
                    {isNowrap(column) ? (
                      cellContent(column, row)
                    ) : (
                      <div className={classes.cell}>{cellContent(column, row)}</div>
                    )}
                  </td>
                ))}
                {rowActions ? <td data-card="actions">{rowActions(row)}</td> : null}
                {hasMore ? (
                  <td data-card="toggle">
                    <MoreButton
                      open={open.has(rowKey(row))}
                      onToggle={() => setOpen(toggled(open, rowKey(row)))}
                    />
                  </td>
                ) : null}
              </tr>
              {rowDetail?.(row, columnCount)}
            </Fragment>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? (
        <div className={classes.empty}>
          <p>{NO_RESULTS}</p>
          {emptyHint ? <p className={classes.hint}>{emptyHint}</p> : null}
          {emptyAction}
        </div>
      ) : null}
    </TableFrame>
  );
}

/** Links, buttons and fields inside a row act for themselves, and so does what a cell renders elsewhere (a menu). */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest('a, button, input, label') === null
  );
}

function pressRow(event: MouseEvent<HTMLTableRowElement>, press: () => void) {
  if (!isOnRow(event) || String(getSelection())) return;
  if (!openInNewTab(event)) press();
}

/** Opens the row's link in a new tab when the press asks for one: middle button, Ctrl or Cmd. */
function openInNewTab(event: MouseEvent<HTMLTableRowElement>): boolean {
  const link = event.currentTarget.querySelector('a');
  const wanted = event.button === 1 || event.ctrlKey || event.metaKey;
  if (!link || !wanted || !isOnRow(event)) return false;
  window.open(link.href, '_blank', 'noopener');
  return true;
}

function toggled<Key>(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const others = new Set(keys);
  if (!others.delete(key)) others.add(key);
  return others;
}

const isNowrap = <Row,>({ nowrap, align, filter }: Column<Row>) =>
  nowrap ?? (align === 'right' || filter?.kind === 'date');

const cellContent = <Row,>({ cell, text }: Column<Row>, row: Row): ReactNode =>
  cell ? cell(row) : text(row);

function columnClass<Row>({ align }: Column<Row>) {
  return align === 'right' ? `${classes.column} ${classes.right}` : `${classes.column}`;
}
