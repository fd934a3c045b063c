import {
  cloneElement,
  type MouseEventHandler,
  type ReactElement,
  Suspense,
  useId,
  useState,
} from 'react';

import { lazyPart } from './lazyPart';

import classes from './ReasonTooltip.module.css';

const ReasonBubble = lazyPart(
  () => import('./ReasonBubble').then((module) => module.ReasonBubble),
  // The reason is read out in any case; the bubble repeats it for the eye.
  { quiet: true },
);

/** What a control must take for a reason to disable it: buttons and links of the component library do. */
interface ControlProps {
  'aria-disabled'?: boolean;
  'aria-describedby'?: string;
  'data-disabled'?: boolean;
  onClick?: MouseEventHandler;
}

/**
 * Disables its control and says why: to the pointer and the keyboard in a tooltip, to screen readers as the
 * control's description. The control keeps its place in the tab order. Without a reason it is left as it is.
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
  // The span stays where it is in both cases, so that a control that becomes disabled keeps the focus.
  return (
    <span
      ref={setTarget}
      role="presentation"
      className={classes.target}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
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
      {reason !== null && open && target ? (
        <Suspense fallback={null}>
          <ReasonBubble reason={reason} target={target} />
        </Suspense>
      ) : null}
    </span>
  );
}
