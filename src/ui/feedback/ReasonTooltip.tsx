import { cloneElement, type MouseEventHandler, type ReactElement, useId, useState } from 'react';

import { lazyNamed } from '../lazyNamed';

import classes from './ReasonTooltip.module.css';

// Quiet: the reason is already the control's description.
const ReasonBubble = lazyNamed(() => import('./ReasonBubble'), 'ReasonBubble', { quiet: true });

/** Props that a control needs; buttons and links of the component library have them. */
interface ControlProps {
  'aria-disabled'?: boolean;
  'aria-describedby'?: string;
  'data-disabled'?: boolean;
  onClick?: MouseEventHandler;
}

/**
 * Disables its control and shows the reason: as a tooltip for pointer and keyboard, and as the control's description
 * for screen readers. The control stays in the tab order. Without a reason the control is unchanged.
 */
export function ReasonTooltip({
  reason,
  children,
}: {
  reason: string | null;
  children: ReactElement<ControlProps>;
}) {
  const id = useId();
  const [target, setTarget] = useState<HTMLSpanElement | null>(null);
  const [open, setOpen] = useState(false);
  // The span is rendered in both cases, so that a control that becomes disabled keeps the focus.
  return (
    <span
      ref={setTarget}
      role="presentation"
      className={classes.target}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      // Not when a dialog that a click closed returns the focus: nobody asks for the reason then.
      onFocus={({ target: focused }) => setOpen(focused.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
      // A control that its own press disables shows the reason at the next hover, not over the result of the press.
      onClickCapture={() => {
        if (reason === null) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {reason === null
        ? children
        : cloneElement(children, {
            'aria-disabled': true,
            'aria-describedby': id,
            'data-disabled': true,
            onClick: (event) => {
              event.preventDefault();
              setOpen(true);
            },
          })}
      {reason === null ? null : (
        <span id={id} className="visually-hidden">
          {reason}
        </span>
      )}
      {reason !== null && open && target ? <ReasonBubble reason={reason} target={target} /> : null}
    </span>
  );
}
