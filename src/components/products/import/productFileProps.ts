import type { DataImport, ImportKind, Product } from '~/contract/types';
import type { SentFile } from '~/session/sentImports';

/** The operation of a product file, and the callbacks of its parent. */
export interface ProductFileProps {
  kind: ImportKind;
  /** The store's products, to compare with; null: they are not known. */
  products: readonly Product[] | null;
  /** Reads {@link products} again before a file is sent. */
  rereadProducts?: () => Promise<readonly Product[]>;
  /** Symbol of the store's currency. */
  symbol: string;
  /** Sends the file; rejects with an ApiError when that fails. */
  send: (file: File, signal: AbortSignal) => Promise<Pick<DataImport, 'id'>>;
  /** Called after each file; a large one is sent in several. */
  onSent: (sent: SentFile, isLast: boolean) => void;
  /** Name of the store, where it is not the user's. */
  storeName?: string;
  /** When a file with this fingerprint was sent and not refused; null: never, as far as the browser knows. */
  sentAt?: (fingerprint: string) => string | null;
  /** Moves the file to another operation. */
  onMoveTo?: (kind: ImportKind) => void;
}
