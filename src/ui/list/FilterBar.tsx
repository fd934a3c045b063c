import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, type Ref, Suspense, useId, useMemo, useState } from 'react';

import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import { fromWidth, TABLE_WIDTH } from '../theme/widths';
import type { Column, Filters } from './columns';
import { FilterChips } from './FilterChips';
import { activeFilters } from './filterRows';
import { SearchBarField } from './SearchBarField';

import classes from './FilterBar.module.css';

const FilterPanel = lazyNamed(() => import('./FilterPanel'), 'FilterPanel', { when: 'idle' });

const matchesMedia = (query: string) => window.matchMedia(query).matches;

/** The filters of a list: search fields, the panel that opens below them, active filters as chips, and actions. */
export function FilterBar<Row>({
  columns,
  filters,
  onFilter,
  onClear,
  filtersButton,
  startsOpen,
  tabs,
  count,
  actions,
}: {
  columns: readonly Column<Row>[];
  filters: Filters;
  onFilter: (key: string, value: string) => void;
  onClear: () => void;
  /** The button that opens the panel. */
  filtersButton: Ref<HTMLButtonElement>;
  startsOpen: boolean;
  /** Key of the filter whose chosen value the tabs show. */
  tabs: string | undefined;
  count: string;
  actions: ReactNode;
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
  const active = activeFilters(columns, filters);
  const [open, setOpen] = useState(() => startsOpen && matchesMedia(fromWidth(TABLE_WIDTH)));
  // Where the buttons fit in one line, a chip more or less does not move the list.
  const [isOneLine] = useState(() => matchesMedia(fromWidth('lg')));
  // On narrow windows no chip for the chosen tab: it would wrap the bar and push the tabs down.
  const chipFields = isOneLine ? panelFields : panelFields.filter(({ key }) => key !== tabs);
  const inPanel = panelFields.filter(({ key }) => filters[key]?.trim()).length;
  const panelId = useId();

  const row = (
    <>
      <div className={classes.group} data-grow={searchFields.length > 0 || undefined}>
        {searchFields.map(({ key, label }) => (
          <SearchBarField
            key={key}
            label={label}
            value={filters[key] ?? ''}
            onChange={(value) => onFilter(key, value)}
          />
        ))}
        <Button
          ref={filtersButton}
          variant="subtle"
          size="sm"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
          rightSection={
            inPanel > 0 ? (
              <span
                className={classes.active}
                role="img"
                aria-label={inPanel === 1 ? '1 filtro activo' : `${inPanel} filtros activos`}
              >
                {inPanel}
              </span>
            ) : null
          }
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen((before) => !before)}
        >
          Filtros
        </Button>
        <span className={classes.count} role="status">
          {count}
        </span>
        <FilterChips fields={chipFields} filters={filters} onFilter={onFilter} />
      </div>
      <div className={classes.group}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconX size={16} aria-hidden="true" />}
          className={classes.clear}
          disabled={active === 0}
          onClick={onClear}
        >
          Limpiar
        </Button>
        {actions}
      </div>
    </>
  );

  return (
    <search className={classes.bar}>
      <div className={classes.row}>{isOneLine ? <Deferred>{row}</Deferred> : row}</div>
      <div id={panelId} hidden={!open} className={classes.fields}>
        <Suspense fallback={<ReservedFields labels={panelFields.map(({ label }) => label)} />}>
          {open ? <FilterPanel fields={panelFields} filters={filters} onFilter={onFilter} /> : null}
        </Suspense>
      </div>
    </search>
  );
}

/** Shows the places of the fields until they are loaded, so that the list below does not move. */
function ReservedFields({ labels }: { labels: readonly string[] }) {
  return (
    <div className={classes.reserved} aria-hidden="true">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}
