import { useEffect, useMemo, useRef, useState } from 'react';

import { formatNumber } from '~/lib/money';

import { rovingFocus } from '../../focus/rovingFocus';
import { keepInStrip, markHidden, observeSize } from '../../tabs/strip';
import type { Column } from '../columns';
import { RowIcon } from '../table/RowIcon';
import type { List } from '../useList';
import { filterRows } from './filterRows';
import { tabsOfRows } from './tabsOfRows';

import classes from './Strip.module.css';

/** How many tabs follow the visible part of the strip, one that is cut off included; -1 at its end; 0 where all fit. */
function hiddenTabs({ scrollWidth, clientWidth, scrollLeft, children }: HTMLElement) {
  if (scrollWidth <= clientWidth) return 0;
  const end = scrollLeft + clientWidth + 1;
  if (end >= scrollWidth) return -1;
  const isCut = (tab: Element) =>
    tab instanceof HTMLElement && tab.offsetLeft + tab.offsetWidth > end;
  return Math.max(1, [...children].filter(isCut).length);
}

/** Moves the strip on by most of its visible part, or back to its start. */
function scrollByView(strip: HTMLElement | null, isOn: boolean) {
  if (strip) strip.scrollLeft = isOn ? strip.scrollLeft + strip.clientWidth * 0.8 : 0;
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
  const [hidden, setHidden] = useState(0);
  const at = tabs.findIndex(({ value }) => value === chosen);
  useEffect(() => markHidden(strip.current), []);
  useEffect(() => keepInStrip(strip.current, at), [at]);
  // After each render: other counts make the tabs wider or narrower.
  useEffect(() => observeSize(strip.current, (element) => setHidden(hiddenTabs(element))));
  return (
    <div className={classes.strip}>
      <div
        ref={strip}
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        className={classes.tabs}
        onKeyDown={rovingFocus}
        onScroll={({ currentTarget }) => setHidden(hiddenTabs(currentTarget))}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            aria-pressed={tab.value === chosen}
            data-cut={(hidden > 0 && index >= tabs.length - hidden) || undefined}
            tabIndex={tab.value === chosen ? undefined : -1}
            onClick={() => list.setFilter(key, tab.value)}
          >
            {tab.label} <span className={classes.count}>{formatNumber(tab.count)}</span>
          </button>
        ))}
      </div>
      {hidden === 0 ? null : (
        <button
          type="button"
          className={classes.more}
          tabIndex={-1}
          aria-label={hidden > 0 ? `Más: ${label}` : `Anteriores: ${label}`}
          onClick={() => scrollByView(strip.current, hidden > 0)}
        >
          {hidden > 0 ? (
            <span className={classes.cut} aria-hidden="true">
              {hidden} más
            </span>
          ) : null}
          <RowIcon icon={hidden > 0 ? 'next' : 'previous'} size={16} />
        </button>
      )}
    </div>
  );
}
