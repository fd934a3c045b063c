import type { DataImport, ImportStatus } from '~/contract/types';

/** What the colour of a job says; none: no file was ever sent (§4 staff, CSV job status). */
export type ImportState = ImportStatus | 'none';

/** Word and colour of every state (§4 staff: none white, complete green, failed red, pending or processing yellow). */
export const importStates = {
  none: { label: 'Sin cargas', color: 'white' },
  pending: { label: 'Pendiente', color: 'yellow' },
  processing: { label: 'En proceso', color: 'yellow' },
  complete: { label: 'Completa', color: 'green' },
  failed: { label: 'Fallida', color: 'red' },
} as const satisfies Record<ImportState, { label: string; color: string }>;

/** The colours with what they mean, in the order of the specification (§4 staff, §2 customer). */
export const importLegend = [
  { color: 'white', label: 'Sin cargas' },
  { color: 'green', label: 'Completa' },
  { color: 'red', label: 'Fallida' },
  { color: 'yellow', label: 'Pendiente o en proceso' },
] as const;

type Job = Pick<DataImport, 'id' | 'created_at'>;

/** Newest first; of the same second the later number. */
export function newestFirst<J extends Job>(jobs: readonly J[]): J[] {
  return [...jobs].sort((a, b) =>
    a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1,
  );
}

/** The state that colours a list of jobs: that of the most recent one (§4 staff). */
export function importStateOf(jobs: readonly (Job & Pick<DataImport, 'status'>)[]): ImportState {
  return newestFirst(jobs)[0]?.status ?? 'none';
}

/** Whether the job is still to end: pending or processing. */
export function isUnfinished({ status }: Pick<DataImport, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}
