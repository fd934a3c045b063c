import { IconLock } from '@tabler/icons-react';

import classes from './LockNote.module.css';

/** One line above what cannot be edited, with the reason; nothing while it can be. */
export function LockNote({ reason }: { reason: string | null }) {
  return reason === null ? null : (
    <p className={classes.lock} role="status">
      <IconLock size={14} aria-hidden="true" />
      {reason}
    </p>
  );
}
