import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

import { formatNumber } from '~/lib/money';

import { Deferred } from '../Deferred';
import { rovingFocus } from '../focus/rovingFocus';
import { lazyNamed } from '../lazyNamed';
import { PageTitle } from '../PageHeader';
import '../styles/staffLayout';
import { useFromWidth } from '../theme/useFromWidth';
import { TABLE_WIDTH } from '../theme/widths';
import { ListSum, matchCount } from './ListSum';
import { ListTop } from './ListTop';
import { SearchBarField } from './SearchBarField';
import type { List } from './useList';

import classes from './ListBar.module.css';

const FilterPanel = lazyNamed(() => import('./filters/FilterPanel'), 'FilterPanel', {
  when: 'idle',
});
const FilterSheet = lazyNamed(() => import('./filters/FilterSheet'), 'FilterSheet');

/**
 * The bar above a list: heading, search fields and tools, which are one tab stop. The filters open in a panel below it, on a
 * phone in a sheet. A list without any row has its heading alone.
 */
export function ListBar<Row>({
  list,
  title,
  sum,
  actions,
  children,
}: {
  list: List<Row>;
  /** Of the screen that is this list. */
  title?: string;
  /** What the rows that the filters show add up to; empty for nothing. */
  sum?: (rows: readonly Row[]) => string;
  /** What the screen offers beside the tools of every list. */
  actions?: ReactNode;
  /** Tools after the button of the filters, out of the tab order. */
  children: ReactNode;
}) {
  const { filters, setFilter, panel, panelFields } = list;
  const panelId = useId();
  const hasRoom = useFromWidth(TABLE_WIDTH);
  const heading = title ? <PageTitle title={title} /> : null;
  const screenActions = actions ? (
    <div
      role="toolbar"
      aria-label="Acciones de la lista"
      tabIndex={-1}
      className={classes.actions}
      onKeyDown={rovingFocus}
    >
      {actions}
    </div>
  ) : null;
  if (list.rows.length === 0) return <ListTop heading={heading}>{screenActions}</ListTop>;
  return (
    <>
      <ListTop
        heading={
          <>
            {heading}
            <Count list={list} isTitled={heading !== null} />
          </>
        }
      >
        {sum ? <ListSum list={list} of={sum} className={classes.sum} /> : null}
        {screenActions}
        <search className={classes.tools}>
          <Deferred>
            {list.searchFields.map(({ key, label }) => (
              <SearchBarField
                key={key}
                label={label}
                value={filters[key] ?? ''}
                onChange={(value) => setFilter(key, value)}
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
              {list.clear ? (
                <Button
                  variant="default"
                  size="sm"
                  tabIndex={-1}
                  className={classes.wide}
                  leftSection={<IconX size={16} aria-hidden="true" />}
                  onClick={list.clear}
                >
                  Limpiar
                </Button>
              ) : null}
              <Button
                id={list.filtersButtonId}
                variant="default"
                size="sm"
                classNames={{ root: classes.filters, label: classes.filtersLabel }}
                aria-expanded={panel.isOpen}
                aria-controls={hasRoom ? panelId : undefined}
                aria-haspopup={hasRoom ? undefined : 'dialog'}
                onClick={panel.toggle}
              >
                <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
                <span className={classes.word}>Filtros</span>
                <ActiveCount count={panelFields.filter(({ key }) => filters[key]?.trim()).length} />
              </Button>
              {children}
            </div>
          </Deferred>
        </search>
      </ListTop>
      <search id={panelId} hidden={!panel.isOpen || !hasRoom} className={classes.panel}>
        {panel.isOpen && hasRoom ? (
          <FilterPanel
            fields={panelFields}
            filters={filters}
            onFilter={setFilter}
            focused={panel.focused}
          />
        ) : null}
      </search>
      {panel.isOpen && !hasRoom ? (
        <FilterSheet
          fields={panelFields}
          filters={filters}
          onFilter={setFilter}
          focused={panel.focused}
          matchCountText={matchCount(list)}
          onClear={list.clearOnly}
          onClose={panel.close}
        />
      ) : null}
    </>
  );
}

/** How many rows the filters show; below a title its noun is for screen readers alone. */
function Count<Row>({
  list: { rows, matching, noun },
  isTitled,
}: {
  list: List<Row>;
  isTitled: boolean;
}) {
  return (
    <span role="status" className={classes.count}>
      {formatNumber(matching.length)}
      {matching.length === rows.length ? null : (
        <span className={classes.all}> de {formatNumber(rows.length)}</span>
      )}
      <span className={isTitled ? 'visually-hidden' : undefined}>
        {' '}
        {noun[rows.length === 1 ? 0 : 1]}
      </span>
    </span>
  );
}

/** How many filters of the panel are set. */
const ActiveCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <span
      className={classes.active}
      role="img"
      aria-label={count === 1 ? '1 filtro activo' : `${count} filtros activos`}
    >
      {count}
    </span>
  ) : null;
