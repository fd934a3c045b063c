import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';

import { ExportBook, toCell } from './exportBook';

const column = (header: string) => ({ header, decimals: 0 });

it.each([null, ''])('writes %j as an empty cell', (value) => {
  expect(toCell(value)).toEqual({ t: 'z' });
});

it('cuts a text to what a cell holds', () => {
  const { v } = toCell('x'.repeat(40_000));
  expect(v).toBe('x'.repeat(32_767));
});

it('cuts the name of the sheet to what spreadsheets take', () => {
  const book = new ExportBook([column('Nombre')]);
  const name = 'Pedidos de la sucursal de la esquina';
  expect(read(book.write(name)).SheetNames).toEqual([name.slice(0, 31)]);
});

it('makes each column as wide as its header, and none too narrow', () => {
  const header = 'Observación de la tienda';
  const book = new ExportBook([column('Id'), column(header)]);
  const { Sheets } = read(book.write('Hoja'), { cellStyles: true });
  const [narrow, wide] = (Sheets['Hoja']?.['!cols'] ?? []).map(({ wch = 0 }) => Math.round(wch));
  expect(narrow).toBe(14);
  expect(wide).toBe(header.length + 2);
});

it('writes texts as they are, also those that look like markup', () => {
  const texts = ['a&amp;b', '<b>', 'ñandú 🧉'];
  const book = new ExportBook([column('Texto')]);
  book.add(texts.map((text) => [text]));
  const { Sheets } = read(book.write('Hoja'));
  expect(utils.sheet_to_json(Sheets['Hoja'] ?? {}, { header: 1 })).toEqual(
    [['Texto']].concat(texts.map((text) => [text])),
  );
});

it('compresses the file', () => {
  const book = new ExportBook([column('Texto')]);
  book.add(Array.from({ length: 500 }, () => ['El mismo texto']));
  expect(book.write('Hoja').byteLength).toBeLessThan(20_000);
});
