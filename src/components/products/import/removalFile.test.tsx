import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';

import { ProductFileField } from '~/testSupport/ProductFileField';
import { screen, within } from '~/testSupport/screen';
import { testProduct } from '~/testSupport/testShop';
import { typeText } from '~/testSupport/typing';

import type { ProductFileProps } from './productFileProps';

beforeAll(async () => {
  // The parts that load on demand, with the spreadsheet library.
  await Promise.all([
    import('./ChosenFile'),
    import('./ImportDropzone'),
    import('../RemovalDialog'),
  ]);
});

const removal = async (count: number, catalogue = 100) => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }));
  const products = Array.from({ length: catalogue }, (_, index) => testProduct(index + 1));
  const ids = products.slice(0, count).map(({ id }) => id);
  const file = new File([`id\n${ids.join('\n')}\n`], 'bajas.csv');
  render(<ProductFileField file={file} kind="products-delete" products={products} send={send} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar archivo' }));
  return {
    send,
    dialog: within(await screen.findByRole('dialog', { name: 'Eliminar productos' })),
  };
};

it('names the products that a file removes before it is sent', async () => {
  const { send, dialog } = await removal(2);
  expect(dialog.getByText(/Se van a eliminar 2 productos/)).toBeVisible();
  expect(await dialog.findByText('Producto 1 (1)')).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar y eliminar' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('asks for the number of products from 10 on', async () => {
  const { send, dialog } = await removal(10);
  const remove = dialog.getByRole('button', { name: 'Enviar y eliminar' });
  expect(remove).toBeDisabled();
  await typeText(dialog.getByLabelText('Escriba 10 para confirmar'), '9');
  expect(remove).toBeDisabled();
  await typeText(dialog.getByLabelText('Escriba 10 para confirmar'), '10');
  fireEvent.click(remove);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('asks for the number of products when they are more than a quarter of the catalogue', async () => {
  const { dialog } = await removal(3, 11);
  expect(dialog.getByText(/3 productos de los 11 de la tienda/)).toBeVisible();
  expect(dialog.getByLabelText('Escriba 3 para confirmar')).toBeVisible();
});

it('a cancelled removal sends nothing and keeps the file', async () => {
  const { send, dialog } = await removal(2);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('bajas.csv')).toBeVisible();
});
