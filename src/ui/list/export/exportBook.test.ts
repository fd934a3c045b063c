import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';

import { wallClock } from '~/lib/dates';

import { ExportBook, toCell } from './exportBook';

const column = (header: string) => ({ header, decimals: 0 });

it('holds numbers, dates and guarded texts', () => {
  const book = new ExportBook([
    { header: 'Nombre', decimals: 0 },
    { header: 'Valor', decimals: 2 },
    { header: 'Fecha', decimals: 0 },
  ]);
  book.add([['Pan', 1234.5, wallClock('2026-03-14 18:05:00')]]);
  book.add([['=1+1', null, null]]);
  const { SheetNames, Sheets } = read(book.write('Pedidos'), { cellNF: true });
  expect(SheetNames).toEqual(['Pedidos']);
  const sheet = Sheets['Pedidos'] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1, raw: false })).toEqual([
    ['Nombre', 'Valor', 'Fecha'],
    ['Pan', '1,234.50', '14/03/2026 18:05'],
    ["'=1+1"],
  ]);
  expect(sheet['B2']).toMatchObject({ t: 'n', v: 1234.5 });
});

it.each(['Alfajor \ud83d', '\udc08', 'a\u0000b\ufffe', '🧉'.repeat(20_000), '_x000D_'])(
  'is well-formed with %j in a cell, and loses nothing after it',
  (text) => {
    const book = new ExportBook([column('Nombre'), column('Teléfono')]);
    book.add([
      [text, '1'],
      ['Pan', '2'],
    ]);
    const files = unzipSync(new Uint8Array(book.write('Clientes')));
    for (const [name, bytes] of Object.entries(files)) {
      const xml = new DOMParser().parseFromString(strFromU8(bytes), 'text/xml');
      expect({ name, error: xml.querySelector('parsererror') }).toEqual({ name, error: null });
    }
    const sheet = read(book.write('Clientes')).Sheets['Clientes'] ?? {};
    expect([sheet['B2'], sheet['A3'], sheet['B3']]).toMatchObject([
      { v: '1' },
      { v: 'Pan' },
      { v: '2' },
    ]);
  },
);

it('keeps the types of numbers and dates and guards formulas', () => {
  expect(toCell(1234.5, 2)).toEqual({ t: 'n', v: 1234.5, z: '#,##0.00' });
  expect(toCell(3)).toEqual({ t: 'n', v: 3, z: '0' });
  expect(toCell(wallClock('2026-01-01 12:00:00'))).toEqual({
    t: 'n',
    v: 46023.5,
    z: 'dd/mm/yyyy hh:mm',
  });
  expect(toCell('=HYPERLINK("http://x")')).toEqual({ t: 's', v: '\'=HYPERLINK("http://x")' });
  expect(toCell('+54 9 11 6922-8509')).toEqual({ t: 's', v: '+54 9 11 6922-8509' });
  expect(toCell('@cmd')).toEqual({ t: 's', v: "'@cmd" });
  expect(toCell(null)).toEqual({ t: 'z' });
});

it.each([null, ''])('writes %j as an empty cell', (value) => {
  expect(toCell(value)).toEqual({ t: 'z' });
});

it('cuts a text to what a cell holds, and says so in it', () => {
  const { v } = toCell('x'.repeat(40_000));
  expect(v).toHaveLength(32_767);
  expect(v).toMatch(/^x{32000}x*… \(texto cortado: es más largo que una celda\)$/);
  expect(toCell('x'.repeat(32_767)).v).toBe('x'.repeat(32_767));
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
  expect(narrow).toBe(18);
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
