import { useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';

import { messages } from '~/domain/messages';
import { staffSession } from '~/session/staff';
import { lazyPart } from '~/ui/lazyPart';

const ConfirmDialog = lazyPart(() =>
  import('~/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/**
 * Warns before a screen is left while it holds changes that were not saved: in a dialog for addresses of the
 * application, in the browser's own words for closing or reloading the page. Moves within the screen (its tab or
 * filters in the address) and the way to /login once the session has ended are free.
 */
export function UnsavedChanges({
  when,
  title = 'Cambios sin guardar',
  text = messages.unsavedChanges,
  leaveLabel = 'Salir sin guardar',
  stayLabel = 'Seguir editando',
}: {
  when: boolean;
  /** What is said where something else than changes would be lost. */
  title?: string;
  text?: string;
  leaveLabel?: string;
  stayLabel?: string;
}) {
  const blocked = useBlocker({
    disabled: !when,
    enableBeforeUnload: when,
    withResolver: true,
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && staffSession() !== null,
  });
  if (blocked.status !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={title}
        text={text}
        confirmLabel={leaveLabel}
        cancelLabel={stayLabel}
        danger
        onConfirm={blocked.proceed}
        onCancel={blocked.reset}
      />
    </Suspense>
  );
}
