import '../styles/overlays';
import { ActionIcon, Button, Group, Menu, Stack, TextInput } from '@mantine/core';
import {
  IconBookmarkMinus,
  IconBookmarkPlus,
  IconDots,
  IconDownload,
  IconLink,
  IconListCheck,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';

import { useStored } from '~/lib/browser/storedValue';

import { copyText } from '../copyText';
import { Dialog } from '../dialog/Dialog';
import { useFromWidth } from '../theme/useFromWidth';
import { TABLE_WIDTH } from '../theme/widths';
import type { Sort } from './columns';
import {
  changeListPreferences,
  compactRows,
  type ListPreferences,
  showsView,
  viewSearch,
  WHOLE_LIST,
} from './listPreferences';
import type { ListSearch } from './listSearch';
import { type SortColumn, SortItems } from './table/SortMenu';

interface OptionColumn extends SortColumn {
  card?: string;
  priority?: 2 | 3 | 4;
}

/** An action of the screen that a phone has in the menu of its list. */
export interface PhoneAction {
  label: string;
  Icon: Icon;
  run: () => void;
}

/** Longest name of a view, in characters. */
const NAME_LENGTH = 40;

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
  preferences,
  search,
  columns,
  sort,
  onSort,
  onExport,
  onClear,
  onChoose,
  actions,
}: {
  /** Name under which the preferences are stored; null for a list without views and choice of columns. */
  list: string | null;
  preferences: ListPreferences;
  search: ListSearch;
  columns: readonly OptionColumn[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  onExport?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
  onChoose?: (() => void) | undefined;
  /** What the screen offers beside its list, where that has no room. */
  actions?: readonly PhoneAction[] | undefined;
}) {
  const [naming, setNaming] = useState(false);
  const shown = viewSearch(search);
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
          {onChoose && !hasRoom ? (
            <Menu.Item
              leftSection={<IconListCheck size={17} aria-hidden="true" />}
              onClick={onChoose}
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
          {list === null ? null : (
            <ViewItem {...{ list, preferences, search }} onName={() => setNaming(true)} />
          )}
          <Menu.Item
            // The first entry takes the focus, unless it is disabled.
            data-autofocus={(isWide && isUnsavable(preferences, search)) || undefined}
            leftSection={<IconLink size={17} aria-hidden="true" />}
            onClick={() => void copyLink()}
          >
            Copiar link de lo que se ve
          </Menu.Item>
          <Menu.Item
            leftSection={<IconX size={17} aria-hidden="true" />}
            disabled={!onClear}
            onClick={onClear}
          >
            Limpiar
          </Menu.Item>
          {isTable ? null : <SortItems columns={columns} sort={sort} onSort={onSort} />}
          {isTable && list !== null ? (
            <ColumnItems list={list} preferences={preferences} columns={columns} />
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {naming && list !== null ? (
        <NameDialog
          taken={[WHOLE_LIST, ...preferences.views.map(({ name }) => name)]}
          onName={(name) => {
            changeListPreferences(list, (before) => ({
              ...before,
              views: [...before.views, { name, search: shown }],
            }));
            setNaming(false);
          }}
          onClosed={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

const viewShown = ({ views }: ListPreferences, search: ListSearch) =>
  views.find((view) => showsView(search, view.search));

/** Nothing is filtered or sorted that a view could hold. */
const isUnsavable = (preferences: ListPreferences, search: ListSearch) =>
  Object.keys(viewSearch(search)).length === 0 && !viewShown(preferences, search);

/** Saves what the list shows as a view, or removes the view that it shows. */
function ViewItem({
  list,
  preferences,
  search,
  onName,
}: {
  list: string;
  preferences: ListPreferences;
  search: ListSearch;
  onName: () => void;
}) {
  const current = viewShown(preferences, search);
  const isPlain = isUnsavable(preferences, search);
  return current ? (
    <Menu.Item
      leftSection={<IconBookmarkMinus size={17} aria-hidden="true" />}
      onClick={() =>
        changeListPreferences(list, (before) => ({
          ...before,
          views: before.views.filter(({ name }) => name !== current.name),
        }))
      }
    >
      Quitar la vista «{current.name}»
    </Menu.Item>
  ) : (
    <Menu.Item
      leftSection={<IconBookmarkPlus size={17} aria-hidden="true" />}
      disabled={isPlain}
      onClick={onName}
    >
      {isPlain ? 'Guardar vista: primero\u00a0filtre\u00a0u\u00a0ordene' : 'Guardar vista'}
    </Menu.Item>
  );
}

/** The height of the rows, and which columns are shown. */
function ColumnItems({
  list,
  preferences,
  columns,
}: {
  list: string;
  preferences: ListPreferences;
  columns: readonly OptionColumn[];
}) {
  const isCompact = useStored(compactRows) === true;
  const fits = { 2: useFromWidth('md'), 3: useFromWidth('lg'), 4: useFromWidth('xl') };
  const isShown = ({ key, priority }: OptionColumn) =>
    !preferences.hidden.includes(key) &&
    (priority === undefined || fits[priority] || preferences.shown.includes(key));
  const shownCount = columns.filter(isShown).length;

  function toggle(column: OptionColumn) {
    const wasShown = isShown(column);
    const withKey = (keys: readonly string[], isIn: boolean) => [
      ...keys.filter((one) => one !== column.key),
      ...(isIn ? [column.key] : []),
    ];
    changeListPreferences(list, (before) => ({
      ...before,
      hidden: withKey(before.hidden, wasShown),
      shown: withKey(before.shown, !wasShown && column.priority !== undefined),
    }));
  }

  return (
    <>
      <Menu.Divider />
      <Menu.CheckboxItem
        checked={isCompact}
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

function NameDialog({
  taken,
  onName,
  onClosed,
}: {
  taken: readonly string[];
  onName: (name: string) => void;
  onClosed: () => void;
}) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') setError('Por favor ingrese un nombre');
    else if (taken.includes(typed)) setError('Ya hay una vista con ese nombre');
    else onName(typed);
  }

  return (
    <Dialog onClose={onClosed} title="Guardar vista">
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label="Nombre"
            description="Guarda los filtros y el orden en este navegador"
            data-autofocus
            maxLength={NAME_LENGTH}
            value={name}
            error={error}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setError(null);
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClosed}>
              Cancelar
            </Button>
            <Button type="submit">Guardar</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
