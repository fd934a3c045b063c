import '~/ui/styles/overlays';
import { Switch } from '@mantine/core';

import { useStored } from '~/lib/browser/storedValue';
import { Dialog } from '~/ui/dialog/Dialog';

import { lettersOff } from '../letterKeys';
import { KEYS } from './keys';

import classes from './Palette.module.css';

/** The keys of the staff screens. */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const isOff = useStored(lettersOff) === true;
  return (
    <Dialog title="Atajos de teclado" backCloses onClose={onClosed}>
      <dl className={classes.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label="Atajos de una sola letra"
        description="Ctrl K y Ctrl S funcionan siempre."
        checked={!isOff}
        onChange={() => lettersOff.set(isOff ? null : true)}
      />
    </Dialog>
  );
}
