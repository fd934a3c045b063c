import { expect, it, vi } from 'vitest';

import type { Column } from '../columns';
import { activeFilterCount, filterRows, prepareFilters } from './filterRows';

interface Row {
  name: string;
  date: string;
  status: string;
  tags: string[];
  amount: number | null;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Nombre', text: (row) => row.name, filter: { kind: 'text' } },
  { key: 'date', header: 'Fecha', text: (row) => row.date, filter: { kind: 'date' } },
  {
    key: 'status',
    header: 'Estado',
    text: (row) => row.status,
    filter: { kind: 'combo', options: [{ value: 'pending', label: 'Pendiente' }] },
  },
  {
    key: 'tags',
    header: 'Etiquetas',
    text: (row) => row.tags.join(', '),
    tags: (row) => row.tags,
    filter: { kind: 'list' },
  },
  {
    key: 'amount',
    header: 'Valor',
    text: (row) => String(row.amount ?? ''),
    value: (row) => row.amount,
  },
];

const row = (part: Partial<Row>): Row => ({
  name: '',
  date: '',
  status: '',
  tags: [],
  amount: null,
  ...part,
});

const names = (found: readonly Row[]) => found.map(({ name }) => name);

const rows = [
  row({
    name: 'José Peña-Gómez',
    date: '05/03/2026 09:07',
    status: 'Pendiente',
    tags: ['Oferta', 'Sin TACC'],
  }),
  row({
    name: 'Ana Gomez',
    date: '15/03/2026 10:00',
    status: 'Cancelado por store',
    tags: ['oferta 2x1'],
  }),
];

it.each([
  ['jose', ['José Peña-Gómez']],
  ['GÓMEZ', ['José Peña-Gómez', 'Ana Gomez']],
  ['gom pen', ['José Peña-Gómez']],
  ['pena-gomez', ['José Peña-Gómez']],
  ['ana,gomez', ['Ana Gomez']],
  ['eña jos', ['José Peña-Gómez']],
  ['jose ana', []],
  ['peñagómez', []],
])('text "%s": every word of the query inside some word of the field', (query, found) => {
  expect(names(filterRows(rows, columns, { name: query }))).toEqual(found);
});

it.each([
  ['05/03', 1],
  ['15/03/2026 10:0', 1],
  ['5/03', 1],
  ['5/3/2026 9:07', 1],
  ['abc', 0],
  ['03/2026', 0],
])('date "%s": prefix of the shown date', (query, count) => {
  expect(filterRows(rows, columns, { date: query })).toHaveLength(count);
});

it('searches a query of punctuation literally; "-" is the mark of empty cells', () => {
  const shown = [
    row({ name: '-' }),
    row({ name: '+54 11 4555-0101' }),
    row({ name: 'ana@correo.test' }),
  ];
  expect(names(filterRows(shown, columns, { name: '-' }))).toEqual(['-']);
  expect(names(filterRows(shown, columns, { name: ' @ ' }))).toEqual(['ana@correo.test']);
  expect(names(filterRows(shown, columns, { name: '¿?' }))).toEqual([]);
});

it.each([
  ['53308928', 1],
  ['+5491153308928', 1],
  ['(11) 5330 8928', 1],
  ['5330-8928', 1],
  ['53308929', 0],
  ['ana 53308928', 0],
])('phone "%s": digits are found however they are written', (query, count) => {
  const phones: readonly Column<Row>[] = [
    {
      key: 'name',
      header: 'Teléfono',
      text: ({ name }) => name,
      filter: { kind: 'text', digits: true },
    },
  ];
  const found = filterRows(
    [row({ name: '+54 9 11 6430-8928' }), row({ name: '+54 9 11 5330-8928' })],
    phones,
    {
      name: query,
    },
  );
  expect(found.filter(({ name }) => name.includes('5330'))).toHaveLength(count);
});

it('combo: case-insensitive contains of the chosen label', () => {
  expect(names(filterRows(rows, columns, { status: 'pending' }))).toEqual(['José Peña-Gómez']);
  expect(names(filterRows(rows, columns, { status: 'CANCELADO' }))).toEqual(['Ana Gomez']);
});

it('tag list: exact, case-insensitive', () => {
  expect(names(filterRows(rows, columns, { tags: 'oferta' }))).toEqual(['José Peña-Gómez']);
  expect(names(filterRows(rows, columns, { tags: 'sin tacc' }))).toEqual(['José Peña-Gómez']);
});

it('all filters together, none when all are blank', () => {
  expect(names(filterRows(rows, columns, { name: 'gomez', status: 'pending' }))).toEqual([
    'José Peña-Gómez',
  ]);
  expect(filterRows(rows, columns, { name: '  ', status: '' })).toBe(rows);
  expect(activeFilterCount(columns, { name: 'x', status: ' ', amount: '3' })).toBe(1);
});

it('keeps rows, tags and dates apart from the next ones', () => {
  const apart = [
    row({ name: 'Ana', date: '05/03/2026 09:07', tags: ['Oferta', 'Vegano'] }),
    row({ name: 'Paz', date: '15/05/2026 10:00', tags: ['Oferta vegana'] }),
  ];
  expect(names(filterRows(apart, columns, { name: 'ana paz' }))).toEqual([]);
  expect(names(filterRows(apart, columns, { name: 'anapaz' }))).toEqual([]);
  expect(names(filterRows(apart, columns, { date: '05' }))).toEqual(['Ana']);
  expect(names(filterRows(apart, columns, { tags: 'oferta' }))).toEqual(['Ana']);
  expect(names(filterRows(apart, columns, { tags: 'vegano' }))).toEqual(['Ana']);
  expect(names(filterRows(apart, columns, { tags: 'vegan' }))).toEqual([]);
  expect(names(filterRows([], columns, { name: 'ana' }))).toEqual([]);
});

it('finds rows typed while their texts are still being prepared', async () => {
  vi.useFakeTimers();
  const people = Array.from({ length: 50 }, (_, index) => row({ name: `Fila ${index}` }));
  const stop = prepareFilters(people, columns);
  expect(names(filterRows(people, columns, { name: 'fila 49' }))).toEqual(['Fila 49']);
  await vi.runAllTimersAsync();
  expect(names(filterRows(people, columns, { name: 'fila 48' }))).toEqual(['Fila 48']);
  stop();
  vi.useRealTimers();
});

it('filters 10,000 rows by several fields', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    row({
      name: `Cliente número ${index} Fernández`,
      date: '05/03/2026 09:07',
      status: 'Pendiente',
    }),
  );
  const search = { name: 'fern 9999', date: '05/03', status: 'pending' };
  expect(filterRows(many, columns, search)).toHaveLength(1);
});

it('builds the text of a row once, whatever is typed', () => {
  const text = vi.fn<(shown: Row) => string>((shown) => shown.name);
  const counted: readonly Column<Row>[] = [
    { key: 'name', header: 'Nombre', text, filter: { kind: 'text' } },
  ];
  const people = [row({ name: 'Ana Gomez' }), row({ name: 'Ana Paz' }), row({ name: 'Juan' })];
  filterRows(people, counted, { name: 'ana' });
  expect(text.mock.calls.map(([shown]) => shown)).toEqual(people);
  text.mockClear();
  expect(names(filterRows(people, counted, { name: 'ana g' }))).toEqual(['Ana Gomez']);
  expect(names(filterRows(people.toReversed(), counted, { name: 'ana' }))).toEqual([
    'Ana Paz',
    'Ana Gomez',
  ]);
  expect(text).not.toHaveBeenCalled();
});

it.each([
  ['a letter is removed', { name: 'gomez' }, { name: 'gom' }, 2],
  ['another text follows', { name: 'ana' }, { name: 'jose' }, 1],
  ['a word follows punctuation', { name: '¿' }, { name: '¿gom' }, 2],
  ['another filter is removed', { name: 'gom', status: 'pending' }, { name: 'gome' }, 2],
  ['another filter changes', { name: 'g', status: 'pending' }, { name: 'go', status: 'CANC' }, 1],
  ['a date is completed', { date: '1' }, { date: '15/3' }, 1],
])('finds all rows that match when %s', (_case, before, after, count) => {
  filterRows(rows, columns, before);
  expect(filterRows(rows, columns, after)).toHaveLength(count);
});

it('prepares the texts of every row while the page is idle, until that is stopped', async () => {
  vi.useFakeTimers();
  const readName = vi.fn<(row: { name: string }) => string>(({ name }) => name);
  const named: readonly Column<{ name: string }>[] = [
    { key: 'name', header: 'Nombre', text: readName, filter: { kind: 'text' } },
    { key: 'shown', header: 'Visto', text: () => 'x' },
  ];
  const numbered = Array.from({ length: 50 }, (_, index) => ({ name: `Fila ${index}` }));
  prepareFilters(numbered, named)();
  await vi.runAllTimersAsync();
  expect(readName).not.toHaveBeenCalled();
  prepareFilters(numbered, named);
  await vi.runAllTimersAsync();
  expect(readName.mock.calls.map(([one]) => one)).toEqual(numbered);
  vi.useRealTimers();
});
