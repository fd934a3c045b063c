import { describe, expect, it } from 'vitest';

import { messages } from '~/domain/messages';

import { bulkActions, bulkFilesError } from './bulkUploads';

const MB = 1024 * 1024;

describe('bulk actions (§2 and §8 staff)', () => {
  it('are prices, product list, update, delete and stock, each with its success message', () => {
    expect(bulkActions.map(({ kind, sent }) => [kind, sent])).toEqual([
      ['products-price', 'Actualización de precios enviada correctamente'],
      ['products', 'Actualización de lista de productos enviada correctamente'],
      ['products-update', 'Actualización de lista de productos enviada correctamente'],
      ['products-delete', 'Lista de productos a eliminar enviada correctamente'],
      ['products-stock', 'Actualización de stock enviada correctamente'],
    ]);
  });
});

describe('what may be sent (§5 and §7 staff)', () => {
  it.each([
    ['precios.csv', 10, null],
    ['PRECIOS.XLSX', 5 * MB, null],
    ['precios.xls', 10, null],
    ['precios.pdf', 10, messages.bulkFileWrongType],
    ['csv', 10, messages.bulkFileWrongType],
    ['precios.csv', 0, messages.bulkFileEmpty],
    ['precios.csv', 5 * MB + 1, messages.bulkFileTooLarge],
  ])('%s of %d bytes', (name, size, error) => {
    expect(bulkFilesError([{ name, size }])).toBe(error);
  });

  it('is one file each', () => {
    const file = { name: 'precios.csv', size: 10 };
    expect(bulkFilesError([file, file])).toBe(messages.bulkFileOnlyOne);
    expect(bulkFilesError([])).toBe(messages.bulkFileOnlyOne);
  });
});
