import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { watchedDataImportsQuery } from '~/api/dataImports';
import { asPart } from '~/api/loadPolicy';
import { productsKey } from '~/api/products';
import { operationLabel } from '~/domain/products/import/operations';
import { isUnfinished } from '~/domain/products/importStatus';
import { toast } from '~/ui/toast';

/**
 * The import jobs, refetched while one is unfinished. When one ends, a toast reports it, because the list may be
 * scrolled out of view.
 */
export function useImportJobs() {
  const queryClient = useQueryClient();
  const jobs = useQuery(asPart(watchedDataImportsQuery()));
  const unfinished = useRef<ReadonlySet<number>>(new Set());
  const data = jobs.data?.rows;
  useEffect(() => {
    if (data === undefined) return;
    const ended = data.filter((job) => unfinished.current.has(job.id) && !isUnfinished(job));
    unfinished.current = new Set(data.filter(isUnfinished).map(({ id }) => id));
    for (const { kind, status } of ended) {
      const label = operationLabel(kind);
      if (status === 'failed') toast.error(`${label}: la carga falló`);
      else toast.success(`${label}: carga completa`);
    }
    if (ended.length > 0) void queryClient.invalidateQueries({ queryKey: productsKey });
  }, [data, queryClient]);
  return jobs;
}
