import type { Column, Sort } from './columns';
import { RowIcon } from './RowIcon';
import { isSortable } from './TableHead';

import classes from './RowCards.module.css';

/** What makes the rows of a table cards where the table has no room: the place of each column is its `card`. */
export function cardLook<Row>(columns: readonly Column<Row>[]) {
  const places = new Set(columns.map(({ card }) => card));
  return {
    className: [classes.cards, places.has('photo') && classes.photos].filter(Boolean).join(' '),
    'data-end': places.has('middleEnd') || undefined,
  };
}

/** The place of a column on a card, and its header where the card shows it. */
export function cardPlace<Row>({ card, header }: Column<Row>) {
  const isBelow = card === undefined || card === 'below' || card === 'belowEnd' || card === 'more';
  return { 'data-card': card ?? 'below', 'data-label': isBelow ? header : undefined };
}

/** Shows the columns of a card that are under "Más datos". */
export function MoreButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={classes.more} aria-expanded={open} onClick={onToggle}>
      {open ? 'Menos datos' : 'Más datos'}
    </button>
  );
}

/** Sorts where the headers are not shown. */
export function SortSelect<Row>({
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
