import type { DataImport, ImportStatus } from '~/contract/types';
import { lookOf } from '~/domain/unknownValue';

/** State of an operation, that of its newest job; `none`: it has no job. */
export type ImportState = ImportStatus | 'none';

/** Label and colour of every state. */
export const importStates = {
  none: { label: 'Sin cargas', color: 'white' },
  pending: { label: 'Pendiente', color: 'yellow' },
  processing: { label: 'En proceso', color: 'yellow' },
  complete: { label: 'Completa', color: 'green' },
  failed: { label: 'Fallida', color: 'red' },
} as const satisfies Record<ImportState, { label: string; color: string }>;

/** Label and colour of a state, also of one that this build does not know. */
export function importStateDisplay(state: ImportState): { label: string; color: string } {
  return lookOf<{ label: string; color: string }>(importStates, state, (label) => ({
    label,
    color: 'white',
  }));
}

/** The colours with what they mean, in the order of the store's screen. */
export const importLegend = [
  { color: 'white', label: 'Sin cargas' },
  { color: 'green', label: 'Completa' },
  { color: 'red', label: 'Fallida' },
  { color: 'yellow', label: 'Pendiente o en proceso' },
] as const;

type Job = Pick<DataImport, 'id' | 'created_at'>;

/** Newest first; of the same second the later number. */
export function newestJobsFirst<J extends Job>(jobs: readonly J[]): J[] {
  return [...jobs].sort((a, b) =>
    a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1,
  );
}

/** State of a list of jobs: that of the most recent one. */
export function importStateOf(jobs: readonly (Job & Pick<DataImport, 'status'>)[]): ImportState {
  return newestJobsFirst(jobs)[0]?.status ?? 'none';
}

/** Whether the job has not ended: pending or processing. */
export function isUnfinished({ status }: Pick<DataImport, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/** Runs of rows: the number of the first one in the sent file, and in the chosen one. */
export type RowStarts = readonly (readonly [sent: number, chosen: number])[];

/** The runs of the rows of a sent file, below its titles. @param numbers in the chosen file */
export const rowStarts = (numbers: readonly number[]): RowStarts =>
  numbers.flatMap((number, at) => (number - 1 === numbers[at - 1] ? [] : [[at + 2, number]]));

/** The number in the chosen file of a row of the sent one. */
export function rowInFile(row: number, starts: RowStarts): number {
  const [sent, chosen] = starts.findLast(([first]) => first <= row) ?? [row, row];
  return chosen + row - sent;
}

/** The row that a backend's reason names, in the sent file. */
export const NAMED_ROW = /^Fila (\d+)/;

/** A backend's reason with the number that its row has in the chosen file. */
export const reasonInFile = (reason: string, starts: RowStarts): string =>
  reason.replace(NAMED_ROW, (_whole, row: string) => `Fila ${rowInFile(Number(row), starts)}`);
