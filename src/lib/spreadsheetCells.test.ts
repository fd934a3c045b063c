import { assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LONGEST_CELL, neutralise, xlsxText } from './spreadsheetCells';

describe('neutralise', () => {
  it.each([
    ['=HYPERLINK("https://otro.test")', '\'=HYPERLINK("https://otro.test")'],
    ['+54 11 5555 int. 2', "'+54 11 5555 int. 2"],
    ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
    ['-2+A1', "'-2+A1"],
    ['+1*1', "'+1*1"],
    ['-1+cmd', "'-1+cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\t1', "'\t1"],
    ['+54\n11', "'+54\n11"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['＝1', "'＝1"],
  ])('guards %j', (cell, expected) => {
    expect(neutralise(cell)).toBe(expected);
  });

  it.each([
    '+54 9 11 6922-8509',
    '+54 (011) 4555.0101',
    '-5',
    '+54\u00a011 4555/6',
    '(011) 4555-0101',
  ])('leaves %j, which holds only digits and signs', (cell) => {
    expect(neutralise(cell)).toBe(cell);
  });

  it.each(['Almacén', 'a=b', '', '-', "'x", ' 1'])('leaves %j', (cell) => {
    expect(neutralise(cell)).toBe(cell);
  });

  it.each([0, -50, 1234.5])('leaves the number %d', (cell) => {
    expect(neutralise(cell)).toBe(cell);
  });

  it.each([null, undefined, Number.NaN])('%j is an empty cell', (cell) => {
    expect(neutralise(cell)).toBe('');
  });
});

describe('xlsxText', () => {
  it.each([
    ['Alfajor \ud83d', 'Alfajor \ufffd'],
    ['\udc08 Alfajor', '\ufffd Alfajor'],
    ['ñandú 🧉', 'ñandú 🧉'],
    ['_x000D_', '_x005F_x000D_'],
    ['_xyz_', '_xyz_'],
  ])('writes %j as %j', (text, written) => {
    expect(xlsxText(text)).toBe(written);
  });

  it('halves no emoji where it cuts', () => {
    // Of two texts that differ by one letter one is cut inside an emoji.
    const halves = ['🧉', 'x🧉'].map((start) => xlsxText(start + '🧉'.repeat(LONGEST_CELL)));
    expect(halves.filter((text) => text.includes('\ufffd'))).toHaveLength(1);
  });

  it('is well-formed whatever the text', () => {
    assert(
      property(string({ unit: 'binary' }), nat(0xffff), (text, unit) => {
        const cell = xlsxText(text + String.fromCharCode(unit) + text);
        // Throws for half of a surrogate pair.
        expect(() => encodeURIComponent(cell)).not.toThrow();
      }),
    );
  });
});
