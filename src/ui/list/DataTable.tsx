import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { Fragment, type MouseEvent, type ReactNode } from 'react';

import type { Column, Sort } from './columns';

import classes from './DataTable.module.css';

/** Empty table text. */
const NO_RESULTS = 'No se encontraron resultados';

/**
 * An extra row below a row, rendered by the caller: a `<tr>` whose one cell spans `columnCount` columns, or
 * nothing. Its content may be as wide as the frame: `100cqi`.
 */
export type RowDetail<Row> = (row: Row, columnCount: number) => ReactNode;

/** The choice of several rows. */
export interface RowChoice<Row> {
  /** Names a row in the label of its checkbox, such as "el pedido DP1042". */
  name: (row: Row) => string;
  isChosen: (row: Row) => boolean;
  /** Chooses the rows, or removes them from the choice. */
  choose: (rows: readonly Row[], chosen: boolean) => void;
}

/**
 * A table of one page of rows. It scrolls inside its own frame; a click anywhere on a row opens it, a middle or Ctrl
 * click its first link in a new tab, and for the keyboard one of its cells is expected to hold a link or button that
 * does the same. On a phone the rows are
 * cards where the columns say how; the headers that sort then stand in a line above them.
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
  choice,
  minWidth = 640,
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
  /** Selection mode: each row starts with a checkbox, and a click on a row chooses it. */
  choice?: RowChoice<Row> | undefined;
  /** Under this width, in px, the table scrolls sideways inside its frame. */
  minWidth?: number;
}) {
  const shown = columns.filter(({ hidden }) => !hidden);
  const cards = shown.some(({ card }) => card);
  const columnCount = shown.length + (rowActions ? 1 : 0) + (choice ? 1 : 0);
  const press = choice ? (row: Row) => choice.choose([row], !choice.isChosen(row)) : onRowClick;
  return (
    <div
      className={classes.frame}
      data-details={rowDetail ? true : undefined}
      data-cards={cards || undefined}
      data-choosing={choice ? true : undefined}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={classes.table} style={{ minWidth }} aria-label={label}>
        <thead>
          <tr>
            {choice ? <ChooseAll rows={rows} choice={choice} /> : null}
            {shown.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions ? <th className={classes.actions}>Acciones</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr
                className={press ? classes.clickable : undefined}
                data-chosen={choice?.isChosen(row) || undefined}
                data-opens={(onRowClick && !choice) || undefined}
                onClick={press ? (event) => pressRow(event, () => press(row)) : undefined}
                onAuxClick={onRowClick ? openInNewTab : undefined}
              >
                {choice ? (
                  <td className={classes.choose}>
                    <input
                      type="checkbox"
                      aria-label={`Elegir ${choice.name(row)}`}
                      checked={choice.isChosen(row)}
                      onChange={(event) => choice.choose([row], event.currentTarget.checked)}
                    />
                  </td>
                ) : null}
                {shown.map((column) => (
                  <td
                    key={column.key}
                    className={columnClass(column.align)}
                    data-date={column.filter?.kind === 'date' || undefined}
                    data-card={cards ? (column.card ?? 'below') : undefined}
                    data-label={cards && !column.card ? column.header : undefined}
                  >
                    <div className={classes.cell}>
                      {column.cell ? column.cell(row) : column.text(row)}
                    </div>
                  </td>
                ))}
                {rowActions ? <td className={classes.actions}>{rowActions(row)}</td> : null}
              </tr>
              {rowDetail?.(row, columnCount)}
            </Fragment>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className={classes.empty}>{NO_RESULTS}</p> : null}
    </div>
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

function ChooseAll<Row>({ rows, choice }: { rows: readonly Row[]; choice: RowChoice<Row> }) {
  const chosen = rows.filter(choice.isChosen).length;
  const all = chosen > 0 && chosen === rows.length;
  return (
    <th className={classes.choose}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all;
        }}
        type="checkbox"
        aria-label="Elegir las filas de esta página"
        checked={all}
        onChange={() => choice.choose(rows, !all)}
      />
    </th>
  );
}

function columnClass(align: 'right' | 'center' | undefined) {
  return [classes.column, align && classes[align]].filter(Boolean).join(' ');
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  if (!onSort || column.sortable === false) {
    return <th className={columnClass(column.align)}>{column.header}</th>;
  }
  const direction =
    sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const Icon =
    direction === 'none'
      ? IconArrowsSort
      : direction === 'descending'
        ? IconArrowDown
        : IconArrowUp;
  return (
    <th className={columnClass(column.align)} aria-sort={direction}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort({ key: column.key, descending: direction === 'ascending' })}
      >
        {column.header}
        <Icon
          size={14}
          className={direction === 'none' ? classes.idle : undefined}
          aria-hidden="true"
        />
      </button>
    </th>
  );
}
