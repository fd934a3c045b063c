import { type ShouldBlockFn, useBlocker, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState, useSyncExternalStore } from 'react';

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
    shouldBlockFn: (leaving) => isOtherScreen(leaving) && !isInHistory(leaving),
  });
  const left = useAskedBack(isUnsaved);
  const asked = blocked.status === 'blocked' ? blocked : left;
  const question = [...entries.values()].find((one) => one !== null) ?? usualQuestion;
  return (
    <>
      {asks ? <UnsavedRegistry>{children}</UnsavedRegistry> : children}
      {asked ? (
        <ConfirmDialog
          title={question.title}
          text={question.text}
          confirmLabel={question.leaveLabel}
          cancelLabel={question.stayLabel}
          danger
          onConfirm={asked.proceed}
          onCancel={asked.reset}
        />
      ) : null}
    </>
  );
}

type Leaving = Parameters<ShouldBlockFn>[0];

const isOtherScreen = ({ current, next }: Leaving) => current.pathname !== next.pathname;
/** Back, Forward, or several steps of them. */
const isInHistory = ({ action }: Leaving) => action !== 'PUSH' && action !== 'REPLACE';

/**
 * Back and Forward change the address before a blocker is asked, and while it waits for an answer another Back would leave
 * the application. So they are undone at once, and repeated if the person leaves.
 */
function useAskedBack(isUnsaved: boolean): { proceed: () => void; reset: () => void } | null {
  const { history } = useRouter();
  /** The place of the wanted entry in the history. */
  const [wanted, setWanted] = useState<number | null>(null);
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: false,
    shouldBlockFn: (leaving) => {
      if (!isOtherScreen(leaving) || !isInHistory(leaving)) return false;
      const { __TSR_index: index } = window.history.state as { __TSR_index: number };
      // The next one is the event of the way back to the form.
      window.addEventListener('popstate', () => setWanted(index), { once: true });
      return true;
    },
  });
  if (wanted === null) return null;
  return {
    proceed: () => {
      setWanted(null);
      const { __TSR_index: index } = history.location.state;
      history.go(wanted - index, { ignoreBlocker: true });
    },
    reset: () => setWanted(null),
  };
}
