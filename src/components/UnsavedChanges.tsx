import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { messages } from '~/domain/messages';
import { staffSession } from '~/session/staff';

const ConfirmDialog = lazy(() =>
  import('~/ui/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/**
 * Warns before a screen is left while it holds changes that were not saved: in a dialog for addresses of the
 * application, in the browser's own words for closing or reloading the page. Moves within the screen (its tab or
 * filters in the address) and the way to /login once the session has ended are free.
 */
export function UnsavedChanges({ when }: { when: boolean }) {
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
        title="Cambios sin guardar"
        text={messages.unsavedChanges}
        confirmLabel="Salir sin guardar"
        cancelLabel="Seguir editando"
        danger
        onConfirm={blocked.proceed}
        onCancel={blocked.reset}
      />
    </Suspense>
  );
}
