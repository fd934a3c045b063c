import { useQuery } from '@tanstack/react-query';

import { polledAdminDataImportsQuery } from '~/api/adminLogs';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { ImportLegend } from '~/components/products/ImportState';
import { FailedBoundary } from '~/ui/Boundary';
import { UnreadableRows } from '~/ui/list/UnreadableRows';

import classes from './AdminHomeContent.module.css';

/** What the colours of the imports mean, and what of them could not be read. */
export function ImportsNote() {
  const jobs = useQuery(asSecondary(polledAdminDataImportsQuery()));
  return (
    <>
      <div className={classes.legend}>
        <span aria-hidden="true">Carga CSV:</span>
        <ImportLegend label="Colores de la carga CSV" failedLast />
      </div>
      {jobs.isError ? (
        <FailedBoundary
          text={`No se pudo leer el estado de las cargas. ${errorMessage(jobs.error)}`}
          onRetry={() => void jobs.refetch()}
        />
      ) : null}
      <UnreadableRows count={jobs.data?.unreadable ?? 0} one="carga" many="cargas" />
    </>
  );
}
