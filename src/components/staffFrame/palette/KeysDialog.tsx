import '~/ui/styles/overlays';
import { Modal } from '@mantine/core';

import { useFocusReturn } from '~/ui/useFocusReturn';

import { KEYS } from './keys';

import classes from './Palette.module.css';

/** The keys of the staff screens. */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  useFocusReturn();
  return (
    <Modal
      opened
      returnFocus={false}
      onClose={onClosed}
      title="Teclas"
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
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
    </Modal>
  );
}
