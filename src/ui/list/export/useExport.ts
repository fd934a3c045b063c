import { useRef, useState } from 'react';

import { say } from '../../feedback/say';
import { toast } from '../../feedback/toast';
import type { Column } from '../columns';

/** An export of the rows of a list. */
export interface ListExport {
  /** From 0 to 1 while it runs, else null. */
  progress: number | null;
  /** Absent where there is nothing to export. */
  run: (() => void) | undefined;
  stop: () => void;
}

/** Exports the given rows, in their order, to a spreadsheet; a long export has a progress and can be stopped. */
export function useExport<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  listName: string,
): ListExport {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function run() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const { exportRows } = await import('./exportRows');
      await exportRows(rows, columns, listName, {
        onProgress: setProgress,
        signal: controller.signal,
      });
      if (!controller.signal.aborted) say(`Se descargó el archivo con ${listName.toLowerCase()}`);
    } catch {
      toast.error('No se pudo exportar, por favor inténtelo de nuevo');
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    progress,
    run: rows.length > 0 ? () => void run() : undefined,
    stop: () => running.current?.abort(),
  };
}
