import { Menu } from '@mantine/core';

import { useFromWidth } from '../theme/useFromWidth';
import type { Column } from './columns';
import { changeListPreferences, compactRows, NO_PREFERENCES } from './listPreferences';
import type { ListState } from './useList';

/** The height of the rows, and which columns are shown. */
export function ColumnItems({ list }: { list: ListState }) {
  const { preferences, isCompact } = list;
  const { hidden, shown } = preferences ?? NO_PREFERENCES;
  const columns = list.columns.filter(({ notInTable }) => !notInTable);
  const fits = { 2: useFromWidth('md'), 3: useFromWidth('lg'), 4: useFromWidth('xl') };
  const isShown = ({ key, priority }: Column<never>) =>
    !hidden.includes(key) && (priority === undefined || fits[priority] || shown.includes(key));
  const shownCount = columns.filter(isShown).length;

  function toggle(column: Column<never>) {
    const wasShown = isShown(column);
    const withKey = (keys: readonly string[], isIn: boolean) => [
      ...keys.filter((one) => one !== column.key),
      ...(isIn ? [column.key] : []),
    ];
    changeListPreferences(list.name, (before) => ({
      ...before,
      hidden: withKey(before.hidden, wasShown),
      shown: withKey(before.shown, !wasShown && column.priority !== undefined),
    }));
  }

  return (
    <>
      <Menu.Divider />
      <Menu.CheckboxItem
        checked={isCompact === true}
        onChange={() => compactRows.set(isCompact ? null : true)}
      >
        Filas compactas
      </Menu.CheckboxItem>
      <Menu.Divider />
      <Menu.Label>Columnas</Menu.Label>
      {columns.map((column) => (
        <Menu.CheckboxItem
          key={column.key}
          checked={isShown(column)}
          disabled={isShown(column) && shownCount === 1}
          onChange={() => toggle(column)}
        >
          {column.header}
        </Menu.CheckboxItem>
      ))}
    </>
  );
}
