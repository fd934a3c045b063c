import { useMemo, useRef, useState } from 'react';

import type { Product } from '~/contract/types';
import { formatNumber } from '~/lib/money';
import type { Filters } from '~/ui/list/columns';
import { activeFilters } from '~/ui/list/filterRows';
import { useTypedText } from '~/ui/list/useTypedText';

import { choiceColumns, choicesOf, productColumns, searchColumns } from './columns';

import classes from './ProductFilters.module.css';
import controls from '~/components/shopper/controls.module.css';

/** A second Clear within this time does nothing, in ms. */
const CLEAR_GUARD_MS = 100;

/** The collapsible search bar: name, and behind "Filtros" category, type and recommended. */
export function ProductFilters({
  products,
  filters,
  matches,
  onFilter,
  onClear,
}: {
  products: readonly Product[];
  filters: Filters;
  /** How many products match. */
  matches: number;
  onFilter: (key: string, value: string) => void;
  onClear: () => void;
}) {
  const active = activeFilters(searchColumns, filters);
  const chosen = activeFilters(choiceColumns, filters);
  const [open, setOpen] = useState(
    () => chosen > 0 || window.matchMedia('(min-width: 48em)').matches,
  );
  const clearedAt = useRef(Number.NEGATIVE_INFINITY);

  function clear() {
    const now = Date.now();
    if (now - clearedAt.current < CLEAR_GUARD_MS) return;
    clearedAt.current = now;
    onClear();
  }

  return (
    <search className={classes.panel}>
      <div className={classes.bar}>
        <NameSearch
          value={filters[productColumns.name.key] ?? ''}
          onChange={(value) => onFilter(productColumns.name.key, value)}
        />
        <button
          type="button"
          className={controls.button}
          aria-expanded={open}
          aria-controls="filtros"
          onClick={() => setOpen((before) => !before)}
        >
          Filtros{chosen > 0 ? ` (${chosen})` : ''}
        </button>
      </div>
      <div id="filtros" className={classes.cells} hidden={!open}>
        {choiceColumns.map((column) => (
          <Choice
            key={column.key}
            column={column}
            products={products}
            value={filters[column.key] ?? ''}
            onChange={(value) => onFilter(column.key, value)}
          />
        ))}
      </div>
      <div className={classes.result}>
        <output>
          {matches === products.length
            ? `${formatNumber(matches)} ${matches === 1 ? 'producto' : 'productos'}`
            : `${formatNumber(matches)} de ${formatNumber(products.length)} productos`}
        </output>
        <button
          type="button"
          className={`${controls.button} ${classes.clear}`}
          disabled={active === 0}
          onClick={clear}
        >
          Limpiar
        </button>
      </div>
    </search>
  );
}

function NameSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, change] = useTypedText(value, onChange);
  return (
    <input
      type="search"
      className={controls.input}
      aria-label={productColumns.name.header}
      placeholder="Buscar por nombre"
      autoComplete="off"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function Choice({
  column,
  products,
  value,
  onChange,
}: {
  column: (typeof choiceColumns)[number];
  products: readonly Product[];
  value: string;
  onChange: (value: string) => void;
}) {
  const choices = useMemo(() => choicesOf(column, products), [column, products]);
  // The URL may hold a value that is not an option; it filters all the same, so it is shown.
  const known = value === '' || choices.includes(value);
  return (
    <label className={controls.field}>
      {column.header}
      <select
        className={controls.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">Todos</option>
        {known ? null : <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
