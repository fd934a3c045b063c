import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { BusyButton } from '../BusyButton';
import { saysError } from './say';
import { useUndoTime } from './useUndoTime';

import classes from './UndoBar.module.css';

/** Says along the lower edge what was changed, and offers for ten seconds to take it back. */
export function UndoBar({
  label,
  done,
  text,
  failure = null,
  isBusy,
  isHeld = false,
  closeLabel,
  onUndo,
  onEnd,
  children,
}: {
  label: string;
  /** What was done, such as "Tienda desactivada". */
  done: string;
  /** What it was done to. */
  text: string;
  /** Why it could not be taken back. */
  failure?: string | null;
  isBusy: boolean;
  /** Keeps the offer while something that it opened is in use. */
  isHeld?: boolean;
  closeLabel: string;
  onUndo: () => void;
  onEnd: () => void;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const held = useUndoTime<HTMLDivElement>(isBusy || isHeld, onEnd);
  return (
    <div ref={held} className={classes.bar} role="group" aria-label={label}>
      <p>
        <strong>{done}</strong>
        <span>{text}</span>
        {failure === null ? null : <span ref={saysError}>{failure}</span>}
      </p>
      {children}
      <BusyButton data-undo size="compact-md" variant="light" busy={isBusy} onClick={onUndo}>
        Deshacer
      </BusyButton>
      <Button
        size="compact-md"
        variant="subtle"
        aria-label={closeLabel}
        disabled={isBusy}
        onClick={onEnd}
      >
        ×
      </Button>
    </div>
  );
}
