import { type FileCase, prices, removal, stock, update } from './cases';
import { csv } from './writers';

/** Selective updates, stock and removals, as text files. */
export const updateCases: readonly FileCase[] = [
  update(
    'one cell',
    () =>
      csv([
        ['id', 'description'],
        [1, 'Del litoral'],
      ]),
    'changed 1',
  ),
  update(
    'empty cells',
    () =>
      csv([
        ['id', 'name', 'tags'],
        [1, '', ''],
        [2, 'Azúcar rubia', ''],
      ]),
    'changed 1, same 1',
  ),
  update(
    'swapped names',
    () =>
      csv([
        ['id', 'name'],
        [1, 'Azúcar común'],
        [2, 'Arroz largo fino 1 kg'],
      ]),
    'mismatch 2',
    { rows: { 2: /del producto 2/, 3: /del producto 1/ } },
  ),
  update(
    'two descriptions of one product',
    () =>
      csv([
        ['id', 'description'],
        [1, 'a'],
        [1, 'b'],
      ]),
    'invalid 2',
    { rows: { 2: /en las filas 2, 3/ } },
  ),
  update(
    'no ids',
    () =>
      csv([
        ['name', 'kind'],
        ['Fideos', 'Pastas'],
      ]),
    '',
    { failure: /Falta la columna Id/, suggested: 'products' },
  ),
  update(
    'empty ids',
    () =>
      csv([
        ['id', 'name', 'kind'],
        ['', 'Fideos', 'Pastas'],
      ]),
    'invalid 1',
    { suggested: 'products', rows: { 2: /la celda está vacía/ } },
  ),
  update(
    'a price far away',
    () =>
      csv([
        ['id', 'price_per_unit'],
        [1, 99_999],
      ]),
    'changed 1',
    { warnings: { factor: 1 } },
  ),
  update('ids alone', () => csv([['id'], [1]]), 'same 1'),
  stock(
    'yes and no',
    () =>
      csv([
        ['id', 'active'],
        [1, 'no'],
        [4, 'sí'],
        [2, 'true'],
      ]),
    'changed 2, same 1',
  ),
  stock(
    '1 and 0',
    () =>
      csv([
        ['id', 'Stock'],
        [1, 0],
        [4, 1],
      ]),
    'changed 2',
  ),
  stock(
    'the export with names',
    () =>
      csv([
        ['id', 'name', 'brand', 'kind', 'quantity_unit', 'active'],
        [1, 'Arroz largo fino 1 kg', 'Marca', 'Almacén', 'unid', 'false'],
      ]),
    'changed 1',
  ),
  stock(
    'a quantity',
    () =>
      csv([
        ['id', 'active'],
        [1, 25],
      ]),
    'invalid 1',
    { rows: { 2: /true o false/ } },
  ),
  stock(
    'a wrong name',
    () =>
      csv([
        ['id', 'name', 'active'],
        [1, 'Vinagre', 'false'],
      ]),
    'mismatch 1',
    { rows: { 2: /del producto 11/ } },
  ),
  removal('ids', () => csv([['id'], [1], [2]]), 'removed 2'),
  removal(
    'ids with names',
    () =>
      csv([
        ['id', 'name'],
        [1, 'Arroz largo fino 1 kg'],
        [2, 'Azúcar común'],
      ]),
    'removed 2',
  ),
  removal(
    'ids with the names of others',
    () =>
      csv([
        ['id', 'name'],
        [1, 'Azúcar común'],
        [2, 'Galletitas'],
      ]),
    'mismatch 2',
    { rows: { 2: /del producto 2/, 3: /«Galletitas»/ } },
  ),
  removal('an id twice', () => csv([['id'], [1], [1]]), 'removed 1, invalid 1', {
    rows: { 3: /ya está en la fila 2/ },
  }),
  removal('an id that is not known', () => csv([['id'], [99]]), 'invalid 1', {
    rows: { 2: /no existe/ },
  }),
  removal(
    'a price file',
    () =>
      csv([
        ['id', 'price_per_unit'],
        [1, 5],
      ]),
    '',
    { failure: /deje solo la columna Id/, suggested: 'products-price' },
  ),
  removal(
    'a stock file',
    () =>
      csv([
        ['id', 'name', 'active'],
        [1, 'Arroz', 'no'],
      ]),
    '',
    { failure: /deje solo la columna Id/, suggested: 'products-stock' },
  ),
  removal(
    'notes beside the ids',
    () =>
      csv([
        ['id', 'Motivo'],
        [1, 'viejo'],
      ]),
    'removed 1',
    { otherColumns: true, ignored: ['Motivo'] },
  ),
  prices(
    'names of the list',
    () =>
      csv([
        ['id', 'name'],
        [1, 'x'],
      ]),
    '',
    { failure: /Falta la columna Precio/, suggested: 'products-update' },
  ),
];
