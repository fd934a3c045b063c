import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';

import type { Column, Sort } from './columns';
import { RowIcon } from './RowIcon';

import classes from './DataTable.module.css';

/** Empty table text. */
const NO_RESULTS = 'No se encontraron resultados';

/**
 * An extra row below a row, rendered by the caller: a `<tr>` whose one cell spans `columnCount` columns, or
 * nothing. Its content may be as wide as the frame: `100cqi`.
 */
export type RowDetail<Row> = (row: Row, columnCount: number) => ReactNode;

/** The selection of several rows. */
export interface RowSelection<Row> {
  /** Names a row in the label of its checkbox, such as "el pedido DP1042". */
  name: (row: Row) => string;
  isSelected: (row: Row) => boolean;
  /** Adds the rows to the selection, or removes them. */
  select: (rows: readonly Row[], selected: boolean) => void;
}

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
  const hasMore = shown.some(({ card }) => card === 'more');
  /** Keys of the cards that show the columns under "Más datos". */
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  const columnCount = shown.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  const press = selection
    ? (row: Row) => selection.select([row], !selection.isSelected(row))
    : onRowClick;
  return (
    <div
      ref={markScrolling}
      className={classes.frame}
      data-details={rowDetail ? true : undefined}
      data-cards={cards || undefined}
      data-selecting={selection ? true : undefined}
      data-sticky={stickyHeader || undefined}
      data-compact={compact || undefined}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {cards && onSort && rows.length > 0 ? (
        <SortSelect columns={shown} sort={sort} onSort={onSort} />
      ) : null}
      <table className={classes.table} style={{ minWidth }} aria-label={label}>
        <thead>
          <tr>
            {selection ? <SelectAll rows={rows} selection={selection} /> : null}
            {shown.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                pinned={column === pinnedColumn}
              />
            ))}
            {rowActions ? <th className={classes.actions}>Acciones</th> : null}
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
                  <td className={classes.select}>
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
                    className={columnClass(column.align)}
                    data-nowrap={isNowrap(column) || undefined}
                    data-pinned={column === pinnedColumn || undefined}
                    data-card={cards ? (column.card ?? 'below') : undefined}
                    data-label={cards && isBelow(column) ? column.header : undefined}
                  >
                    {isNowrap(column) ? (
                      cellContent(column, row)
                    ) : (
                      <div className={classes.cell}>{cellContent(column, row)}</div>
                    )}
                  </td>
                ))}
                {rowActions ? <td className={classes.actions}>{rowActions(row)}</td> : null}
                {hasMore ? (
                  <td className={classes.more}>
                    <button
                      type="button"
                      aria-expanded={open.has(rowKey(row))}
                      onClick={() => setOpen(toggled(open, rowKey(row)))}
                    >
                      {open.has(rowKey(row)) ? 'Menos datos' : 'Más datos'}
                    </button>
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
    </div>
  );
}

/**
 * Marks a frame whose table is wider than it, which scrolls. The table's header sticks to the window in every other one,
 * also before the first measurement: becoming a scroll box is what moves the rows below.
 */
function markScrolling(frame: HTMLDivElement | null) {
  const table = frame?.querySelector('table');
  if (!frame || !table) return undefined;
  const observer = new ResizeObserver(() => {
    const fits = table.offsetWidth <= frame.clientWidth;
    frame.toggleAttribute('data-scrolls', !fits);
    const pinned = table.querySelector<HTMLElement>('th[data-pinned]');
    frame.style.setProperty('--app-pinned', `${pinned?.offsetWidth ?? 0}px`);
    // Only a frame that scrolls needs the keyboard.
    frame.tabIndex = fits ? -1 : 0;
  });
  observer.observe(frame);
  observer.observe(table);
  return () => observer.disconnect();
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

function SelectAll<Row>({
  rows,
  selection,
}: {
  rows: readonly Row[];
  selection: RowSelection<Row>;
}) {
  const selected = rows.filter(selection.isSelected).length;
  const all = selected > 0 && selected === rows.length;
  return (
    <th className={classes.select}>
      <label className={classes.selectAll}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && !all;
          }}
          type="checkbox"
          aria-label="Elegir las filas de esta página"
          checked={all}
          onChange={() => selection.select(rows, !all)}
        />
        <span aria-hidden="true">Todos</span>
      </label>
    </th>
  );
}

function toggled<Key>(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const others = new Set(keys);
  if (!others.delete(key)) others.add(key);
  return others;
}

/** Whether a card shows the column below its places, with its header. */
const isBelow = <Row,>({ card }: Column<Row>) =>
  card === undefined || card === 'below' || card === 'belowEnd' || card === 'more';

const isNowrap = <Row,>({ nowrap, align, filter }: Column<Row>) =>
  nowrap ?? (align === 'right' || filter?.kind === 'date');

const cellContent = <Row,>({ cell, text }: Column<Row>, row: Row): ReactNode =>
  cell ? cell(row) : text(row);

const isSortable = <Row,>({ sortable }: Column<Row>) => sortable !== false;

/** Sorts where the headers are not shown. */
function SortSelect<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}) {
  const orders = columns.filter(isSortable).flatMap(({ key, header }) =>
    [true, false].map((descending) => ({
      key,
      descending,
      text: `${header} ${descending ? '↓' : '↑'}`,
    })),
  );
  const current = orders.findIndex(
    ({ key, descending }) => key === sort?.key && descending === sort.descending,
  );
  return (
    <label className={classes.sortSelect}>
      Ordenar
      <select
        value={current}
        onChange={({ currentTarget }) => {
          const order = orders[Number(currentTarget.value)];
          if (order) onSort({ key: order.key, descending: order.descending });
        }}
      >
        {current === -1 ? <option value={-1}>Sin orden</option> : null}
        {orders.map(({ text }, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </select>
      <RowIcon icon="selector" size={14} />
    </label>
  );
}

function columnClass(align: 'right' | undefined) {
  return [classes.column, align && classes[align]].filter(Boolean).join(' ');
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
  pinned,
}: {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  pinned: boolean;
}) {
  const props = { className: columnClass(column.align), 'data-pinned': pinned || undefined };
  if (!onSort || !isSortable(column)) return <th {...props}>{column.header}</th>;
  const direction =
    sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const icon = direction === 'none' ? 'sort' : direction === 'descending' ? 'down' : 'up';
  return (
    <th {...props} aria-sort={direction}>
      <span className={classes.head}>
        {column.header}
        <RowIcon
          icon={icon}
          size={14}
          className={direction === 'none' ? classes.idle : undefined}
        />
      </span>
      {/* Beside the text, which stays on cards, where the button is not shown. */}
      <button
        type="button"
        className={classes.sort}
        aria-label={column.header}
        onClick={() => onSort({ key: column.key, descending: direction === 'ascending' })}
      />
    </th>
  );
}
