import { type FileCase, list, prices, removal, stock, update } from './cases';
import { csv, text } from './writers';

const QUOTES = /comillas/;
const foreign = [1, 2, 3, 4, 5].map((id) => [id, `Producto ajeno ${id}`, 100, 'Ajena']);

/** Files whose rows may mean something else than they say: wrong quotes, another system's ids. */
export const doubtCases: readonly FileCase[] = [
  prices(
    'a quote that the next quoted name closes',
    () =>
      text(
        'id,nombre,precio\r\n1,"Arroz largo fino 1 kg,1900\r\n2,Azúcar común,3500\r\n5,"Harina 000",1300\r\n',
      ),
    'changed 2, doubtful 1',
    { malformed: [2], rows: { 2: QUOTES } },
  ),
  prices(
    'an open quote and one that only closes',
    () =>
      text(
        'id,name,price_per_unit\n1,"Arroz largo fino 1 kg,1900\n2,Azúcar común,3500\n5,Harina 000",1300\n',
      ),
    'changed 2, doubtful 1',
    { malformed: [2], rows: { 2: QUOTES } },
  ),
  prices(
    'an open quote in the last row',
    () => text('id,price_per_unit\n1,1900\n2,"5\n'),
    'changed 1, invalid 1',
    { malformed: [3] },
  ),
  prices(
    'inch marks inside quotes',
    () => text('id,nombre,precio\n1,"Arroz largo fino 1" kg",1900\n5,Harina 000,1300\n'),
    'changed 1, doubtful 1',
    { malformed: [2], rows: { 2: QUOTES } },
  ),
  prices(
    'blanks before quotes',
    () => text('id, "precio"\n1, "1900"\n2, "3.500,50"\n'),
    'changed 2',
  ),
  list(
    'open quotes of several rows',
    () =>
      text(
        'nombre,tipo,precio\n"Caño 1/2 pulgada,Ferretería,100\nCodo,Ferretería,200\nTee,Ferretería,300\n"Unión doble,Ferretería,400\nNiple,Ferretería,500\n',
      ),
    'new 3, doubtful 2',
    { malformed: [2, 5], rows: { 2: QUOTES, 5: QUOTES } },
  ),
  list(
    'quotes that are not doubled',
    () => text('nombre,tipo,precio\n"Premium" café,Café,100\n'),
    'doubtful 1',
    { malformed: [2] },
  ),
  list(
    'inch marks without other quotes',
    () => text('nombre;tipo;precio\nCaño 1/2";Ferretería;100\nCaño 3/4";Ferretería;200\n'),
    'new 2',
  ),
  prices(
    'a name with the name and forty other words',
    () =>
      csv([
        ['id', 'nombre', 'precio'],
        [5, `Harina 000 ${'y otra cosa '.repeat(10)}`, 1],
        [1, 'Arroz largo fino 1 kg', 2000],
      ]),
    'changed 1, mismatch 1',
    { warnings: { factor: 1 } },
  ),
  update(
    'ids of another system',
    () => csv([['id', 'nombre', 'precio', 'marca'], ...foreign]),
    'mismatch 5',
    { foreignId: '1', warnings: { factor: 5 }, rows: { 3: /no parecen de esta tienda/ } },
  ),
  update(
    'ids of another system without names',
    () =>
      csv([
        ['id', 'marca', 'tipo', 'etiquetas'],
        [1, 'Mobil', 'Aceite', 'x'],
        [2, 'Shell', 'Aceite', 'y'],
        [3, 'Elf', 'Aceite', 'z'],
      ]),
    'mismatch 3',
    { foreignId: '1' },
  ),
  update(
    'a new name where brand and type are the product’s',
    () =>
      csv([
        ['id', 'nombre', 'marca', 'tipo'],
        [3, 'Ñoquis de papa', 'Marca', 'Pastas'],
      ]),
    'changed 1',
  ),
  update(
    'half of the names are the products’',
    () =>
      csv([
        ['id', 'nombre'],
        [1, 'Arroz largo fino 1 kg'],
        [2, 'Azúcar rubia'],
      ]),
    'changed 1, same 1',
  ),
  stock(
    'ids of another system',
    () =>
      csv([
        ['id', 'nombre', 'stock'],
        [1, 'Aceite 5W30', 'no'],
        [2, 'Filtro', 'no'],
        [3, 'Bujía', 'no'],
        [5, 'Harina 000', 'no'],
      ]),
    'mismatch 4',
    { foreignId: '1' },
  ),
  list(
    'codes of another system as ids',
    () =>
      csv([
        ['id', 'nombre', 'tipo', 'precio'],
        ['SKU-1', 'Uno', 'Prueba', 10],
        ['SKU-2', 'Dos', 'Prueba', 20],
      ]),
    'invalid 2',
    { foreignId: 'SKU-1' },
  ),
  removal(
    'ids of another system',
    () =>
      csv([
        ['id', 'nombre'],
        [1, 'Aceite 5W30'],
        [2, 'Filtro'],
      ]),
    'mismatch 2',
  ),
];
