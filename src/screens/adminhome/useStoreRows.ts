import { useCallback, useMemo, useState } from 'react';

import type { AdminDataImport, AdminStore } from '~/contract/types';
import { newestJobsFirst } from '~/domain/products/importStatus';
import { compareTexts } from '~/lib/text';

const noImports: readonly AdminDataImport[] = [];

/**
 * The stores in the order of the list, and the imports of each; undefined until they are read. The order is that of the
 * first answers, so that neither a job that ends later nor a switch moves a row.
 */
export function useStoreRows(
  stores: readonly AdminStore[],
  imports: readonly AdminDataImport[] | undefined,
) {
  const byStore = useMemo(() => imports && importsByStore(imports), [imports]);
  const [disabled] = useState<ReadonlySet<number>>(
    () => new Set(stores.filter(({ enabled }) => !enabled).map(({ id }) => id)),
  );
  const [failures, setFailures] = useState<ReadonlyMap<number, string> | null>(null);
  if (failures === null && byStore) setFailures(failuresOf(byStore));
  return {
    rows: useMemo(() => problemsFirst(stores, failures, disabled), [stores, failures, disabled]),
    importsOf: useCallback(
      (storeId: number) => byStore && (byStore.get(storeId) ?? noImports),
      [byStore],
    ),
  };
}

/** The stores whose last import failed, with the API date of that import. */
function failuresOf(byStore: ReadonlyMap<number, readonly AdminDataImport[]>) {
  return new Map(
    [...byStore].flatMap(([id, jobs]): [number, string][] => {
      const [last] = newestJobsFirst(jobs);
      return last?.status === 'failed' ? [[id, last.created_at]] : [];
    }),
  );
}

/**
 * Stores whose last import failed, the newest failure first, then those that are not enabled, then the others, the newest
 * store of each first.
 */
function problemsFirst(
  stores: readonly AdminStore[],
  failures: ReadonlyMap<number, string> | null,
  disabled: ReadonlySet<number>,
): readonly AdminStore[] {
  const rank = ({ id }: AdminStore) => (failures?.has(id) ? 0 : disabled.has(id) ? 1 : 2);
  const time = ({ id, created_at }: AdminStore) => failures?.get(id) ?? created_at;
  return stores.toSorted((a, b) => rank(a) - rank(b) || compareTexts(time(b), time(a)));
}

function importsByStore(imports: readonly AdminDataImport[]): Map<number, AdminDataImport[]> {
  const byStore = new Map<number, AdminDataImport[]>();
  for (const one of imports) {
    const known = byStore.get(one.store_id);
    if (known) known.push(one);
    else byStore.set(one.store_id, [one]);
  }
  return byStore;
}
