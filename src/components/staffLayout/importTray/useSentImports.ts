import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { polledDataImportsQuery } from '~/api/dataImports';
import { productsKey } from '~/api/products';
import type { DataImport } from '~/contract/types';
import { operationLabel } from '~/domain/products/import/operations';
import { isUnfinished, reasonInFile } from '~/domain/products/importStatus';
import { oneTabAtATime } from '~/lib/browser/oneTabAtATime';
import { useStored } from '~/lib/browser/storedValue';
import { changeSentImports, isFollowed, type SentImport, sentImports } from '~/session/sentImports';
import { toast } from '~/ui/feedback/toast';

/** Writes what became of the followed files, and says once, in one tab, which jobs have ended. */
function storeOutcomes(storeId: number, jobs: readonly DataImport[]): void {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const statusOf = (file: SentImport) => byId.get(file.jobId)?.status ?? file.status;
  const errorOf = ({ jobId, numbers }: SentImport) => {
    const error = byId.get(jobId)?.error_msg ?? null;
    return error === null ? null : reasonInFile(error, numbers);
  };
  const changed = (sentImports(storeId).get() ?? []).filter(
    (file) => isFollowed(file) && statusOf(file) !== file.status,
  );
  if (changed.length === 0) return;
  const ids = new Set(changed.map(({ jobId }) => jobId));
  changeSentImports(storeId, (file) =>
    ids.has(file.jobId)
      ? {
          ...file,
          status: statusOf(file),
          error: errorOf(file),
        }
      : file,
  );
  for (const file of changed) {
    const status = statusOf(file);
    if (isUnfinished({ status })) continue;
    const label = operationLabel(file.kind);
    if (status === 'failed') toast.error(`${label}: la carga falló`);
    else toast.success(`${label}: carga completa`);
  }
}

/**
 * The product files that this browser sent, but those that the user removed from the tray. Their jobs are read again while
 * one of them is unfinished; every tab reads the products again when one has ended.
 */
export function useSentImports(storeId: number): readonly SentImport[] {
  const queryClient = useQueryClient();
  const files = useStored(sentImports(storeId)) ?? [];
  const { data } = useQuery(polledDataImportsQuery(files.some(isFollowed)));
  useEffect(() => {
    if (data) void oneTabAtATime('sent-imports', () => storeOutcomes(storeId, data.rows));
  }, [storeId, data]);

  const ended = files.filter(({ status }) => !isUnfinished({ status })).length;
  const endedBefore = useRef(ended);
  useEffect(() => {
    const hasEnded = ended > endedBefore.current;
    endedBefore.current = ended;
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: productsKey });
  }, [ended, queryClient]);
  return files.filter(({ dismissed }) => !dismissed);
}
