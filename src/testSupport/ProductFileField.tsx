import { MantineProvider } from '@mantine/core';
import { useState } from 'react';

import { FileWorkerContext } from '~/components/products/import/fileWorkerContext';
import { ProductFile } from '~/components/products/import/ProductFile';
import type { ProductFileProps } from '~/components/products/import/productFileProps';
import type { OpenFileWorker } from '~/workers/productFile/client';

import { openLocalFileWorker } from './LocalFileWorker';
import { testProduct } from './testShop';

const shop = [testProduct(1), testProduct(2)];

/** A field of price files with its worker in the page; `file` is chosen already. */
export function ProductFileField({
  file: first,
  open = openLocalFileWorker,
  ...target
}: Partial<ProductFileProps> & { file?: File; open?: OpenFileWorker }) {
  const [file, setFile] = useState<File | null>(first ?? null);
  return (
    <MantineProvider>
      <FileWorkerContext value={open}>
        <ProductFile
          label="Archivo de precios"
          kind="products-price"
          file={file}
          onFile={setFile}
          products={shop}
          symbol="$"
          send={() => Promise.resolve({ id: 1 })}
          onSent={() => undefined}
          {...target}
        />
      </FileWorkerContext>
    </MantineProvider>
  );
}
