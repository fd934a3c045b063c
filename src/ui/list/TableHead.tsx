import type { Column, RowSelection, Sort } from './columns';
import { RowIcon } from './RowIcon';

import classes from './TableHead.module.css';

/** Whether the rows can be sorted by a column. */
export const isSortable = <Row,>({ sortable }: Column<Row>) => sortable !== false;

/** The header of a column, which sorts by it. */
export function HeaderCell<Row>({
  column,
  className,
  sort,
  onSort,
  pinned,
}: {
  column: Column<Row>;
  className: string;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  pinned: boolean;
}) {
  const props = {
    className,
    'data-pinned': pinned || undefined,
    'data-right': column.align === 'right' || undefined,
  };
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

/** The checkbox that chooses all rows of the page. */
export function SelectAll<Row>({
  rows,
  selection,
  className,
}: {
  rows: readonly Row[];
  selection: RowSelection<Row>;
  className: string | undefined;
}) {
  const selected = rows.filter(selection.isSelected).length;
  const all = selected > 0 && selected === rows.length;
  return (
    <th className={className} data-card="select">
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
