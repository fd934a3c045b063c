import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

import { messages } from '~/domain/messages';
import { type LeaveQuestion, unsavedChanges } from '~/lib/unsavedChanges';
import { lazyNamed } from '~/ui/lazyNamed';

import { UnsavedRegistry } from './unsavedForms';

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');

const usualQuestion: LeaveQuestion = {
  title: 'Cambios sin guardar',
  text: messages.unsavedChanges,
  leaveLabel: 'Salir sin guardar',
  stayLabel: 'Seguir editando',
};

/**
 * Confirms leaving a screen with unsaved changes: with a dialog for URLs of the application, with the browser's dialog
 * for closing or reloading the page. Navigation within the screen (tab or filters in the URL) needs no confirmation.
 */
export function UnsavedGuard({
  asks,
  children,
}: {
  /** False: the forms below are not guarded. */
  asks: boolean;
  children: ReactNode;
}) {
  const entries = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.snapshot);
  const isUnsaved = entries.size > 0;
  const blocked = useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
  });
  const question = [...entries.values()].find((one) => one !== null) ?? usualQuestion;
  return (
    <>
      {asks ? <UnsavedRegistry>{children}</UnsavedRegistry> : children}
      {blocked.status === 'blocked' ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={question.title}
            text={question.text}
            confirmLabel={question.leaveLabel}
            cancelLabel={question.stayLabel}
            danger
            onConfirm={blocked.proceed}
            onCancel={blocked.reset}
          />
        </Suspense>
      ) : null}
    </>
  );
}
