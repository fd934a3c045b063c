import { type QueryClient, useQueryClient } from '@tanstack/react-query';

import { syncContact } from '~/api/contactSync';
import { useUploadProductFile } from '~/api/productFiles';
import { productsQuery } from '~/api/products';
import type { ImportKind } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { ProductPatch } from '~/domain/products/import/fields';
import { importOperations } from '~/domain/products/import/operations';
import { undoRows } from '~/domain/products/import/undo';
import { outgoingRows } from '~/domain/products/import/writtenRows';
import { uploadContact } from '~/domain/store/contactFields';
import { useScreenSession } from '~/session/screenSession';
import { rememberSentImport, type SentFile } from '~/session/sentImports';
import { toast } from '~/ui/feedback/toast';
import { CSV_TYPE, csvToSend } from '~/workers/productFile/csvFile';

/** The products as the server has them now. */
export async function rereadProducts(queryClient: QueryClient) {
  const answer = await queryClient.fetchQuery({ ...productsQuery(), staleTime: 0 });
  // React Query keeps the same object while nothing changed.
  return (queryClient.getQueryData(productsQuery().queryKey) ?? answer).rows;
}

/** What follows a product file that was sent: its message, its place in the tray, and the contact of who sent it. */
export function useConfirmSent() {
  const session = useScreenSession();
  return (kind: ImportKind, record: SentFile, isLast = true) => {
    if (session?.store) rememberSentImport(session.store.id, kind, record);
    if (!isLast) return;
    toast.success(importOperations.find((one) => one.kind === kind)?.sentMessage ?? '');
    if (session) void syncContact(uploadContact(session.user.email, new Date()).contact);
  };
}

/** Names of the files that the browser writes. */
const FILE_NAMES = {
  'products-stock': 'se-ofrece.csv',
  'products-update': 'correccion.csv',
} as const;

/**
 * Changes what no call changes of one product, by the file of a bulk call that the browser writes: the job, its report and
 * its "Deshacer" are those of a file.
 * @returns rejects with an error of the read or of the upload
 */
export function useSendPatches() {
  const queryClient = useQueryClient();
  const upload = useUploadProductFile();
  const confirmSent = useConfirmSent();
  async function send(
    kind: keyof typeof FILE_NAMES,
    patches: ReadonlyMap<number, ProductPatch>,
  ): Promise<void> {
    const products = new Map(
      (await rereadProducts(queryClient)).map((product) => [product.id, product]),
    );
    const rows = [...patches]
      .map(([id, patch]) => ({ id, patch }))
      .filter(({ id }) => products.has(id));
    if (rows.length === 0) throw new Error(messages.productsGone);
    const cells = outgoingRows(kind, rows, products);
    const fileName = FILE_NAMES[kind];
    const { answer: job } = await upload.mutateAsync({
      kind,
      file: new File([csvToSend(cells)], fileName, { type: CSV_TYPE }),
      signal: new AbortController().signal,
    });
    confirmSent(kind, {
      jobId: job.id,
      fileName,
      counts: {
        new: 0,
        changed: rows.length,
        same: 0,
        removed: 0,
        twin: 0,
        mismatch: 0,
        doubtful: 0,
        invalid: 0,
      },
      rows: cells.map((row) => row.map(String)),
      numbers: [],
      fingerprint: null,
      undo: undoRows(kind, rows, products),
    });
  }
  return { send, isSending: upload.isPending };
}
