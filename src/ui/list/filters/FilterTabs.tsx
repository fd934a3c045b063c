import { useEffect, useMemo, useRef, useState } from 'react';

import { formatNumber } from '~/lib/money';

import { rovingFocus } from '../../focus/rovingFocus';
import { keepInStrip, markHidden, observeSize } from '../../tabs/strip';
import type { Column } from '../columns';
import type { List } from '../useList';
import { filterRows } from './filterRows';
import { tabsOfRows } from './tabsOfRows';

import classes from './Strip.module.css';

/** Where the strip has tabs outside of its visible part; at its end those before it. */
function hiddenSide({ scrollWidth, clientWidth, scrollLeft }: HTMLElement) {
  if (scrollWidth <= clientWidth) return null;
  return scrollLeft + clientWidth < scrollWidth - 1 ? 'after' : 'before';
}

/** Moves the strip on by most of its visible part, or back to its start. */
function scrollByView(strip: HTMLElement | null, side: 'after' | 'before') {
  if (strip) strip.scrollLeft = side === 'before' ? 0 : strip.scrollLeft + strip.clientWidth * 0.8;
}

/** The values of a column's filter as tabs above a list, each with the number of rows that it shows. */
export function FilterTabs<Row extends object>({
  list,
  column,
}: {
  list: List<Row>;
  column: Column<Row>;
}) {
  const { rows: all, sorted, columns, matching, matchedFilters } = list;
  const { key } = column;
  const label = `${list.name} por ${column.header.toLowerCase()}`;
  const chosen = list.filters[key] ?? '';
  /** The rows that the other filters show. */
  const ofOthers = useMemo(
    () =>
      matchedFilters[key]
        ? filterRows(sorted, columns, { ...matchedFilters, [key]: '' })
        : matching,
    [sorted, columns, matching, matchedFilters, key],
  );
  const tabs = useMemo(
    () => tabsOfRows(column, { all, rows: ofOthers, chosen }),
    [column, all, ofOthers, chosen],
  );
  const strip = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<'after' | 'before' | null>(null);
  const at = tabs.findIndex(({ value }) => value === chosen);
  useEffect(() => markHidden(strip.current), []);
  useEffect(() => keepInStrip(strip.current, at), [at]);
  // After each render: other counts make the tabs wider or narrower.
  useEffect(() => observeSize(strip.current, (element) => setHidden(hiddenSide(element))));
  return (
    <div className={classes.strip}>
      <div
        ref={strip}
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        className={classes.tabs}
        onKeyDown={rovingFocus}
        onScroll={({ currentTarget }) => setHidden(hiddenSide(currentTarget))}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            aria-pressed={tab.value === chosen}
            tabIndex={tab.value === chosen ? undefined : -1}
            onClick={() => list.setFilter(key, tab.value)}
          >
            {tab.label} <span className={classes.count}>{formatNumber(tab.count)}</span>
          </button>
        ))}
      </div>
      {hidden ? (
        <button
          type="button"
          className={classes.more}
          tabIndex={-1}
          aria-label={hidden === 'after' ? `Más: ${label}` : `Anteriores: ${label}`}
          onClick={() => scrollByView(strip.current, hidden)}
        >
          <span aria-hidden="true">{hidden === 'after' ? '›' : '‹'}</span>
        </button>
      ) : null}
    </div>
  );
}
