import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

import { lazyNamed } from '~/ui/lazyNamed';

import { lettersOff } from '../letterKeys';
import { chooseRow, focusActions, isTaken, moveRow, openRow, pressSave } from './keys';

import classes from './Shortcuts.module.css';

const Palette = lazyNamed(() => import('./Palette'), 'Palette');
const KeysDialog = lazyNamed(() => import('./KeysDialog'), 'KeysDialog');

const rowKeys: Readonly<Record<string, () => void>> = {
  j: () => moveRow(1),
  k: () => moveRow(-1),
  x: chooseRow,
  a: focusActions,
  Enter: openRow,
};

/** Button and keys of the search, and the other keys of the staff screens: save, move in lists, the list of keys. */
export function Shortcuts() {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const [typed, setTyped] = useState('');

  // Until the palette is loaded and its field has the focus, what is typed would go to the field below it.
  useEffect(() => {
    if (shown !== 'palette') return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox') return;
      if (key === 'Escape') {
        setShown(null);
        setTyped('');
      } else if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if (key.length === 1) setTyped((before) => before + key);
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [shown]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.altKey || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey) {
        const letter = key.toLowerCase();
        const does = letter === 'k' ? () => setShown('palette') : letter === 's' ? pressSave : null;
        if (!does) return;
        event.preventDefault();
        does();
        return;
      }
      if (isTaken(target) || lettersOff.get()) return;
      if (key === '/' || key === '?') {
        event.preventDefault();
        setShown(key === '/' ? 'palette' : 'keys');
      } else rowKeys[key]?.();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function close() {
    setShown(null);
    setTyped('');
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        tabIndex={-1}
        className={classes.search}
        aria-label="Buscar"
        aria-keyshortcuts="Control+K"
        title="Buscar (Ctrl K)"
        onClick={() => setShown('palette')}
      >
        <IconSearch size={22} aria-hidden="true" />
        <span className={classes.words} aria-hidden="true">
          Buscar…
          <kbd className={classes.key}>Ctrl K</kbd>
        </span>
      </ActionIcon>
      {shown === 'palette' ? (
        <Palette
          typed={typed}
          onTyped={setTyped}
          onKeys={() => setShown('keys')}
          onClosed={close}
        />
      ) : null}
      {shown === 'keys' ? <KeysDialog onClosed={close} /> : null}
    </>
  );
}
