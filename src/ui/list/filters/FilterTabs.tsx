import { useEffect, useMemo, useRef, useState } from 'react';

import { formatNumber } from '~/lib/money';

import { rovingFocus } from '../../focus/rovingFocus';
import { keepInStrip, markHidden, observeSize } from '../../tabs/strip';
import type { Column } from '../columns';
import type { List } from '../useList';
import { filterRows } from './filterRows';
import { tabsOfRows } from './tabsOfRows';

import classes from './Strip.module.css';

interface Hidden {
  /** Where the strip has tabs outside of its visible part; at its end those before it. */
  side: 'after' | 'before' | null;
  /** Tabs after its visible part, one that is cut off included. */
  count: number;
}

function hiddenTabs(strip: HTMLElement): Hidden {
  const { scrollWidth, clientWidth, scrollLeft } = strip;
  if (scrollWidth <= clientWidth) return { side: null, count: 0 };
  if (scrollLeft + clientWidth >= scrollWidth - 1) return { side: 'before', count: 0 };
  const end = scrollLeft + clientWidth + 1;
  const isCut = (tab: Element) =>
    tab instanceof HTMLElement && tab.offsetLeft + tab.offsetWidth > end;
  return { side: 'after', count: [...strip.children].filter(isCut).length };
}

const isSame = (one: Hidden, other: Hidden) => one.side === other.side && one.count === other.count;

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
  const [{ side, count: cut }, setHidden] = useState<Hidden>({ side: null, count: 0 });
  const measure = (element: HTMLElement) => {
    const now = hiddenTabs(element);
    setHidden((before) => (isSame(before, now) ? before : now));
  };
  const at = tabs.findIndex(({ value }) => value === chosen);
  useEffect(() => markHidden(strip.current), []);
  useEffect(() => keepInStrip(strip.current, at), [at]);
  // After each render: other counts make the tabs wider or narrower.
  useEffect(() => observeSize(strip.current, measure));
  return (
    <div className={classes.strip}>
      <div
        ref={strip}
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        className={classes.tabs}
        onKeyDown={rovingFocus}
        onScroll={({ currentTarget }) => measure(currentTarget)}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            aria-pressed={tab.value === chosen}
            data-cut={index >= tabs.length - cut || undefined}
            tabIndex={tab.value === chosen ? undefined : -1}
            onClick={() => list.setFilter(key, tab.value)}
          >
            {tab.label} <span className={classes.count}>{formatNumber(tab.count)}</span>
          </button>
        ))}
      </div>
      {side ? (
        <button
          type="button"
          className={classes.more}
          tabIndex={-1}
          aria-label={side === 'after' ? `Más: ${label}` : `Anteriores: ${label}`}
          onClick={() => scrollByView(strip.current, side)}
        >
          <span aria-hidden="true">
            {cut > 0 ? <span className={classes.cut}>{formatNumber(cut)} más</span> : null}
            {side === 'after' ? ' ›' : '‹'}
          </span>
        </button>
      ) : null}
    </div>
  );
}
