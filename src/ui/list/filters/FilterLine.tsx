import { lazyNamed } from '../../lazyNamed';
import { useFromWidth } from '../../theme/useFromWidth';
import { TABLE_WIDTH } from '../../theme/widths';
import type { Column } from '../columns';
import { ListSum } from '../ListSum';
import type { List } from '../useList';
import { FilterChips } from './FilterChips';
import { FilterTabs } from './FilterTabs';

import classes from './FilterLine.module.css';

const SavedViews = lazyNamed(() => import('./SavedViews'), 'SavedViews', {
  when: 'idle',
  quiet: true,
});

/** The lines above a table: the saved views, then the values of one filter as tabs, chips of the others while their panel is closed, and a sum. */
export function FilterLine<Row extends object>({
  list,
  tabs,
  sum,
}: {
  list: List<Row>;
  /** Key of the column whose filter's options are tabs. */
  tabs?: string;
  /** What the rows add up to while a filter is set. */
  sum?: (rows: readonly Row[]) => string;
}) {
  const { panel, panelFields, columns, matching } = list;
  const hasRoom = useFromWidth(TABLE_WIDTH);
  const column = columns.find(({ key }: Column<Row>) => key === tabs);
  // With no matches, the chosen tab gets a chip too, so that each filter can be removed.
  const hasTabChip = matching.length === 0;
  return (
    <>
      {list.preferences && list.preferences.views.length > 0 ? (
        <div className={classes.views}>
          <SavedViews list={list} />
        </div>
      ) : null}
      <div className={classes.line} data-tabs={column ? true : undefined}>
        {column ? <FilterTabs list={list} column={column} /> : null}
        {panel.isOpen && hasRoom ? null : (
          <FilterChips
            fields={panelFields.filter(({ key }) => hasTabChip || key !== tabs)}
            filters={list.filters}
            onFilter={list.setFilter}
            onPanel={panel.open}
          />
        )}
        {sum && list.hasFilters ? <ListSum list={list} of={sum} className={classes.sum} /> : null}
      </div>
    </>
  );
}
