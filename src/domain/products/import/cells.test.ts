import { describe, expect, it } from 'vitest';

import {
  cellText,
  type FileCell,
  isBlank,
  readActive,
  readId,
  readImageUrl,
  readOptionalText,
  readPrice,
  readTags,
  readText,
  readUnit,
} from './cells';

const special = (kind: 'date' | 'error' | 'formula' | 'merged', text = 'x') => ({
  special: kind,
  text,
});
const date = special('date', ' 14/03/2026 ');
const ok = (value: unknown) => ({ ok: true, value });
const expects = (expected: string) => ({ ok: false, expected });

const ERROR = expects('un valor: la celda tiene un error de la planilla');
const FORMULA = expects(
  'un valor: la fórmula no tiene resultado guardado; abra el archivo en la planilla, guárdelo y elíjalo de nuevo',
);
const NOT_A_PRODUCT = expects('el número de un producto');
const NOT_A_PRICE = expects('un precio, por ejemplo 1234,50');

describe('cellText', () => {
  it.each<[FileCell, string]>([
    [' Pan ', 'Pan'],
    ["'=Pan", '=Pan'],
    [0.1 + 0.2, '0.3'],
    [1234.5, '1234.5'],
    [true, 'true'],
    [date, '14/03/2026'],
  ])('%j has the text %j', (cell, text) => {
    expect(cellText(cell)).toBe(text);
  });

  it.each<[FileCell, boolean]>([
    ['', true],
    [' \t', true],
    ['0', false],
    [0, false],
    [false, false],
    [special('merged', ''), true],
    [special('merged', ' '), true],
    [date, false],
  ])('%j is blank: %s', (cell, blank) => {
    expect(isBlank(cell)).toBe(blank);
  });
});

it.each([readText, readOptionalText, readId, readUnit, readTags, readImageUrl, readActive])(
  '%o reads no error and no formula without a value',
  (read) => {
    expect(read(special('error'))).toEqual(ERROR);
    expect(read(special('formula'))).toEqual(FORMULA);
  },
);

describe('texts', () => {
  it.each<[FileCell, ReturnType<typeof ok> | ReturnType<typeof expects>]>([
    [' Pan ', ok('Pan')],
    ["'=Pan", ok('=Pan')],
    [7, ok('7')],
    ['', ok('')],
    [special('merged', ''), ok('')],
    [date, expects('un texto; la celda es una fecha o una hora')],
  ])('%j is read as %j', (cell, reading) => {
    expect(readText(cell)).toEqual(reading);
  });

  it('an optional one is null when empty', () => {
    expect(readOptionalText(' ')).toEqual(ok(null));
    expect(readOptionalText('Pan')).toEqual(ok('Pan'));
    expect(readOptionalText(date).ok).toBe(false);
  });
});

it.each<[FileCell, object]>([
  ['', ok(null)],
  ['101', ok(101)],
  [101, ok(101)],
  ['101.00', ok(101)],
  ['101,0', ok(101)],
  ['123456789012345', ok(123_456_789_012_345)],
  ['1234567890123456', NOT_A_PRODUCT],
  ['0', NOT_A_PRODUCT],
  ['01', NOT_A_PRODUCT],
  ['-1', NOT_A_PRODUCT],
  ['1.5', NOT_A_PRODUCT],
  ['x1', NOT_A_PRODUCT],
  ['1x', NOT_A_PRODUCT],
  [true, NOT_A_PRODUCT],
  [special('date', '101'), NOT_A_PRODUCT],
])('the id %j is read as %j', (cell, reading) => {
  expect(readId(cell)).toEqual(reading);
});

describe('prices', () => {
  it.each<[FileCell, object]>([
    ['', ok(null)],
    ['1234.5', ok(1234.5)],
    ['0', ok(0)],
    ['0.05', ok(0.05)],
    ['0,05', ok(0.05)],
    ['12.34', ok(12.34)],
    [20, ok(20)],
    [0.1 + 0.2, ok(0.3)],
    ['1.234,50', ok(1234.5)],
    ['$ 1.234,50', ok(1234.5)],
    ['1234 ARS', ok(1234)],
    ['US$ 10', ok(10)],
    ['u$s 10', ok(10)],
    ['R$ 10', ok(10)],
    ['10 €', ok(10)],
    ['$ 1.234', ok(1234)],
    ['1234.567', expects('un precio con hasta dos decimales')],
    [1.005, expects('un precio con hasta dos decimales')],
    [-1, expects('un precio que no sea negativo')],
    ['-1', expects('un precio que no sea negativo')],
    [1e12, expects('un precio menos alto')],
    ['caro', NOT_A_PRICE],
    ['10 kg', NOT_A_PRICE],
    ['$', NOT_A_PRICE],
    [true, expects('un precio, no verdadero o falso')],
    [date, expects('un precio; la celda es una fecha o una hora')],
    [special('error'), ERROR],
    [special('formula'), FORMULA],
  ])('%j is read as %j', (cell, reading) => {
    expect(readPrice(cell, null)).toEqual(reading);
  });

  it.each(['1.234', '1,234'])('%j can be thousands or decimals', (text) => {
    expect(readPrice(text, null)).toEqual({
      ok: false,
      expected: 'que elija cómo se leen los números de este archivo',
      ambiguous: true,
    });
    expect(readPrice(text, 'thousands')).toEqual(ok(1234));
    expect(readPrice(text, 'decimals')).toEqual(expects('un precio con hasta dos decimales'));
  });

  it('a currency leaves a dot no other meaning, a comma may be a decimal one', () => {
    expect(readPrice('$ 1.234', 'decimals')).toEqual(ok(1234));
    expect(readPrice('$ 1,230', 'decimals')).toEqual(ok(1.23));
    expect(readPrice('$ 1,234', null)).toMatchObject({ ambiguous: true });
  });
});

it.each<[FileCell, object]>([
  ['', ok(null)],
  ['kg', ok('kg')],
  ['Kilogramo', ok('kg')],
  ['unid', ok('unid')],
  ['unit', ok('unid')],
  ['DOCENA', ok('doc')],
  ['grs', ok('gr')],
  ['pallet', expects('una unidad: Unidad, Kilogramo, Docena, Metro, Gramo, Litro')],
])('the unit %j is read as %j', (cell, reading) => {
  expect(readUnit(cell)).toEqual(reading);
});

it.each<[FileCell, object]>([
  ['', ok([])],
  ['oferta', ok(['oferta'])],
  [' oferta , , nuevo,oferta', ok(['oferta', 'nuevo'])],
  ['oferta; nuevo', ok(['oferta', 'nuevo'])],
  ['oferta\nnuevo', ok(['oferta', 'nuevo'])],
  ["'-oferta", ok(['-oferta'])],
])('the tags %j are read as %j', (cell, reading) => {
  expect(readTags(cell)).toEqual(reading);
});

it.each<[FileCell, object]>([
  ['', ok(null)],
  ['https://a.test/x.png', ok('https://a.test/x.png')],
  ['x.png', expects('la dirección completa de una imagen, con http:// o https://')],
])('the picture %j is read as %j', (cell, reading) => {
  expect(readImageUrl(cell)).toEqual(reading);
});

it.each<[FileCell, object]>([
  ['', ok(null)],
  ['true', ok(true)],
  [true, ok(true)],
  ['Verdadero', ok(true)],
  ['Sí', ok(true)],
  [1, ok(true)],
  ['false', ok(false)],
  [false, ok(false)],
  ['FALSO', ok(false)],
  ['no', ok(false)],
  ['0', ok(false)],
  ['2', expects('true o false (también sí o no)')],
])('the state %j is read as %j', (cell, reading) => {
  expect(readActive(cell)).toEqual(reading);
});
