import { describe, expect, it } from 'vitest';

import { parseCsv, toCsv } from './csv';

describe('parseCsv', () => {
  it('reads fields with commas, quotes and line ends', () => {
    expect(parseCsv('id,name\r\n1,"Pan, ""de campo""\nentero"\r\n')).toEqual([
      ['id', 'name'],
      ['1', 'Pan, "de campo"\nentero'],
    ]);
  });

  it('reads every line end and a last line without one', () => {
    expect(parseCsv('a\nb\rc\r\nd')).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it('keeps empty fields and empty lines, and thus the row numbers', () => {
    expect(parseCsv('a,,c,\n\n,x')).toEqual([['a', '', 'c', ''], [''], ['', 'x']]);
  });

  it('drops a byte order mark', () => {
    expect(parseCsv('\uFEFFid\n1')).toEqual([['id'], ['1']]);
  });

  it('finds nothing in an empty text', () => {
    expect(parseCsv('')).toEqual([]);
  });

  it('refuses a quote that is never closed', () => {
    expect(parseCsv('id,name\n1,"Pan\n2,Queso\n')).toBeNull();
  });
});

describe('toCsv', () => {
  it('writes what parseCsv reads back', () => {
    const rows = [
      ['id', 'name'],
      ['1', ' Pan, "de\ncampo" '],
      ['', ''],
    ];
    expect(parseCsv(toCsv(rows))).toEqual(rows);
  });

  it('quotes only where necessary', () => {
    expect(toCsv([[1, 'Pan, queso', true]])).toBe('1,"Pan, queso",true\n');
  });
});
