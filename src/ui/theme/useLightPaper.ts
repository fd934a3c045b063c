import { useEffect } from 'react';

import { watchPrinting } from '../watchPrinting';

const ATTRIBUTE = 'data-mantine-color-scheme';

/** Shows the page in the light scheme while it prints. */
export function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    let onScreen: string | null = null;
    const restore = () => {
      if (onScreen !== null) root.setAttribute(ATTRIBUTE, onScreen);
      onScreen = null;
    };
    const stop = watchPrinting((isPrinting) => {
      if (!isPrinting) restore();
      else if (onScreen === null) {
        onScreen = root.getAttribute(ATTRIBUTE);
        root.setAttribute(ATTRIBUTE, 'light');
      }
    });
    return () => {
      stop();
      restore();
    };
  }, []);
}
