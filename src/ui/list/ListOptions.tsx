import '../styles/overlays';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconLink,
  IconListCheck,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';

import { copyText } from '../copyText';
import { useFromWidth } from '../theme/useFromWidth';
import { TABLE_WIDTH } from '../theme/widths';
import { ColumnItems } from './ColumnItems';
import { isUnsavable, ViewDialog, ViewItem } from './filters/ViewItem';
import { SortItems } from './table/SortMenu';
import type { ListState } from './useList';

/** An action of the screen that a phone has in the menu of its list. */
export interface PhoneAction {
  label: string;
  Icon: Icon;
  run: () => void;
}

const copyLink = () =>
  copyText(window.location.href, {
    copied: 'Link copiado',
    failed: 'No se pudo copiar: copie la dirección del navegador',
  });

/**
 * Menu of a list: what its bar has no room for, views, the link, the order of rows without headers, and in a table the
 * height of the rows and the columns.
 */
export function ListOptions({
  list,
  onExport,
  actions,
}: {
  list: ListState;
  onExport?: (() => void) | undefined;
  /** What the screen offers beside its list, where that has no room. */
  actions?: readonly PhoneAction[] | undefined;
}) {
  const { clear, toggleChoice } = list;
  const columns = list.columns.filter(({ notInTable }) => !notInTable);
  const [naming, setNaming] = useState(false);
  const hasCards = columns.some(({ card }) => card);
  const hasRoom = useFromWidth(TABLE_WIDTH);
  const isTable = hasRoom || !hasCards;
  const isWide = useFromWidth('lg');

  return (
    <>
      <Menu
        position="bottom-end"
        width={250}
        shadow="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            tabIndex={-1}
            aria-label="Opciones de la lista"
            data-shortcut="options"
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {hasRoom
            ? null
            : actions?.map(({ label, Icon, run }) => (
                <Menu.Item
                  key={label}
                  leftSection={<Icon size={17} aria-hidden="true" />}
                  onClick={run}
                >
                  {label}
                </Menu.Item>
              ))}
          {toggleChoice && !hasRoom ? (
            <Menu.Item
              leftSection={<IconListCheck size={17} aria-hidden="true" />}
              onClick={toggleChoice}
            >
              Elegir varios
            </Menu.Item>
          ) : null}
          {isWide ? null : (
            <Menu.Item
              leftSection={<IconDownload size={17} aria-hidden="true" />}
              disabled={!onExport}
              onClick={onExport}
            >
              {onExport ? 'Exportar' : 'Exportar: no\u00a0hay\u00a0resultados'}
            </Menu.Item>
          )}
          {list.preferences ? <ViewItem list={list} onName={() => setNaming(true)} /> : null}
          <Menu.Item
            // The first entry takes the focus, unless it is disabled.
            data-autofocus={(isWide && isUnsavable(list)) || undefined}
            leftSection={<IconLink size={17} aria-hidden="true" />}
            onClick={() => void copyLink()}
          >
            Copiar link de lo que se ve
          </Menu.Item>
          <Menu.Item
            leftSection={<IconX size={17} aria-hidden="true" />}
            disabled={!clear}
            onClick={clear}
          >
            Limpiar
          </Menu.Item>
          {isTable ? null : <SortItems columns={columns} sort={list.sort} onSort={list.setSort} />}
          {isTable && list.preferences ? <ColumnItems list={list} /> : null}
        </Menu.Dropdown>
      </Menu>
      {naming ? <ViewDialog list={list} onClosed={() => setNaming(false)} /> : null}
    </>
  );
}
