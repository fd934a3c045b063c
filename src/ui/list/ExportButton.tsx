import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { toast } from '../feedback/toast';
import type { Column } from './columns';

/** Exports the given rows, in their order, to a spreadsheet; long exports show their progress and can be stopped. */
export function ExportButton<Row>({
  rows,
  columns,
  exportName,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  exportName: string;
}) {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function run() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const { exportRows } = await import('./exportRows');
      await exportRows(rows, columns, exportName, {
        onProgress: setProgress,
        signal: controller.signal,
      });
    } catch {
      toast.error('No se pudo exportar, por favor inténtelo de nuevo');
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  if (progress !== null) {
    return (
      <Button variant="default" size="sm" onClick={() => running.current?.abort()}>
        <span
          role="progressbar"
          aria-label="Exportando"
          // The rows are read in steps; the writing that follows has none.
          {...(progress < 1 && { 'aria-valuenow': Math.round(progress * 100) })}
        >
          {progress < 1 ? `${Math.round(progress * 100)} %` : 'Escribiendo'}
        </span>
        {' · Detener'}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      data-shortcut="export"
      disabled={rows.length === 0}
      onClick={() => void run()}
    >
      Exportar
    </Button>
  );
}
