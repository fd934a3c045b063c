import { Button } from '@mantine/core';

import { unsavedChanges } from '~/lib/unsavedChanges';
import type { StaffSession } from '~/session/staff';

import { SignInElsewhere } from '../SignInElsewhere';

import classes from './SessionNotice.module.css';

/**
 * Shown after a 401, which ends the session but not the screen: after signing in elsewhere, the changes can be saved.
 */
export function SessionEnded() {
  return (
    <p className={classes.notice} role="alert">
      La sesión terminó. Lo que escribió sigue acá: <SignInElsewhere /> y vuelva a guardar.
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
    <div className={classes.notice} role="alert">
      En otra pestaña ingresó {email} ({session.store?.name ?? 'Plataforma'}). Lo que escribió como{' '}
      {owner} sigue acá: para guardarlo, <SignInElsewhere /> otra vez como {owner}.{' '}
      <Button variant="subtle" onClick={unsavedChanges.discard}>
        Descartar y seguir como {email}
      </Button>
    </div>
  );
}
