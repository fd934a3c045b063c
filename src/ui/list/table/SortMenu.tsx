import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

import '../../styles/overlays';
import { useFromWidth } from '../../theme/useFromWidth';
import { TABLE_WIDTH } from '../../theme/widths';
import type { Sort } from '../columns';

interface SortColumn {
  key: string;
  header: string;
  sortable?: boolean;
}

interface SortProps {
  columns: readonly SortColumn[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

/** Entries of a menu that sort as the headers of a table do: the one of the current order turns it round. */
export function SortItems({ columns, sort, onSort }: SortProps) {
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Ordenar</Menu.Label>
      {columns
        .filter(({ sortable }) => sortable !== false)
        .map(({ key, header }) => {
          const isCurrent = key === sort?.key;
          const Arrow = sort?.descending ? IconArrowDown : IconArrowUp;
          return (
            <Menu.RadioItem
              key={key}
              value={key}
              checked={isCurrent}
              rightSection={isCurrent ? <Arrow size={16} aria-hidden="true" /> : null}
              onClick={() => onSort({ key, descending: isCurrent && !sort.descending })}
            >
              {header}
            </Menu.RadioItem>
          );
        })}
    </>
  );
}

/** Sorts a table without a bar on a phone, which shows no headers. */
export function SortMenu(props: SortProps) {
  const hasHeaders = useFromWidth(TABLE_WIDTH);
  if (hasHeaders) return null;
  return (
    <Menu position="bottom-end" width={250} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label="Ordenar">
          <IconArrowsSort size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <SortItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}
