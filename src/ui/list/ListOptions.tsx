import '../styles/overlays';
import { ActionIcon, Button, Group, Menu, Stack, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBookmarkMinus, IconBookmarkPlus, IconDots, IconLink } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';

import { useStored } from '~/lib/storedValue';

import { copyText } from '../copyText';
import { Dialog } from '../dialog/Dialog';
import { fromWidth, TABLE_WIDTH } from '../theme/widths';
import {
  changeListPreferences,
  compactRows,
  type ListPreferences,
  showsView,
  viewSearch,
  WHOLE_LIST,
} from './listPreferences';
import type { ListSearch } from './listSearch';

/** Longest name of a view, in characters. */
const NAME_LENGTH = 40;

const copyLink = () =>
  copyText(window.location.href, {
    copied: 'Link copiado',
    failed: 'No se pudo copiar: copie la dirección del navegador',
  });

/** Menu of a list: saves what it shows as a view, removes a view, copies the link, and where its rows are no cards chooses their height and the columns. */
export function ListOptions({
  list,
  preferences,
  search,
  columns,
}: {
  /** Name under which the preferences are stored. */
  list: string;
  preferences: ListPreferences;
  search: ListSearch;
  columns: readonly { key: string; header: string; card?: string }[];
}) {
  const [naming, setNaming] = useState(false);
  const isCompact = useStored(compactRows) === true;
  const shown = viewSearch(search);
  const current = preferences.views.find((view) => showsView(search, view.search));
  const isPlain = Object.keys(shown).length === 0;
  const hasCards = columns.some(({ card }) => card);
  const isTable = useMediaQuery(fromWidth(TABLE_WIDTH), undefined, {
    getInitialValueInEffect: false,
  });

  function toggleColumn(key: string) {
    changeListPreferences(list, (before) => ({
      ...before,
      hidden: before.hidden.includes(key)
        ? before.hidden.filter((one) => one !== key)
        : [...before.hidden, key],
    }));
  }

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
            aria-label="Opciones de la lista"
            data-shortcut="options"
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {current ? (
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
              onClick={() => setNaming(true)}
            >
              {isPlain ? 'Guardar vista: primero\u00a0filtre\u00a0u\u00a0ordene' : 'Guardar vista'}
            </Menu.Item>
          )}
          <Menu.Item
            // The first item takes the focus, unless it is disabled.
            data-autofocus={(isPlain && !current) || undefined}
            leftSection={<IconLink size={17} aria-hidden="true" />}
            onClick={() => void copyLink()}
          >
            Copiar link de lo que se ve
          </Menu.Item>
          {hasCards && !isTable ? null : (
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
              {columns.map(({ key, header }) => {
                const isShown = !preferences.hidden.includes(key);
                return (
                  <Menu.CheckboxItem
                    key={key}
                    checked={isShown}
                    disabled={isShown && preferences.hidden.length === columns.length - 1}
                    onChange={() => toggleColumn(key)}
                  >
                    {header}
                  </Menu.CheckboxItem>
                );
              })}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {naming ? (
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
