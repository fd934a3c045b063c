import type { KeyboardEvent } from 'react';

import { formatNumber } from '~/lib/money';

import type { Column, Filters } from './columns';

import classes from './FilterTabs.module.css';

/** Arrow keys, Home and End move the focus; the chosen tab is the only tab stop. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const { currentTarget } = event;
  const buttons = [...(currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(currentTarget);
  const next = {
    ArrowRight: buttons[(at + 1) % buttons.length],
    ArrowLeft: buttons.at(at - 1),
    Home: buttons[0],
    End: buttons.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The values of a column's filter as tabs above a list, each with the number of rows that it shows. */
export function FilterTabs<Row>({
  column: { key, filter, text: textOf },
  label,
  rows,
  filters,
  onFilter,
}: {
  column: Column<Row>;
  /** Accessible name of the tabs. */
  label: string;
  /** The rows that the other filters show. */
  rows: readonly Row[];
  filters: Filters;
  onFilter: (key: string, value: string) => void;
}) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const status = textOf(row);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  const chosen = filters[key] ?? '';
  const tabs = [
    { value: '', label: 'Todos', count: rows.length },
    ...(filter?.options ?? []).map(({ value, label: text }) => ({
      value,
      label: text,
      count: counts.get(text) ?? 0,
    })),
  ].filter(({ value, count }) => value === '' || value === chosen || count > 0);
  return (
    <div role="toolbar" aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          className={classes.tab}
          aria-pressed={tab.value === chosen}
          tabIndex={tab.value === chosen ? undefined : -1}
          onClick={() => onFilter(key, tab.value)}
          onKeyDown={moveFocus}
        >
          {tab.label} <span className={classes.count}>{formatNumber(tab.count)}</span>
        </button>
      ))}
    </div>
  );
}
