import { rovingFocus } from '../../focus/rovingFocus';
import { useFromWidth } from '../../theme/useFromWidth';
import { TABLE_WIDTH } from '../../theme/widths';
import type { Column, RowSelection, Sort } from '../columns';
import { RowIcon } from './RowIcon';

import classes from './TableHead.module.css';

/** Whether the rows can be sorted by a column. */
const isSortable = <Row,>({ sortable }: Column<Row>) => sortable !== false;

/** The headers of a table, one tab stop: arrow keys move between those that sort. */
export function HeaderRow<Row>({
  rows,
  columns,
  columnClass,
  sort,
  onSort,
  isPinned,
  selection,
  actions,
}: {
  /** Of the page. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  columnClass: (column: Column<Row>) => string;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  isPinned: (column: Column<Row>) => boolean;
  selection: RowSelection<Row> | undefined;
  actions: 'none' | 'named' | 'unnamed';
}) {
  const hasButtons = useFromWidth(TABLE_WIDTH);
  const sortable = columns.filter(isSortable);
  const tabStop = sortable.find(({ key }) => key === sort?.key) ?? sortable[0];
  return (
    <tr onKeyDown={rovingFocus}>
      {selection ? <SelectAll rows={rows} selection={selection} /> : null}
      {columns.map((column) => (
        <HeaderCell
          key={column.key}
          column={column}
          className={columnClass(column)}
          sort={sort}
          onSort={onSort}
          hasButton={hasButtons}
          pinned={isPinned(column)}
          isTabStop={column === tabStop}
        />
      ))}
      {actions === 'none' ? null : (
        <th data-actions>
          <span className={actions === 'unnamed' ? 'visually-hidden' : undefined}>Acciones</span>
        </th>
      )}
    </tr>
  );
}

/** The header of a column, which sorts by it. */
function HeaderCell<Row>({
  column,
  className,
  sort,
  onSort,
  hasButton,
  pinned,
  isTabStop,
}: {
  column: Column<Row>;
  className: string;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  /** Whether the button is shown. */
  hasButton: boolean;
  pinned: boolean;
  isTabStop: boolean;
}) {
  const props = {
    className,
    'data-priority': column.priority,
    'data-pinned': pinned || undefined,
    'data-right': column.align === 'right' || undefined,
  };
  if (!onSort || !isSortable(column)) return <th {...props}>{column.header}</th>;
  const direction =
    sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const icon = direction === 'none' ? 'sort' : direction === 'descending' ? 'down' : 'up';
  return (
    // Without the label its name would hold that of the button, too.
    <th {...props} aria-label={column.header} aria-sort={direction}>
      <span className={classes.head} aria-hidden={hasButton || undefined}>
        {column.header}
        <RowIcon
          icon={icon}
          size={14}
          className={direction === 'none' ? classes.idle : undefined}
        />
      </span>
      {/* Beside the text, which stays on phones, where the button is not shown. */}
      <button
        type="button"
        className={classes.sort}
        aria-label={column.header}
        tabIndex={isTabStop ? undefined : -1}
        onClick={() => onSort({ key: column.key, descending: direction === 'ascending' })}
      />
    </th>
  );
}

/** The checkbox that chooses all rows of the page. */
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
    <th data-card="select">
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
