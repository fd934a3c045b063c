import { expect, it } from 'vitest';

import { tabsOfRows } from './tabsOfRows';

const options = ['Pendiente', 'En proceso', 'Hecho', 'Cancelado'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const column = { filter: { kind: 'combo', options }, text: (row: string) => row } as const;

it.each([
  [
    'the values that occur, in their order',
    ['Hecho', 'Pendiente', 'Hecho'],
    ['Hecho', 'Pendiente', 'Hecho'],
    '',
    ['Todos 3', 'Pendiente 1', 'Hecho 2'],
  ],
  [
    'those that other filters leave out',
    ['Hecho', 'Pendiente'],
    ['Hecho'],
    'hecho',
    ['Todos 1', 'Pendiente 0', 'Hecho 1'],
  ],
  [
    'the chosen one that does not occur',
    ['Hecho'],
    [],
    'cancelado',
    ['Todos 0', 'Hecho 0', 'Cancelado 0'],
  ],
  ['no value of an empty list', [], [], '', ['Todos 0']],
])('has %s', (_what, all, rows, chosen, expected) => {
  const tabs = tabsOfRows(column, { all, rows, chosen });
  expect(tabs.map(({ label, count }) => `${label} ${count}`)).toEqual(expected);
});

it('names each tab by the value of the filter', () => {
  const tabs = tabsOfRows(column, { all: ['Hecho'], rows: [], chosen: '' });
  expect(tabs.map(({ value }) => value)).toEqual(['', 'hecho']);
});

it('is only "Todos" for a filter without options', () => {
  const tabs = tabsOfRows({ text: column.text }, { all: ['Hecho'], rows: ['Hecho'], chosen: '' });
  expect(tabs).toEqual([{ value: '', label: 'Todos', count: 1 }]);
});
