import { Button, Group, Menu, Stack, TextInput } from '@mantine/core';
import { IconBookmarkMinus, IconBookmarkPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';

import { Dialog } from '../../dialog/Dialog';
import {
  changeListPreferences,
  type ListPreferences,
  NO_PREFERENCES,
  showsView,
  viewSearch,
  WHOLE_LIST,
} from '../listPreferences';
import type { ListSearch } from '../listSearch';
import type { ListState } from '../useList';

/** Longest name of a view, in characters. */
const NAME_LENGTH = 40;

const viewShown = ({ views }: ListPreferences, search: ListSearch) =>
  views.find((view) => showsView(search, view.search));

/** Nothing is filtered or sorted that a view could hold. */
export const isUnsavable = ({ preferences, search }: ListState) =>
  Object.keys(viewSearch(search)).length === 0 && !viewShown(preferences ?? NO_PREFERENCES, search);

/** Saves what the list shows as a view, or removes the view that it shows. */
export function ViewItem({ list, onName }: { list: ListState; onName: () => void }) {
  const current = viewShown(list.preferences ?? NO_PREFERENCES, list.search);
  const isPlain = isUnsavable(list);
  return current ? (
    <Menu.Item
      leftSection={<IconBookmarkMinus size={17} aria-hidden="true" />}
      onClick={() =>
        changeListPreferences(list.name, (before) => ({
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

/** Asks for the name under which what the list shows is saved as a view. */
export function ViewDialog({ list, onClosed }: { list: ListState; onClosed: () => void }) {
  const { views } = list.preferences ?? NO_PREFERENCES;
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') setError('Por favor ingrese un nombre');
    else if ([WHOLE_LIST, ...views.map((view) => view.name)].includes(typed)) {
      setError('Ya hay una vista con ese nombre');
    } else {
      changeListPreferences(list.name, (before) => ({
        ...before,
        views: [...before.views, { name: typed, search: viewSearch(list.search) }],
      }));
      onClosed();
    }
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
