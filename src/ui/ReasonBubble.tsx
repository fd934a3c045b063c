import { useLayoutEffect, useRef } from 'react';

import classes from './ReasonBubble.module.css';

/** Gap between the bubble and its control or the window's edge, in px. */
const GAP = 6;

/**
 * The visible bubble of a reason, above everything else on the page; screen readers get the text as the control's
 * description. Does not use the component library, because some screens do not load it.
 */
export function ReasonBubble({ reason, target }: { reason: string; target: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return undefined;
    // In the top layer no scroll container clips it; older browsers show it in the normal flow.
    if (typeof element.showPopover === 'function') element.showPopover();
    const place = () => {
      const control = target.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      const above = control.top - height - GAP;
      const left = control.left + (control.width - width) / 2;
      const rightmost = document.documentElement.clientWidth - width - GAP;
      element.style.top = `${above < GAP ? control.bottom + GAP : above}px`;
      element.style.left = `${Math.max(GAP, Math.min(left, rightmost))}px`;
    };
    place();
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, options);
      window.removeEventListener('resize', place);
    };
  }, [target]);
  return (
    <div ref={bubble} popover="manual" className={classes.bubble} aria-hidden="true">
      {reason}
    </div>
  );
}
