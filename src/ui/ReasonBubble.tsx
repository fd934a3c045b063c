import { useLayoutEffect, useRef } from 'react';

import classes from './ReasonBubble.module.css';

/** Room between the bubble and its control or the window's edge, in px. */
const GAP = 6;

/**
 * The visible half of a reason, above everything else on the page; its text reaches screen readers as the control's
 * description. Without the component library, for the screens that do without it.
 */
export function ReasonBubble({ reason, target }: { reason: string; target: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return undefined;
    // In the top layer no scrolling frame cuts it off; older browsers show it in its place.
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
