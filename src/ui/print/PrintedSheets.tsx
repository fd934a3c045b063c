import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { watchPrinting } from '../watchPrinting';

import classes from './PrintedSheets.module.css';

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(
    () =>
      watchPrinting((isPrinting) =>
        isPrinting ? flushSync(() => setPrinting(true)) : setPrinting(false),
      ),
    [],
  );
  return printing;
}

/**
 * While it is mounted the page prints as its children and nothing else. They are rendered only for printing.
 * @param isReady renders them before, out of sight, for pictures that must be loaded
 */
export function PrintedSheets({
  isReady = false,
  children,
}: {
  isReady?: boolean;
  children: ReactNode;
}) {
  const printing = usePrinting();
  if (!printing && !isReady) return null;
  return createPortal(<div className={classes.sheets}>{children}</div>, document.body);
}
