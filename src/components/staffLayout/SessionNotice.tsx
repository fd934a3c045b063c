import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';

import { unsavedChanges } from '~/lib/unsavedChanges';
import type { StaffSession } from '~/session/staff';
import { saysError } from '~/ui/feedback/say';

import { SignInElsewhere } from '../SignInElsewhere';

import classes from './SessionNotice.module.css';

/**
 * Shown after a 401, which ends the session but not the screen: after signing in elsewhere, what is unsaved can be saved, or
 * what was pressed can be pressed again.
 */
export function SessionEnded() {
  const hasTyped = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.any);
  return (
    <p ref={saysError} className={classes.notice}>
      La sesión terminó{hasTyped ? '. Lo que escribió sigue acá: ' : ': '}
      <SignInElsewhere /> y vuelva a {hasTyped ? 'guardar' : 'intentarlo'}.
    </p>
  );
}

/** Shown when another user signed in in another tab while this one has unsaved changes. */
export function OtherUser({
  session,
  owner = '',
}: {
  session: StaffSession;
  owner?: string | undefined;
}) {
  const { email } = session.user;
  return (
    <div ref={saysError} className={classes.notice}>
      En otra pestaña ingresó {email} ({session.store?.name ?? 'Plataforma'}). Lo que escribió como{' '}
      {owner} sigue acá: para guardarlo, <SignInElsewhere /> otra vez como {owner}.{' '}
      <Button variant="subtle" onClick={unsavedChanges.discard}>
        Descartar y seguir como {email}
      </Button>
    </div>
  );
}
