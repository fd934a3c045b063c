import { describe, expect, it } from 'vitest';

import { parseCsv, toCsv } from './csv';

/** Cells by RFC 4180 and, where it is silent, those of a strict reader; a malformed record is its line, letter by letter. */
const READ: [what: string, text: string, rows: string[][], malformed?: number[]][] = [
  [
    'commas, quotes and line ends in quotes',
    'id,name\r\n1,"Pan, ""de campo""\nentero"\r\n',
    [
      ['id', 'name'],
      ['1', 'Pan, "de campo"\nentero'],
    ],
  ],
  ['every line end and a last line without one', 'a\nb\rc\r\nd', [['a'], ['b'], ['c'], ['d']]],
  ['empty fields and lines', 'a,,c,\n\n,x', [['a', '', 'c', ''], [''], ['', 'x']]],
  ['a byte order mark', '\uFEFFid\n1', [['id'], ['1']]],
  ['nothing', '', []],
  ['a quoted empty field', '"",""\n', [['', '']]],
  ['a quote inside a plain field', 'Caño 1/2" x 3m,1900\n', [['Caño 1/2" x 3m', '1900']]],
  ['blanks around a quoted field', '1, "3.500,50" \n', [['1', '3.500,50']]],
  [
    'a text of several lines with as many commas as a row, but not in each line',
    'id,name,price\n1,"Mezcla\nharina, agua, sal\nfresca",10\n',
    [
      ['id', 'name', 'price'],
      ['1', 'Mezcla\nharina, agua, sal\nfresca', '10'],
    ],
  ],
  [
    'a text of two lines in the last of two columns',
    'id,name\n1,"Pan\nRico, fresco"\n',
    [
      ['id', 'name'],
      ['1', 'Pan\nRico, fresco'],
    ],
  ],
  [
    'a quote that is never closed',
    'id,name\n1,"Pan\n2,Queso\n',
    [
      ['id', 'name'],
      ['1', '"Pan'],
      ['2', 'Queso'],
    ],
    [2],
  ],
  [
    'a quote that the next quoted field closes',
    'id,name,price\n1,"Arroz 1 kg,1900\n2,Té,3500\n3,"Fideos 500 g",1300\n',
    [
      ['id', 'name', 'price'],
      ['1', '"Arroz 1 kg', '1900'],
      ['2', 'Té', '3500'],
      ['3', 'Fideos 500 g', '1300'],
    ],
    [2],
  ],
  [
    'an open quote and one that only closes',
    'id,name,price\n1,"Arroz,1900\n2,Té,3500\n3,Fideos",1300\n',
    [
      ['id', 'name', 'price'],
      ['1', '"Arroz', '1900'],
      ['2', 'Té', '3500'],
      ['3', 'Fideos"', '1300'],
    ],
    [2],
  ],
  [
    'quotes that are not doubled',
    'id,name\n1,"Monitor 24" LED"\n2,"El "gran" pan"\n3,"Premium" café\n',
    [
      ['id', 'name'],
      ['1', '"Monitor 24" LED"'],
      ['2', '"El "gran" pan"'],
      ['3', '"Premium" café'],
    ],
    [2, 3, 4],
  ],
];

describe('parseCsv', () => {
  it.each(READ)('reads %s', (...[, text, rows, malformed = []]) => {
    expect(parseCsv(text)).toEqual({ rows, malformed });
  });

  it('reads no more records than its limit', () => {
    expect(parseCsv('a\nb\nc\n', ',', 2).rows).toEqual([['a'], ['b']]);
  });

  it('leaves an empty field between tabs', () => {
    expect(parseCsv('a\t\t"b"\n', '\t').rows).toEqual([['a', '', 'b']]);
  });
});

describe('toCsv', () => {
  it('writes what parseCsv reads back', () => {
    const rows = [
      ['id', 'name'],
      ['1', ' Pan, "de\ncampo" '],
      ['', ''],
    ];
    expect(parseCsv(toCsv(rows))).toEqual({ rows, malformed: [] });
  });

  it('quotes only where necessary', () => {
    expect(toCsv([[1, 'Pan, queso', true]])).toBe('1,"Pan, queso",true\n');
  });
});
