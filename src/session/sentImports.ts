import type { ImportKind, ImportStatus } from '~/contract/types';
import type { RowCounts } from '~/domain/products/import/analysis';
import type { UndoRow } from '~/domain/products/import/undo';
import { isUnfinished, type RowStarts } from '~/domain/products/importStatus';
import { type StoredValue, storedValue } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

import { type ImportSender, sentImportsKey } from './selection';

/** A product file that was just sent. */
export interface SentFile {
  /** The backend's import job. */
  readonly jobId: number;
  readonly fileName: string;
  readonly counts: RowCounts;
  /** Its rows, the titles first; null: too many to store. */
  readonly rows: readonly (readonly string[])[] | null;
  /** The numbers of its rows in the chosen file. */
  readonly numbers: RowStarts;
  /** Equal for equal chosen files; null: not known. */
  readonly fingerprint: string | null;
  /** What undoes it; null: it cannot be undone, or is too long to store. */
  readonly undo: readonly UndoRow[] | null;
}

/** A product file sent from this browser, and what became of it. */
export interface SentImport extends SentFile {
  readonly kind: ImportKind;
  /** The last known status of its job. */
  readonly status: ImportStatus;
  readonly error: string | null;
  /** The user removed it from the tray. */
  readonly dismissed: boolean;
}

/** Number of stored files; older ones are removed. */
const REMEMBERED = 20;
/** The most characters that what undoes the files takes, all together. */
const UNDO_LENGTH = 1_500_000;

const COUNTS = [
  'new',
  'changed',
  'same',
  'removed',
  'twin',
  'mismatch',
  'doubtful',
  'invalid',
] as const satisfies readonly (keyof RowCounts)[];
const KINDS = [
  'products',
  'products-price',
  'products-stock',
  'products-update',
  'products-delete',
] as const satisfies readonly ImportKind[];
const STATUSES = [
  'pending',
  'processing',
  'complete',
  'failed',
] as const satisfies readonly ImportStatus[];

const isTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((text) => typeof text === 'string');

function fieldsOf(raw: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(isRecord(raw) ? Object.entries(raw) : []);
}

function isCounts(raw: unknown): raw is RowCounts {
  const counts = fieldsOf(raw);
  return COUNTS.every((effect) => typeof counts.get(effect) === 'number');
}

const isRowStart = (raw: unknown) =>
  Array.isArray(raw) && raw.length === 2 && raw.every((number) => typeof number === 'number');

function isUndoRow(raw: unknown): raw is UndoRow {
  const row = fieldsOf(raw);
  const fields = row.get('fields');
  return (
    typeof row.get('id') === 'number' &&
    typeof row.get('name') === 'string' &&
    Array.isArray(fields) &&
    fields.every((field) => {
      const texts = fieldsOf(field);
      return isTexts([texts.get('column'), texts.get('before'), texts.get('after')]);
    })
  );
}

/** A stored file with what was added since: an earlier release stored it without. */
const upToDate = (raw: unknown): unknown =>
  isRecord(raw) && isRecord(raw['counts'])
    ? { numbers: [], fingerprint: null, ...raw, counts: { doubtful: 0, ...raw['counts'] } }
    : raw;

const isListOf = (raw: unknown, isOne: (one: unknown) => boolean) =>
  raw === null || (Array.isArray(raw) && raw.every(isOne));

function isSentImport(raw: unknown): raw is SentImport {
  const sent = fieldsOf(raw);
  const isTextOrNull = (name: string) =>
    sent.get(name) === null || typeof sent.get(name) === 'string';
  return (
    typeof sent.get('jobId') === 'number' &&
    typeof sent.get('fileName') === 'string' &&
    isCounts(sent.get('counts')) &&
    isListOf(sent.get('rows'), isTexts) &&
    Array.isArray(sent.get('numbers')) &&
    isListOf(sent.get('numbers'), isRowStart) &&
    isTextOrNull('fingerprint') &&
    isListOf(sent.get('undo'), isUndoRow) &&
    KINDS.some((kind) => kind === sent.get('kind')) &&
    STATUSES.some((status) => status === sent.get('status')) &&
    isTextOrNull('error') &&
    typeof sent.get('dismissed') === 'boolean'
  );
}

const stored = new Map<string, StoredValue<readonly SentImport[]>>();

/** The files that this browser sent, newest first; every tab has the same. */
export function sentImports(sender: ImportSender): StoredValue<readonly SentImport[]> {
  const storageKey = sentImportsKey(sender);
  const known =
    stored.get(storageKey) ??
    storedValue<readonly SentImport[]>(
      storageKey,
      (raw) => (Array.isArray(raw) ? raw.map(upToDate).filter(isSentImport) : null),
      2,
    );
  stored.set(storageKey, known);
  return known;
}

/** The newest files, with what undoes them as far as there is room for it. */
function withinLimits(files: readonly SentImport[]): SentImport[] {
  let room = UNDO_LENGTH;
  const withUndo = (undo: SentImport['undo']) => {
    room -= JSON.stringify(undo).length;
    return room >= 0 ? undo : null;
  };
  return files
    .slice(0, REMEMBERED)
    .map((file) => Object.assign({}, file, { undo: file.undo && withUndo(file.undo) }));
}

/** Stores a sent file. */
export function rememberSentImport(sender: ImportSender, kind: ImportKind, file: SentFile): void {
  const files = sentImports(sender);
  const sent: SentImport = { ...file, kind, status: 'pending', error: null, dismissed: false };
  files.set(withinLimits([sent, ...(files.get() ?? [])]));
}

/** Changes stored files of a store. */
export function changeSentImports(storeId: number, change: (file: SentImport) => SentImport): void {
  const files = sentImports(storeId);
  files.set((files.get() ?? []).map(change));
}

/** Whether a sent file is still followed. */
export const isFollowed = ({ status, dismissed }: SentImport) =>
  !dismissed && isUnfinished({ status });
