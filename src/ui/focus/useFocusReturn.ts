import { useLayoutEffect, useState } from 'react';

import { focusHeading } from './focusHeading';

/**
 * When the calling dialog unmounts, returns the focus to the element that had it before, or to the screen's heading if
 * that element is gone or a key opened it. Does nothing if the focus has already moved elsewhere.
 */
export function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    function restore() {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
        opener.focus();
      else focusHeading();
    }
    return () => {
      // After the state change that follows the answer is rendered, and before `FocusKeeper`, which waits two frames
      // from the same commit: a passive effect could come later than those.
      requestAnimationFrame(restore);
    };
  }, [opener]);
}
