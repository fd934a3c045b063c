/** Product files as people and other programs made them, and what the backend gets of them. */
import type { ImportKind } from '~/contract/types';

export interface FoundFile {
  readonly name: string;
  readonly kind: ImportKind;
  readonly file: () => File;
  /** The lines of the clean file while nobody ticks a row, written by hand; null: nothing is sent. */
  readonly sent: readonly string[] | null;
  /** Numbers of the rows that wait for a tick. */
  readonly waiting?: readonly number[];
  /** Numbers of the rows that are wrong. */
  readonly wrong?: readonly number[];
  /** Why nothing of the file is sent. */
  readonly failure?: RegExp;
}

export const found =
  (kind: ImportKind) =>
  (name: string, file: () => File, rest: Omit<FoundFile, 'name' | 'kind' | 'file'>): FoundFile => ({
    name,
    kind,
    file,
    ...rest,
  });

/** Products of another shop with the numbers from 1 to 12. */
export const FOREIGN_ROWS = Array.from({ length: 12 }, (_, at) => [
  at + 1,
  `Producto ajeno ${at + 1}`,
  (at + 1) * 100,
]);
