import { type FileCase, list, shop } from './cases';
import { csv, misread } from './writers';

const ALL = [
  'id',
  'name',
  'brand',
  'kind',
  'category',
  'quantity_unit',
  'price_per_unit',
  'description',
  'tags',
  'image_url',
  'active',
];
const N = ['name', 'kind', 'price_per_unit'];
const arroz = [
  1,
  'Arroz largo fino 1 kg',
  'Marca',
  'Almacén',
  '',
  'unid',
  1890,
  '',
  'oferta',
  '',
  'true',
];
const withCell = (at: number, cell: string | number) => () => csv([ALL, arroz.with(at, cell)]);

/** Lists of products, as text files. */
export const listCases: readonly FileCase[] = [
  list(
    'new products',
    () => csv([N, ['Galletitas', 'Almacén', 500], ['Fideos', 'Pastas', 800]]),
    'new 2',
  ),
  list(
    'new products with an empty id column',
    () =>
      csv([
        ['id', ...N],
        ['', 'Galletitas', 'Almacén', 500],
      ]),
    'new 1',
  ),
  list(
    'new products with empty ids, name and type',
    () =>
      csv([
        ['id', 'name', 'kind'],
        ['', 'Fideos', 'Pastas'],
      ]),
    'new 1',
    { warnings: { noPrice: 1 } },
  ),
  list(
    'new and old products',
    () => csv([ALL, arroz.with(6, 1990), arroz.with(0, '').with(1, 'Galletitas')]),
    'new 1, changed 1',
  ),
  list(
    'an old product among new ones without all columns',
    () =>
      csv([
        ['id', 'name', 'kind'],
        ['', 'Fideos', 'Pastas'],
        [1, 'Arroz largo fino 1 kg', 'Almacén'],
      ]),
    'new 1, invalid 1',
    { rows: { 3: /todas las columnas/ }, warnings: { noPrice: 1 } },
  ),
  list(
    'a product that exists',
    () => csv([N, ['Arroz largo fino 1 kg', 'Almacén', 500]]),
    'twin 1',
    { rows: { 2: /ya hay un producto con este nombre y tipo: el 1/ } },
  ),
  list(
    'a product that exists, in capitals',
    () => csv([N, ['ARROZ  LARGO FINO 1 KG', 'almacen', 500]]),
    'twin 1',
    { rows: { 2: /el 1/ } },
  ),
  list(
    'the name of another type',
    () => csv([N, ['Arroz largo fino 1 kg', 'Congelados', 500]]),
    'new 1',
  ),
  list(
    'the whole catalogue without ids',
    () => csv([N, ...shop.map(({ name, kind }) => [name, kind.name, 9])]),
    'twin 12',
  ),
  list(
    'a new product twice, with two prices',
    () => csv([N, ['Fideos', 'Pastas', 800], ['Fideos', 'Pastas', 900]]),
    'new 1, twin 1',
    { rows: { 3: /de la fila 2/ } },
  ),
  list(
    'a new product twice',
    () => csv([N, ['Fideos', 'Pastas', 800], ['Fideos', 'Pastas', 800]]),
    'new 1, invalid 1',
    { rows: { 3: /igual a la fila 2/ } },
  ),
  list(
    'the catalogue read as Latin-1, with its mark',
    () =>
      csv([
        ['\u00ef\u00bb\u00bfid', ...N],
        ...shop.map(({ name, kind }) => ['', misread(name), misread(kind.name), 9]),
      ]),
    'twin 12',
    { repaired: 12 },
  ),
  list(
    'accents of DOS',
    () => csv([N, ['Galletitas caseras', 'Almacén', 5]], { encoding: 'cp850' }),
    'new 1',
  ),
  list(
    'characters that were lost',
    () => csv([N, ['Galletitas caseras', 'Almac\uFFFDn', 5]]),
    'invalid 1',
    { rows: { 2: /un texto con sus acentos/ } },
  ),
  list(
    'one misread text among right ones',
    () => csv([N, ['Ñandú', 'Almacén', 5], ['Café', misread('Almacén'), 5]]),
    'new 1, invalid 1',
    { rows: { 3: /un texto con sus acentos/ } },
  ),
  list(
    'capitals with guillemets',
    () => csv([N, ['«MAÇÃ»', 'Fruta', 5], ['CAFÉ «AÑEJO»', 'Almacén', 5]]),
    'new 2',
  ),
  list('no type', () => csv([N, ['Fideos', '', 5]]), 'invalid 1', {
    rows: { 2: /la celda está vacía/ },
  }),
  list('no name column', () => csv([['kind'], ['Pastas']]), '', {
    failure: /Falta la columna Nombre/,
  }),
  list('a text with commas', () => csv([N, ['Fideos', 'Pastas', '800,00', 'x']]), 'invalid 1', {
    rows: { 2: /tantas celdas como títulos/ },
  }),
  list(
    'a quoted text with commas and quotes',
    () => csv([N, ['Fideos "al huevo", secos', 'Pastas', 5]]),
    'new 1',
  ),
  list(
    'two lines in a text',
    () =>
      csv([
        [...N, 'description'],
        ['Fideos', 'Pastas', 5, 'uno\ndos'],
      ]),
    'new 1',
  ),
  list(
    'Spanish titles',
    () =>
      csv([
        ['Nombre', 'Tipo', 'Precio', 'Etiquetas', 'Se ofrece'],
        ['Fideos', 'Pastas', '5', 'a;b', 'sí'],
      ]),
    'new 1',
  ),
  list('an unknown unit', withCell(5, 'bulto'), 'invalid 1', { rows: { 2: /una unidad/ } }),
  list('a unit in the plural', withCell(5, 'gramos'), 'changed 1'),
  list('a unit by its label', withCell(5, 'Docena'), 'changed 1'),
  list('no unit', withCell(5, ''), 'same 1'),
  list('no price', withCell(6, ''), 'changed 1'),
  list('a price of 0', withCell(6, 0), 'changed 1', { warnings: { zero: 1 } }),
  list('tags with semicolons', withCell(8, 'oferta; nuevo'), 'changed 1'),
  list('a picture without http', withCell(9, 'foto.png'), 'invalid 1', {
    rows: { 2: /dirección completa/ },
  }),
  list('a picture', withCell(9, 'https://a.test/x.png'), 'changed 1'),
  list('not offered', withCell(10, 'no'), 'changed 1'),
  list('neither yes nor no', withCell(10, 'quizás'), 'invalid 1', { rows: { 2: /true o false/ } }),
  list('a new name', withCell(1, 'Arroz doble carolina'), 'changed 1'),
  list('the name of another product', withCell(1, 'Vinagre'), 'mismatch 1', {
    rows: { 2: /es el nombre del producto 11/ },
  }),
  list('a product as it is', () => csv([ALL, arroz]), 'same 1'),
  list(
    'an unknown column',
    () =>
      csv([
        [...N, 'Peso'],
        ['Fideos', 'Pastas', 5, '1 kg'],
      ]),
    'new 1',
    { ignored: ['Peso'] },
  ),
  list('a hostile text', () => csv([N, ['=HYPERLINK("https://malo.test")', 'Pastas', 5]]), 'new 1'),
  list(
    'prices in the list',
    () =>
      csv([
        ['id', 'price_per_unit'],
        [1, 5],
      ]),
    '',
    { failure: /Falta la columna Nombre/, suggested: 'products-price' },
  ),
];
