import { Button } from '@mantine/core';
import { Fragment, type MouseEvent, type ReactNode } from 'react';

import type { Column, DayHeadings } from '../columns';
import { NO_PREFERENCES, shownColumns } from '../listPreferences';
import type { TableRows } from '../useList';
import { TableFrame } from './TableFrame';
import { HeaderRow } from './TableHead';

import classes from './DataTable.module.css';
import cardClasses from './RowCards.module.css';

/** Empty table text. */
export const NO_RESULTS = 'No se encontraron resultados';

/**
 * An extra row below a row, rendered by the caller: a `<tr data-detail>` whose one cell spans `columnCount` columns, or
 * nothing. Its content may be as wide as the frame: `100cqi`.
 */
type RowDetail<Row> = (row: Row, columnCount: number) => ReactNode;

/**
 * A table of one page of rows. A table that is wider than its frame scrolls inside it. A click anywhere on a row opens it,
 * a middle or Ctrl click its first link in a new tab; for the keyboard one of its cells is expected to hold a link or
 * button that does the same. On phones a row is two lines where the columns say how.
 */
export function DataTable<Row extends object>({
  list,
  onRowClick,
  rowActions,
  namesActions = true,
  rowDetail,
  minWidth = 640,
  headings = null,
}: {
  list: TableRows<Row>;
  onRowClick?: ((row: Row) => void) | undefined;
  /** Rendered in a last, narrow cell. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Whether the header of that cell is shown. */
  namesActions?: boolean;
  rowDetail?: RowDetail<Row> | undefined;
  /** Under this width, in px, a table without a look for phones scrolls sideways inside its frame. */
  minWidth?: number;
  /** Headings above the rows of each day. */
  headings?: DayHeadings<Row> | null;
}) {
  const { name, rowKey, page, sort = null, setSort, selection, clear } = list;
  const { rows } = page;
  const columns = shownColumns(list.columns, list.preferences ?? NO_PREFERENCES);
  const shown = columns.filter(({ notInTable }) => !notInTable);
  const isPinned = pinnedAmong(shown);
  const naming = shown.find(({ card }) => card === 'top') ?? shown[0];
  const cards = shown.some(({ card }) => card);
  const columnCount = shown.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  const press = selection
    ? (row: Row) => selection.select([row], !selection.isSelected(row))
    : onRowClick;
  return (
    <TableFrame
      label={name}
      page={page.page}
      look={{
        'data-sticky': list.isMain || undefined,
        'data-compact': list.isCompact || undefined,
        'data-selecting': selection ? true : undefined,
        'data-details': rowDetail ? true : undefined,
        'data-cards': cards || undefined,
      }}
    >
      <table
        className={`${classes.table} ${cards ? cardClasses.cards : ''}`}
        style={cards ? undefined : { minWidth }}
        aria-label={name}
      >
        <thead>
          <HeaderRow
            rows={rows}
            columns={shown}
            columnClass={columnClass}
            sort={sort}
            onSort={setSort}
            isPinned={isPinned}
            selection={selection ?? undefined}
            actions={rowActions ? (namesActions ? 'named' : 'unnamed') : 'none'}
          />
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {headings ? (
                <DayHeading headings={headings} rows={rows} index={index} span={columnCount} />
              ) : null}
              <tr
                className={press ? classes.clickable : undefined}
                data-selected={selection?.isSelected(row) || undefined}
                data-opens={(onRowClick && !selection) || undefined}
                onClick={press ? (event) => pressRow(event, () => press(row)) : undefined}
                onAuxClick={onRowClick ? openInNewTab : undefined}
              >
                {selection ? (
                  <td data-card="select">
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
                    // An element of its own would need each style of a cell twice.
                    role={column === naming ? 'rowheader' : undefined}
                    className={`${columnClass(column)} ${isNowrap(column) ? classes.line : ''}`}
                    {...(cards && placeOf(column, row))}
                    data-priority={column.priority}
                    data-pinned={isPinned(column) || undefined}
                    translate={column.align === 'right' ? 'no' : undefined}
                  >
                    <CellContent column={column} row={row} />
                  </td>
                ))}
                {rowActions ? (
                  <td data-card="action" data-actions>
                    {rowActions(row)}
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
          {clear ? (
            <Button variant="light" size="sm" onClick={clear}>
              Limpiar filtros
            </Button>
          ) : null}
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

/** Which columns stay in sight while the table scrolls sideways. */
function pinnedAmong<Row>(shown: readonly Column<Row>[]) {
  const wanted = shown.filter(({ pinned }) => pinned);
  const pinned = new Set(wanted.length > 0 ? wanted : shown.slice(0, 1));
  return (column: Column<Row>) => pinned.has(column);
}

const isNowrap = <Row,>({ nowrap, align, filter }: Column<Row>) =>
  nowrap ?? (align === 'right' || filter?.kind === 'date');

/** The place of a column on a phone, and its header where that is shown. */
function placeOf<Row>({ card = 'body', header, unit, filter, text }: Column<Row>, row: Row) {
  return {
    'data-card': card,
    'data-label': card === 'body' ? header : undefined,
    'data-unit': unit?.[text(row) === '1' ? 0 : 1],
    'data-date': filter?.kind === 'date' || undefined,
  };
}

function CellContent<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell ? column.cell(row) : column.text(row);
  return isNowrap(column) ? content : <div className={classes.cell}>{content}</div>;
}

/** Stands above the first row of a day; no row of the data, whose number a table announces. */
function DayHeading<Row>({
  headings: { dayOf, headingOf },
  rows,
  index,
  span,
}: {
  headings: DayHeadings<Row>;
  rows: readonly Row[];
  index: number;
  span: number;
}) {
  const [row, before] = [rows[index], rows[index - 1]];
  if (!row || (before && dayOf(before) === dayOf(row))) return null;
  return (
    <tr role="presentation" data-day>
      <th scope="rowgroup" colSpan={span}>
        {headingOf(dayOf(row))}
      </th>
    </tr>
  );
}

function columnClass<Row>({ align }: Column<Row>) {
  return align === 'right' ? `${classes.right}` : '';
}
