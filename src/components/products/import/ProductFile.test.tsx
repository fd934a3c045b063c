import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { utils, write } from 'xlsx';

import { ApiError } from '~/api/transport/errors';
import type { Product } from '~/contract/types';
import { openLocalFileWorker } from '~/testSupport/LocalFileWorker';
import { ProductFileField } from '~/testSupport/ProductFileField';
import { screen, within } from '~/testSupport/screen';
import { testProduct } from '~/testSupport/testShop';
import { toastQueue } from '~/ui/feedback/toast';
import type { OpenFileWorker } from '~/workers/productFile/client';
import { FileProblem } from '~/workers/productFile/errors';

import type { ProductFileProps } from './productFileProps';

beforeAll(async () => {
  // The parts that load on demand, with the spreadsheet library.
  await Promise.all([
    import('./ChosenFile'),
    import('./ImportDropzone'),
    import('../RemovalDialog'),
  ]);
});

const prices = (text: string) => new File([text], 'precios.csv');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('sends the valid rows of a file, and reports what was sent', async () => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 41 }));
  const onSent = vi.fn<ProductFileProps['onSent']>();
  render(
    <ProductFileField file={prices('Id;Precio\n1;20,50\n2;caro\n')} send={send} onSent={onSent} />,
  );
  expect(await screen.findByText(/un precio, por ejemplo 1234,50/)).toBeVisible();
  fireEvent.click(await button('Enviar la correcta'));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(await send.mock.calls[0]?.[0].text()).toBe('id,price_per_unit\n1,20.5\n');
  expect(onSent.mock.calls[0]?.[0]).toEqual({
    jobId: 41,
    fileName: 'precios.csv',
    counts: {
      new: 0,
      changed: 1,
      same: 0,
      removed: 0,
      twin: 0,
      mismatch: 0,
      doubtful: 0,
      invalid: 1,
    },
    rows: [
      ['id', 'price_per_unit'],
      ['1', '20.5'],
    ],
    numbers: [[2, 2]],
    fingerprint: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
    undo: [
      {
        id: 1,
        name: 'Producto 1',
        fields: [{ column: 'price_per_unit', before: '10', after: '20.5' }],
      },
    ],
  });
  await waitFor(() => expect(screen.queryByText('precios.csv')).toBeNull());
});

it('keeps the file when sending fails, with the reason; it can be sent again', async () => {
  const send = vi
    .fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }))
    .mockRejectedValueOnce(new ApiError('Sin espacio', 500));
  const onSent = vi.fn<ProductFileProps['onSent']>();
  render(
    <ProductFileField file={prices('id,price_per_unit\n1,20\n')} send={send} onSent={onSent} />,
  );
  expect(await screen.findByText('El archivo sigue el modelo: se envía como está.')).toBeVisible();
  fireEvent.click(await button('Enviar archivo'));
  expect(await screen.findByText('Sin espacio')).toBeVisible();
  expect(screen.getByText('precios.csv')).toBeVisible();
  fireEvent.click(await button('Enviar archivo'));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

const oversized = () =>
  Object.defineProperty(prices('id\n1\n'), 'size', { value: 20 * 1024 * 1024 + 1 });

it.each([
  [
    'another type',
    () => [new File(['x'], 'precios.pdf')],
    'El archivo debe ser CSV, TXT, XLS, XLSX u ODS',
  ],
  ['too large', () => [oversized()], 'El archivo supera el máximo de 20 MB'],
  ['empty', () => [prices('')], 'El archivo está vacío'],
  ['two at once', () => [prices('id\n1\n'), prices('id\n2\n')], 'Elija un solo archivo por vez'],
])('refuses a chosen file at once, with the reason: %s', async (_what, files, reason) => {
  const { container } = render(<ProductFileField />);
  await button('Elegir archivo de precios');
  const input = container.querySelector('input[type=file]');
  if (input === null) throw new Error('there is no file field');
  fireEvent.change(input, { target: { files: files() } });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Vista previa' })).toBeNull();
});

it('sends nothing when the products changed since the preview, and previews again', async () => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }));
  const newer: readonly Product[] = [testProduct(1, { price_per_unit: 20 }), testProduct(2)];
  render(
    <ProductFileField
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

it('asks for the operation when the columns fit another one', async () => {
  const onMoveTo = vi.fn<NonNullable<ProductFileProps['onMoveTo']>>();
  const file = prices('id,name,active\n1,Producto 1,false\n');
  render(<ProductFileField file={file} kind="products-update" onMoveTo={onMoveTo} />);
  expect(await screen.findByText('Este archivo parece de Stock.')).toBeVisible();
  expect(await button('Enviar archivo')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(await button('Usarlo en Stock'));
  expect(onMoveTo).toHaveBeenCalledWith('products-stock');
  fireEvent.click(await button('Sí, es para Actualización selectiva'));
  expect(await button('Enviar archivo')).not.toHaveAttribute('aria-disabled');
});

const use = (title: string) => screen.findByRole('combobox', { name: `${title}: se usa como` });

it('asks what the columns are, and remembers it until it is forgotten', async () => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }));
  const content = 'id,col b\n1,77\n';
  const { unmount } = render(<ProductFileField file={prices(content)} send={send} />);
  expect(await screen.findByText('Falta la columna Precio')).toBeVisible();
  fireEvent.change(await use('col b'), { target: { value: 'price_per_unit' } });
  fireEvent.click(await button('Enviar archivo'));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(await send.mock.calls[0]?.[0].text()).toBe('id,price_per_unit\n1,77\n');

  unmount();
  render(<ProductFileField file={prices(content)} send={send} />);
  expect(await use('col b')).toHaveValue('price_per_unit');
  fireEvent.click(await button('Olvidar'));
  expect(await screen.findByText('Falta la columna Precio')).toBeInTheDocument();
});

it('reads an export of another shop, and follows its rules as they are switched', async () => {
  const content =
    'Handle,Title,Body (HTML),Option1 Value,Variant Price\nr,Remera,<p>De <b>algodón</b></p>,S,10\nr,,,M,12\n';
  render(<ProductFileField file={prices(content)} kind="products" />);
  expect(await screen.findByText('Parece una exportación de Shopify')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Remera – M.*12,00.*De algodón/ })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Variantes de un producto'), {
    target: { value: 'first' },
  });
  expect(await button('Nuevos 1')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: 'HTML → texto' }));
  expect(await screen.findByRole('row', { name: /Descripción: <p>De <b>/ })).toBeVisible();
});

it('takes one type for all rows', async () => {
  render(<ProductFileField file={prices('Artículo,PVP\nPan,10\n')} kind="products" />);
  const kind = await screen.findByRole('textbox', { name: 'Tipo' });
  expect(kind).toHaveValue('General');
  fireEvent.change(kind, { target: { value: 'Panadería' } });
  fireEvent.blur(kind);
  expect(await screen.findByRole('row', { name: /Tipo: Panadería/ })).toBeVisible();
});

/** A worker that ends before it writes the file with the errors. */
const openEndingWorker: OpenFileWorker = (onProgress) => {
  const worker = openLocalFileWorker(onProgress);
  return {
    ...worker,
    call: (method, ...args) =>
      method === 'reasons'
        ? Promise.reject(new FileProblem('No se pudo leer el archivo.'))
        : worker.call(method, ...args),
  };
};

it('says why the file with the errors could not be written', async () => {
  render(
    <ProductFileField file={prices('Id;Precio\n1;20,50\n2;caro\n')} open={openEndingWorker} />,
  );
  fireEvent.click(await button('Descargar errores'));
  await waitFor(() =>
    expect(toastQueue.snapshot().map(({ text }) => text)).toContain('No se pudo leer el archivo.'),
  );
});

it('shows the progress of reading a file, which can be cancelled', async () => {
  const close = vi.fn<() => void>();
  const open: OpenFileWorker = (onProgress) => {
    onProgress(0.4);
    return { call: () => new Promise(() => undefined), close };
  };
  render(<ProductFileField file={prices('id,price_per_unit\n1,20\n')} open={open} />);
  const progress = await screen.findByRole('progressbar', { name: 'Leyendo precios.csv' });
  await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'));
  fireEvent.click(await button('Cancelar'));
  expect(await button('Elegir archivo de precios')).toBeVisible();
  expect(close).toHaveBeenCalled();
});

it('reads a file again with the encoding that the user chooses', async () => {
  const latin = Uint8Array.from('name,kind\nÑandú,Almacén\n', (sign) => sign.charCodeAt(0));
  render(<ProductFileField file={new File([latin], 'lista.csv')} kind="products" />);
  expect(await screen.findByRole('row', { name: /Nuevo.*Ñandú/ })).toBeVisible();
  const encoding = screen.getByLabelText('Codificación');
  expect(encoding).toHaveValue('windows-1252');
  fireEvent.change(encoding, { target: { value: 'utf-8' } });
  expect(await screen.findByRole('row', { name: /Con error.*\uFFFDand\uFFFD/ })).toBeVisible();
});

it('shows the values of new products, and that nothing is sent while every row is invalid', async () => {
  const kind = 'products';
  const { rerender } = render(
    <ProductFileField
      file={prices('name,kind,price_per_unit\nPan,Panadería,"1.200,50"\n')}
      kind={kind}
    />,
  );
  const row = await screen.findByRole('row', { name: /Nuevo/ });
  expect(row).toHaveTextContent(/Tipo: Panadería.*Precio: \$.1\.200,50/);
  rerender(<ProductFileField key="2" file={prices('name,kind\nPan,\n')} kind={kind} />);
  expect(await screen.findByText(/corrija las filas con errores/)).toBeVisible();
});

it('shows that old values are unknown without the products', async () => {
  render(
    <ProductFileField
      file={prices('name,kind\nPan,Panadería\n')}
      kind="products"
      products={null}
    />,
  );
  expect(await screen.findByText(/no se conocen los productos de la tienda/)).toBeVisible();
  expect(await button('Nuevos 1')).toBeVisible();
});

it('shows why a file cannot be read', async () => {
  render(
    <ProductFileField file={new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.xlsx')} />,
  );
  expect(await screen.findByText(/El archivo es una imagen/)).toBeVisible();
});

const LIST = 'id,name,kind,price_per_unit\n,Producto 1,Almacén,20\n,Té,Almacén,30\n';

it('sends a product that may be there already only when it is ticked', async () => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }));
  render(<ProductFileField file={prices(LIST)} kind="products" send={send} />);
  expect(await button('Posibles repetidos 1')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText(/ya hay un producto con este nombre y tipo: el 1/)).toBeVisible();
  expect(await button('Enviar la correcta')).toBeVisible();
  const tick = screen.getByRole('checkbox', { name: /la fila 2, Producto 1/ });
  expect(tick).not.toBeChecked();
  fireEvent.click(tick);
  await waitFor(() => expect(tick).toBeChecked());
  fireEvent.click(await button('Enviar archivo'));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(await send.mock.calls[0]?.[0].text()).toBe(
    'name,kind,price_per_unit\nProducto 1,Almacén,20\nTé,Almacén,30\n',
  );
});

it.each([
  [
    'products',
    LIST,
    '1 fila repite el nombre y el tipo de un producto que ya está. No se envía, salvo que la marque.',
    'Se envía un archivo nuevo con 1 fila, sin la fila que se repite.',
  ],
  [
    'products-price',
    'id,name,price_per_unit\n1,Producto 2,20\n2,Producto 2,30\n',
    'Los nombres no coinciden en 1 fila: ¿se ordenó una columna sin las otras? No se envía, salvo que la marque.',
    'Se envía un archivo nuevo con 1 fila, sin la fila cuyo nombre no coincide.',
  ],
] as const)('says of one row of %s what it does', async (kind, file, warning, sent) => {
  render(<ProductFileField file={prices(file)} kind={kind} />);
  expect(await screen.findByText(warning)).toBeVisible();
  expect(screen.getByText(sent)).toBeVisible();
});

it('asks before many rows that were held are sent', async () => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }));
  const products = Array.from({ length: 8 }, (_, index) => testProduct(index + 1));
  // The names were sorted without the ids.
  const rows = products.map(({ id }) => `${id},Producto ${9 - id},${id}5`);
  const file = prices(`id,name,price_per_unit\n${rows.join('\n')}\n`);
  render(<ProductFileField file={file} products={products} send={send} />);
  expect(await screen.findByText(/Los nombres no coinciden en 8 filas/)).toBeVisible();
  expect(await button('Enviar archivo')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(await button('Marcar las 8 filas'));
  await waitFor(async () => expect(await button('Enviar archivo')).toBeEnabled());
  fireEvent.click(await button('Enviar archivo'));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Enviar igual?' }));
  expect(dialog.getByText(/8 filas cuyos nombres no coinciden con los ids/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar igual' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('asks whose the ids are where the names are others, and once more before products are rewritten', async () => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }));
  const products = Array.from({ length: 8 }, (_, index) => testProduct(index + 1));
  const file = prices('id,nombre,marca\n1,Aceite 5W30,Mobil\n2,Filtro,Elf\n3,Bujía,Elf\n');
  render(<ProductFileField kind="products-update" file={file} products={products} send={send} />);
  expect(
    await screen.findByText(/En el archivo el 1 es «Aceite 5W30», acá es «Producto 1»/),
  ).toBeVisible();
  expect(await button('Enviar archivo')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(await button('Son de esta tienda'));
  fireEvent.click(await button('Cambian 3'));
  fireEvent.click(await button('Enviar archivo'));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Enviar igual?' }));
  expect(dialog.getByText(/de 3 de los 8 productos de la tienda/)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(send).not.toHaveBeenCalled();
});

it('adds the products of another system as new ones, whatever their ids', async () => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }));
  const file = prices('id,nombre,tipo,precio\nSKU-1,Uno,Prueba,10\n2,Dos,Prueba,20\n');
  render(<ProductFileField kind="products" file={file} send={send} products={[testProduct(7)]} />);
  fireEvent.click(await button('Son productos nuevos'));
  expect(await button('Nuevos 2')).toBeVisible();
  fireEvent.click(await button('Enviar archivo'));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(await send.mock.calls[0]?.[0].text()).toBe(
    'name,kind,price_per_unit\nUno,Prueba,10\nDos,Prueba,20\n',
  );
});

it('marks and counts suspicious prices', async () => {
  render(<ProductFileField file={prices('id,price_per_unit\n1,0\n2,51\n')} />);
  expect(
    await screen.findByText(/1 con precio 0, 1 con un precio más de 5 veces mayor o menor/),
  ).toBeVisible();
  fireEvent.click(await button('Para revisar 2'));
  expect(await screen.findByRole('row', { name: /Más de 5 veces mayor o menor/ })).toBeVisible();
});

it('lets the person choose between sheets that fit', async () => {
  const send = vi.fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }));
  const book = utils.book_new();
  for (const [name, price] of [
    ['Enero', 20],
    ['Febrero', 30],
  ] as const) {
    const rows = [
      ['id', 'price_per_unit'],
      [1, price],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  }
  const content: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  render(<ProductFileField file={new File([content], 'precios.xlsx')} send={send} />);
  expect(await screen.findByText(/Más de una hoja tiene productos/)).toBeVisible();
  // Nothing of a sheet that may be the wrong one.
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enviar archivo' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Febrero' }));
  expect(await screen.findByRole('row', { name: /30,00/ })).toBeVisible();
  fireEvent.click(await button('Enviar archivo'));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(await send.mock.calls[0]?.[0].text()).toBe('id,price_per_unit\n1,30\n');
});
