import '~/ui/styles/overlays';
import { Dialog } from '~/ui/dialog/Dialog';

import { KEYS } from './keys';

import classes from './Palette.module.css';

/** The keys of the staff screens. */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Dialog title="Teclas" backCloses onClose={onClosed}>
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
    </Dialog>
  );
}
