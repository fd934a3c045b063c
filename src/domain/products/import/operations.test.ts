import { describe, expect, it } from 'vitest';

import { messages } from '~/domain/messages';

import { importOperations, importFileError } from './operations';

const MB = 1024 * 1024;

describe('import operations', () => {
  it('are prices, product list, update, delete and stock, each with its success message', () => {
    expect(importOperations.map(({ kind, sentMessage }) => [kind, sentMessage])).toEqual([
      ['products-price', 'Actualización de precios enviada correctamente'],
      ['products', 'Actualización de lista de productos enviada correctamente'],
      ['products-update', 'Actualización de lista de productos enviada correctamente'],
      ['products-delete', 'Lista de productos a eliminar enviada correctamente'],
      ['products-stock', 'Actualización de stock enviada correctamente'],
    ]);
  });
});

describe('what is read', () => {
  it.each([
    ['precios.csv', 10, null],
    ['Texto Unicode.TXT', 10, null],
    ['precios.tsv', 10, null],
    ['precios.xlsm', 10, null],
    ['PRECIOS.XLSX', 20 * MB, null],
    ['precios.xls', 10, null],
    ['precios.ods', 10, null],
    ['precios.pdf', 10, messages.importFileWrongType],
    ['csv', 10, messages.importFileWrongType],
    ['precios.csv', 0, messages.importFileEmpty],
    ['precios.csv', 20 * MB + 1, messages.importFileTooLargeToRead],
  ])('%s of %d bytes', (name, size, error) => {
    expect(importFileError([{ name, size }])).toBe(error);
  });

  it('is one file each', () => {
    const file = { name: 'precios.csv', size: 10 };
    expect(importFileError([file, file])).toBe(messages.importFileOnlyOne);
    expect(importFileError([])).toBe(messages.importFileOnlyOne);
  });
});
