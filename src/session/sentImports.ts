import type { RowCounts } from '~/domain/products/import/preview';
import { storedValue } from '~/lib/storedValue';

/** A product file sent from this browser. */
export interface SentImport {
  /** The backend's import job. */
  readonly jobId: number;
  readonly fileName: string;
  readonly counts: RowCounts;
  /** Its rows, the titles first; null: too many to store. */
  readonly rows: readonly (readonly string[])[] | null;
}

const KEY = 'sent_imports';

/** Number of stored files; older ones are removed. */
const REMEMBERED = 20;

const isTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((text) => typeof text === 'string');

function isCounts(raw: unknown): raw is RowCounts {
  if (typeof raw !== 'object' || raw === null) return false;
  const counts = new Map<string, unknown>(Object.entries(raw));
  return ['new', 'changed', 'same', 'removed', 'twin', 'mismatch', 'invalid'].every(
    (kind) => typeof counts.get(kind) === 'number',
  );
}

function isSentImport(raw: unknown): raw is SentImport {
  if (typeof raw !== 'object' || raw === null) return false;
  const { jobId, fileName, counts, rows } = raw as Partial<Record<keyof SentImport, unknown>>;
  return (
    typeof jobId === 'number' &&
    typeof fileName === 'string' &&
    isCounts(counts) &&
    (rows === null || (Array.isArray(rows) && rows.every(isTexts)))
  );
}

const storedImports = (storeId: number) =>
  storedValue(
    `${KEY}.${storeId}`,
    (raw) => (Array.isArray(raw) ? raw.filter(isSentImport) : null),
    1,
  );

/** The files of a store sent from this browser, newest first. */
export function sentImports(storeId: number): readonly SentImport[] {
  return storedImports(storeId).get() ?? [];
}

/** Stores a sent file of a store. */
export function rememberSentImport(storeId: number, sent: SentImport): void {
  storedImports(storeId).set([sent, ...sentImports(storeId)].slice(0, REMEMBERED));
}
