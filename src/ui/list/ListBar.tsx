import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, type Ref, Suspense, useId, useMemo, useState } from 'react';

import { Deferred } from '../Deferred';
import { rovingFocus } from '../focus/rovingFocus';
import { lazyNamed } from '../lazyNamed';
import { useFromWidth } from '../theme/useFromWidth';
import { TABLE_WIDTH } from '../theme/widths';
import type { Column, Filters } from './columns';
import { FilterChips } from './filters/FilterChips';
import { ListTop } from './ListTop';
import { SearchBarField } from './SearchBarField';

import classes from './ListBar.module.css';

const FilterPanel = lazyNamed(() => import('./filters/FilterPanel'), 'FilterPanel', {
  when: 'idle',
});
const FilterSheet = lazyNamed(() => import('./filters/FilterSheet'), 'FilterSheet');

/** What a screen offers beside the heading of its list; arrow keys move between its buttons. */
export const ScreenActions = ({ children }: { children: ReactNode }) => (
  <div
    role="toolbar"
    aria-label="Acciones de la lista"
    tabIndex={-1}
    className={classes.actions}
    onKeyDown={rovingFocus}
  >
    {children}
  </div>
);

/**
 * The bar above a list: heading, search fields and tools, which are one tab stop. The filters open in a panel below it, on a
 * phone in a sheet; while the panel is closed, those that are set are chips beside the tabs.
 */
export function ListBar<Row>({
  heading,
  sum,
  screenActions,
  columns,
  filters,
  onFilter,
  filtersButton,
  tabsColumn,
  matchCountText,
  onClear,
  onClearInSheet,
  tabs,
  tabsSum,
  tools,
  children,
}: {
  heading: ReactNode;
  /** What the rows add up to. */
  sum: string;
  /** What the screen offers beside the actions of every list. */
  screenActions: ReactNode;
  columns: readonly Column<Row>[];
  filters: Filters;
  onFilter: (key: string, value: string) => void;
  /** The button that opens the panel. */
  filtersButton: Ref<HTMLButtonElement>;
  /** Key of the filter whose chosen value the tabs show. */
  tabsColumn: string | undefined;
  /** Number and name of the rows that the filters show. */
  matchCountText: string;
  /** Clears the filters, if any is set, and moves the focus on. */
  onClear: (() => void) | undefined;
  /** Clears them in the sheet, which stays open. */
  onClearInSheet: () => void;
  /** The tabs of the list. */
  tabs: ReactNode;
  /** What the rows add up to, in the row of the tabs. */
  tabsSum: string;
  /** Buttons after that of the filters, out of the tab order. */
  tools: ReactNode;
  /** Between the bar and the tabs. */
  children?: ReactNode;
}) {
  const all = useMemo(
    () =>
      columns.flatMap(({ key, header, filter }) =>
        filter ? [{ ...filter, key, label: filter.label ?? header }] : [],
      ),
    [columns],
  );
  const searchFields = all.filter(({ inSearchBar }) => inSearchBar);
  const panelFields = all.filter(({ inSearchBar }) => !inSearchBar);
  const activeInPanel = panelFields.filter(({ key }) => filters[key]?.trim()).length;
  const [open, setOpen] = useState(false);
  /** Key of the field that gets the focus when the panel opens. */
  const [focused, setFocused] = useState<string | null>(null);
  const panelId = useId();
  const hasRoom = useFromWidth(TABLE_WIDTH);

  return (
    <>
      <ListTop heading={heading}>
        {sum ? <p className={classes.sum}>{sum}</p> : null}
        {screenActions ? <ScreenActions>{screenActions}</ScreenActions> : null}
        <search className={classes.tools}>
          <Deferred>
            {searchFields.map(({ key, label }) => (
              <SearchBarField
                key={key}
                label={label}
                value={filters[key] ?? ''}
                onChange={(value) => onFilter(key, value)}
              />
            ))}
            <div
              role="toolbar"
              tabIndex={-1}
              aria-label="Herramientas de la lista"
              className={classes.toolbar}
              onKeyDown={rovingFocus}
            >
              {/* First, so that the search field gives way and the other tools stay where they are. */}
              {onClear ? (
                <Button
                  variant="default"
                  size="sm"
                  tabIndex={-1}
                  className={classes.wide}
                  leftSection={<IconX size={16} aria-hidden="true" />}
                  onClick={onClear}
                >
                  Limpiar
                </Button>
              ) : null}
              <Button
                ref={filtersButton}
                variant="default"
                size="sm"
                classNames={{ root: classes.filters, label: classes.filtersLabel }}
                aria-expanded={open}
                aria-controls={hasRoom ? panelId : undefined}
                aria-haspopup={hasRoom ? undefined : 'dialog'}
                onClick={() => {
                  setFocused(null);
                  setOpen((before) => !before);
                }}
              >
                <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
                <span className={classes.word}>Filtros</span>
                {activeInPanel > 0 ? (
                  <span
                    className={classes.active}
                    role="img"
                    aria-label={
                      activeInPanel === 1 ? '1 filtro activo' : `${activeInPanel} filtros activos`
                    }
                  >
                    {activeInPanel}
                  </span>
                ) : null}
              </Button>
              {tools}
            </div>
          </Deferred>
        </search>
      </ListTop>
      <search id={panelId} hidden={!open || !hasRoom} className={classes.panel}>
        <Suspense fallback={null}>
          {open && hasRoom ? (
            <FilterPanel
              fields={panelFields}
              filters={filters}
              onFilter={onFilter}
              focused={focused}
            />
          ) : null}
        </Suspense>
      </search>
      {open && !hasRoom ? (
        <Suspense fallback={null}>
          <FilterSheet
            fields={panelFields}
            filters={filters}
            onFilter={onFilter}
            focused={focused}
            matchCountText={matchCountText}
            onClear={onClearInSheet}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
      {children}
      <div className={classes.line}>
        {tabs}
        {open && hasRoom ? null : (
          <FilterChips
            fields={panelFields.filter(({ key }) => key !== tabsColumn)}
            filters={filters}
            onFilter={onFilter}
            onPanel={(key) => {
              setFocused(key);
              setOpen(true);
            }}
          />
        )}
        {tabsSum ? <p className={classes.sum}>{tabsSum}</p> : null}
      </div>
    </>
  );
}
