import { beforeEach, expect, it } from 'vitest';

import { propose } from '~/domain/products/import/mapping/proposal';

import { columnMappings, rememberMapping } from './columnMappings';

const { mapping } = propose(['Artículo', 'PVP'], [['Pan', 5]], '$');

beforeEach(() => columnMappings.set(null));

it('remembers mappings by titles until they are forgotten', () => {
  rememberMapping('a', mapping);
  rememberMapping('b', { ...mapping, values: { kind: 'Ropa' } });
  expect(columnMappings.get()).toEqual({ a: mapping, b: { ...mapping, values: { kind: 'Ropa' } } });
  rememberMapping('a', null);
  expect(Object.keys(columnMappings.get() ?? {})).toEqual(['b']);
});

it('keeps the last 30', () => {
  for (let at = 0; at < 32; at++) rememberMapping(`titles ${at}`, mapping);
  const keys = Object.keys(columnMappings.get() ?? {});
  expect(keys).toHaveLength(30);
  expect(keys[0]).toBe('titles 2');
});

it('drops what is no mapping', () => {
  const stored = { a: mapping, b: { ...mapping, uses: ['salary'] }, c: null, d: { uses: [] } };
  expect(columnMappings.parse(JSON.stringify({ version: 1, value: stored }))).toEqual({
    a: mapping,
  });
});
