import { IconLock } from '@tabler/icons-react';

import { saysText } from '~/ui/feedback/say';

import classes from './LockNote.module.css';

/** One line above what cannot be edited, with the reason; nothing while it can be. */
export function LockNote({ reason }: { reason: string | null }) {
  return reason === null ? null : (
    <p ref={saysText} className={classes.lock}>
      <IconLock size={14} aria-hidden="true" />
      {reason}
    </p>
  );
}
