import { IconDownload } from '@tabler/icons-react';
import { useContext, useState } from 'react';

import { errorMessage } from '~/api/transport/errors';
import type { ImportKind, Product } from '~/contract/types';
import { downloadFile } from '~/lib/browser/downloadFile';
import { BusyButton } from '~/ui/BusyButton';
import { toast } from '~/ui/feedback/toast';
import { giveProducts } from '~/workers/productFile/client';
import type { WrittenFormat } from '~/workers/productFile/writtenFiles';

import { FileWorkerContext } from './fileWorkerContext';

/** Downloads a model, or the store's products in its columns. */
export function FileButton({
  kind,
  format,
  products,
  name,
}: {
  kind: ImportKind;
  format: WrittenFormat;
  /** Reads the store's products, to download them; absent: the model is downloaded. */
  products?: () => Promise<readonly Product[]>;
  name: string;
}) {
  const open = useContext(FileWorkerContext);

  async function download() {
    const worker = open(() => undefined);
    try {
      if (products) await giveProducts(worker, await products());
      const file = await worker.call(products ? 'productsFile' : 'model', kind, format);
      downloadFile(file.name, file, file.type);
    } finally {
      worker.close();
    }
  }

  return (
    <DownloadButton text={format === 'csv' ? 'CSV' : 'Planilla'} name={name} download={download} />
  );
}

/** A download that is created on the press; one at a time. */
export function DownloadButton({
  text,
  name,
  download,
}: {
  text: string;
  /** Accessible name, where the text is not enough. */
  name?: string;
  download: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await download();
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <BusyButton
      size="sm"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      busy={busy}
      aria-label={name}
      onClick={() => void run()}
    >
      {text}
    </BusyButton>
  );
}
