import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

import { ReasonTooltip } from '../../feedback/ReasonTooltip';
import type { ListExport } from './useExport';

const NOTHING_TO_EXPORT = 'No hay resultados para exportar: cambie o limpie los filtros';

/** Exports a list; while it does, shows the progress and stops it. */
export function ExportButton({
  of: { progress, run, stop },
  className,
}: {
  of: ListExport;
  /** While it does not run. */
  className?: string | undefined;
}) {
  const isRunning = progress !== null;
  return (
    // The class is the place's: where it hides the button, it leaves no gap.
    <span className={isRunning ? undefined : className}>
      <ReasonTooltip reason={run || isRunning ? null : NOTHING_TO_EXPORT}>
        {/* One button, so that it keeps the focus. */}
        <Button
          variant="default"
          size="sm"
          tabIndex={-1}
          leftSection={isRunning ? null : <IconDownload size={16} aria-hidden="true" />}
          data-shortcut={isRunning ? undefined : 'export'}
          onClick={isRunning ? stop : run}
        >
          {isRunning ? (
            <>
              <span
                role="progressbar"
                aria-label="Exportando"
                // The rows are read in steps; the writing that follows has none.
                {...(progress < 1 && { 'aria-valuenow': Math.round(progress * 100) })}
              >
                {progress < 1 ? `${Math.round(progress * 100)} %` : 'Escribiendo'}
              </span>
              {' · Detener'}
            </>
          ) : (
            'Exportar'
          )}
        </Button>
      </ReasonTooltip>
    </span>
  );
}
