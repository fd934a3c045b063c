import { MantineProvider } from '@mantine/core';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { ApiError } from '~/api/errors';
import type { Product } from '~/contract/types';
import { openLocalReader } from '~/testSupport/localReader';
import { testProduct } from '~/testSupport/testShop';

import { type FileTarget, ProductFile } from './ProductFile';
import { ReaderContext } from './readerContext';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

afterEach(cleanup);

// The first test loads the parts of the preview, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const shop = [testProduct(1), testProduct(2)];

function Field({ file: first, ...target }: Partial<FileTarget> & { file: File }) {
  const [file, setFile] = useState<File | null>(first);
  return (
    <MantineProvider>
      <ReaderContext value={openLocalReader}>
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
      </ReaderContext>
    </MantineProvider>
  );
}

const refuse = () => Promise.reject(new ApiError('Sin espacio', 500));

const prices = (text: string) => new File([text], 'precios.csv');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('sends the correct rows of a file, and tells what was sent', async () => {
  const send = vi.fn<FileTarget['send']>(() => Promise.resolve({ id: 41 }));
  const onSent = vi.fn<FileTarget['onSent']>();
  render(<Field file={prices('Id;Precio\n1;20,50\n2;caro\n')} send={send} onSent={onSent} />);
  expect(await screen.findByText(/un precio, por ejemplo 1234,50/)).toBeVisible();
  fireEvent.click(await button('Enviar la correcta'));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(await send.mock.calls[0]?.[0].text()).toBe('id,price_per_unit\n1,20.5\n');
  expect(onSent.mock.calls[0]?.[0]).toEqual({
    jobId: 41,
    fileName: 'precios.csv',
    counts: { new: 0, changed: 1, same: 0, removed: 0, wrong: 1 },
    rows: [
      ['id', 'price_per_unit'],
      ['1', '20.5'],
    ],
  });
  await waitFor(() => expect(screen.queryByText('precios.csv')).toBeNull());
});

it('keeps the file when sending fails, with the reason', async () => {
  render(<Field file={prices('id,price_per_unit\n1,20\n')} send={refuse} />);
  fireEvent.click(await button('Enviar archivo'));
  expect(await screen.findByText('Sin espacio')).toBeVisible();
  expect(screen.getByText('precios.csv')).toBeVisible();
});

it('sends nothing when the products changed since the preview, which is made again', async () => {
  const send = vi.fn<FileTarget['send']>(() => Promise.resolve({ id: 1 }));
  const newer: readonly Product[] = [testProduct(1, { price_per_unit: 20 }), testProduct(2)];
  render(
    <Field
      file={prices('id,price_per_unit\n1,20\n2,30\n')}
      send={send}
      rereadProducts={() => Promise.resolve(newer)}
    />,
  );
  expect(await button('Cambian 2')).toBeVisible();
  fireEvent.click(await button('Enviar archivo'));
  expect(await screen.findByText(/Los productos de la tienda cambiaron/)).toBeVisible();
  expect(await button('Cambian 1')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('asks what a file is for when its columns fit another operation', async () => {
  const onUseIn = vi.fn<NonNullable<FileTarget['onUseIn']>>();
  const file = prices('id,name,active\n1,Pan,true\n');
  render(<Field file={file} kind="products-delete" onUseIn={onUseIn} />);
  expect(await screen.findByText('Este archivo parece de Stock.')).toBeVisible();
  expect(await button('Enviar archivo')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(await button('Usarlo en Stock'));
  expect(onUseIn).toHaveBeenCalledWith('products-stock');
  fireEvent.click(await button('Sí, es para Eliminar'));
  expect(await button('Enviar archivo')).not.toHaveAttribute('aria-disabled');
});

it('says that old values are not known without the products', async () => {
  render(<Field file={prices('name,kind\nPan,Panadería\n')} kind="products" products={null} />);
  expect(await screen.findByText(/no se conocen los productos de la tienda/)).toBeVisible();
  expect(await button('Nuevos 1')).toBeVisible();
});

it('says why a file cannot be read', async () => {
  render(<Field file={new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.xlsx')} />);
  expect(await screen.findByText(/El archivo es una imagen/)).toBeVisible();
});
