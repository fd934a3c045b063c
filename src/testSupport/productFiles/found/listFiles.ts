/** Files of whole products, of some of their fields, and of stock. */
import { bytes, csv, sheet, text } from '../table/writers';
import { FOREIGN_ROWS, found, type FoundFile } from './foundFile';

const list = found('products');

/** The bytes of a text in an encoding of one byte for each character. */
const encoded = (content: string, codes: Readonly<Record<string, number>>) =>
  bytes(
    Array.from(content, (character) => codes[character] ?? character.charCodeAt(0)),
    'lista.csv',
  );
const MAC = { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ñ: 0x96, Ñ: 0x84, ú: 0x9c };
const DOS = { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ñ: 0xa4, Ñ: 0xa5, ú: 0xa3 };
const ACCENTS =
  'nombre,tipo,precio,descripción\nCafé molido,Almacén,100,Tostado español\nPiñata azúcar,Cotillón,200,\nÑoquis,Pastas,300,El señor José\n';
const ACCENTS_SENT = [
  'name,kind,price_per_unit,description',
  'Café molido,Almacén,100,Tostado español',
  'Piñata azúcar,Cotillón,200,',
];

const PICTURES: readonly (readonly [written: string, sent: string | null])[] = [
  ['https://a.test/1.jpg, https://a.test/2.jpg', 'https://a.test/1.jpg'],
  ['https://a.test/1.jpg|https://a.test/2.jpg', 'https://a.test/1.jpg'],
  ['https://a.test/1.jpg https://a.test/2.jpg', 'https://a.test/1.jpg'],
  ['//cdn.test/1.jpg', null],
  ['a.test/1.jpg', null],
  ['www.a.test/1.jpg', null],
  ['foto1.jpg', null],
  [String.raw`C:\fotos\1.jpg`, null],
  ['https://a.test/mi foto.jpg', null],
  ['HTTPS://A.TEST/1.JPG', 'HTTPS://A.TEST/1.JPG'],
  ['https://a.test/1.jpg;https://a.test/2.jpg', 'https://a.test/1.jpg'],
  ['["https://a.test/1.jpg"]', 'https://a.test/1.jpg'],
  ['<img src="https://a.test/1.jpg">', 'https://a.test/1.jpg'],
  ['https://a.test/ñandú.jpg', 'https://a.test/ñandú.jpg'],
  ['data:image/png;base64,AAAA', null],
  ['https://a.test/1.jpg\n', 'https://a.test/1.jpg'],
  ['https://a.test/1.jpg,', 'https://a.test/1.jpg'],
  ['javascript:alert(1)', null],
];

const TEXTS: readonly (readonly [written: string, sent: string])[] = [
  ['<p>Hola <strong>mundo</strong></p>', 'Hola mundo'],
  ['Línea 1\nLínea 2', '"Línea 1\nLínea 2"'],
  ['Línea 1<br>Línea 2', '"Línea 1\nLínea 2"'],
  ['"Comillas" y \'simples\'', '"""Comillas"" y \'simples\'"'],
  ['&aacute;rbol &amp; hoja &ntilde;', 'árbol & hoja ñ'],
  ['<ul>\n<li>uno</li>\n<li>dos</li>\n</ul>', '"uno\n\ndos"'],
  ['=2+2', '=2+2'],
  ['+54 11 4444-5555', '+54 11 4444-5555'],
  ['@usuario', '@usuario'],
  ['-10% hoy', '-10% hoy'],
  ['😀 emoji 👨\u200D👩\u200D👧 ñ', '😀 emoji 👨\u200D👩\u200D👧 ñ'],
  ['<script>alert(1)</script>', ''],
  [String.raw`línea\nliteral`, String.raw`línea\nliteral`],
  ['[shortcode id="1"]', '"[shortcode id=""1""]"'],
  ['“tipográficas” – guion — raya … €', '“tipográficas” – guion — raya … €'],
  ['Texto con ; y , y |', '"Texto con ; y , y |"'],
];

export const listFiles: readonly FoundFile[] = [
  list(
    'quotes left open in two names',
    () =>
      text(
        'nombre,tipo,precio\n"Caño 1/2 pulgada,Ferretería,100\nCodo,Ferretería,200\nTee,Ferretería,300\n"Unión doble,Ferretería,400\nNiple,Ferretería,500\n',
      ),
    {
      sent: [
        'name,kind,price_per_unit',
        'Codo,Ferretería,200',
        'Tee,Ferretería,300',
        'Niple,Ferretería,500',
      ],
      waiting: [2, 5],
    },
  ),
  list(
    'inches in names',
    () => text('nombre;tipo;precio\nCaño 1/2";Ferretería;100\nCaño 3/4";Ferretería;200\n'),
    {
      sent: [
        'name,kind,price_per_unit',
        '"Caño 1/2""",Ferretería,100',
        '"Caño 3/4""",Ferretería,200',
      ],
    },
  ),
  {
    name: 'the ids and names of another shop',
    kind: 'products-update',
    file: () => csv([['id', 'nombre', 'precio'], ...FOREIGN_ROWS]),
    sent: null,
    waiting: FOREIGN_ROWS.map((_, at) => at + 2),
  },
  list(
    'codes as ids',
    () => text('id,nombre,tipo,precio\nSKU-1,Uno,Prueba,10\nSKU-2,Dos,Prueba,20\n'),
    {
      sent: null,
      wrong: [2, 3],
    },
  ),
  list(
    'the price in the column after the 250th',
    () =>
      sheet([
        ['nombre', 'tipo', ...Array.from({ length: 250 }, (_, at) => `meta_${at}`), 'precio'],
        ['Uno', 'Prueba', ...Array.from({ length: 250 }, () => 'x'), 100],
      ]),
    { sent: ['name,kind,price_per_unit', 'Uno,Prueba,100'] },
  ),
  list('letters of old Macs', () => encoded(ACCENTS, MAC), { sent: ACCENTS_SENT, waiting: [4] }),
  list('letters of DOS', () => encoded(ACCENTS, DOS), { sent: ACCENTS_SENT, waiting: [4] }),
  {
    name: 'an emoji that became question marks',
    kind: 'products-update',
    file: () => text('id;descripción\n8;Rico ??\n'),
    sent: null,
    wrong: [2],
  },
  {
    name: 'texts of which a program dropped bytes',
    kind: 'products-update',
    file: () =>
      text('id;descripción\n1;Familia 👨â€👩\n2;El cafÃ de hoy\n5;Ilusión\n6;MAÇÃ VERDE\n'),
    sent: ['id,description', '5,Ilusión', '6,MAÇÃ VERDE'],
    wrong: [2, 3],
  },
  {
    name: 'no-break spaces in names',
    kind: 'products-update',
    file: () =>
      text(
        'id;nombre\n1;Arroz\u00A0largo fino 1\u00A0kg\n2;Azúcar\u00A0blanca común\n3;Ñoquis\n4;Té negro\n',
      ),
    sent: ['id,name', '2,Azúcar blanca común'],
  },
  list(
    'a category with an entity',
    () => text('nombre,tipo,precio,categoría\nBanda,Metal,100,Molduras &amp; herrajes\n'),
    {
      sent: ['name,kind,category,price_per_unit', 'Banda,Metal,Molduras & herrajes,100'],
    },
  ),
  list(
    'tags with decimal commas',
    () => text('nombre,tipo,precio,etiquetas\nCable,Electro,100,"1,2 m; 1,5 m"\n'),
    {
      sent: null,
      wrong: [2],
    },
  ),
  list(
    'tags with bars',
    () => text('nombre,tipo,precio,etiquetas\nA,Ropa,10,a|b\nB,Ropa,10,"a, b"\nC,Ropa,10,nuevo\n'),
    {
      sent: ['name,kind,price_per_unit,tags', 'A,Ropa,10,"a,b"', 'C,Ropa,10,nuevo'],
      wrong: [3],
    },
  ),
  list(
    'lists of pictures',
    () =>
      csv([
        ['nombre', 'tipo', 'precio', 'imagen'],
        ...PICTURES.map(([written], at) => [`Foto ${at}`, 'Prueba', 10, written]),
      ]),
    {
      sent: [
        'name,kind,price_per_unit,image_url',
        ...PICTURES.flatMap(([, url], at) => (url === null ? [] : [`Foto ${at},Prueba,10,${url}`])),
      ],
      wrong: PICTURES.flatMap(([, url], at) => (url === null ? [at + 2] : [])),
    },
  ),
  list(
    'texts with HTML',
    () =>
      csv([
        ['nombre', 'tipo', 'precio', 'descripción'],
        ...TEXTS.map(([written], at) => [`Texto ${at}`, 'Prueba', 10, written]),
      ]),
    {
      sent: [
        'name,kind,price_per_unit,description',
        ...TEXTS.map(([, sent], at) => `Texto ${at},Prueba,10,${sent}`),
      ],
    },
  ),
  list(
    'variants in rows of their own',
    () =>
      text(
        'Handle,Nombre,Tipo,Precio,Option1 Value\nremera,Remera,Ropa,100,S\nremera,,,110,M\nremera,,,120,L\nmedia,Media,Ropa,30,\n',
      ),
    {
      sent: [
        'name,kind,price_per_unit',
        'Remera – S,Ropa,100',
        'Remera – M,Ropa,110',
        'Remera – L,Ropa,120',
        'Media,Ropa,30',
      ],
    },
  ),
  {
    name: 'two products of another shop, one with an id of this one',
    kind: 'products-update',
    file: () => text('id;nombre\n1;Aceite de motor\n500;Filtro de aire\n'),
    sent: null,
    waiting: [2],
    wrong: [3],
  },
  {
    name: 'a product with a new name',
    kind: 'products-update',
    file: () => text('id;nombre\n8;Queso de cabra\n'),
    sent: ['id,name', '8,Queso de cabra'],
  },
  {
    name: 'stock as quantities',
    kind: 'products-stock',
    // Product 4 is not offered, the others are.
    file: () => text('id,stock\n1,12\n2,0\n3,1\n4,-3\n5,\n6,0.5\n'),
    sent: ['id,active', '2,false'],
    wrong: [6],
  },
  list(
    'drafts',
    () =>
      text(
        'nombre,tipo,precio,publicado,mostrar en tienda\nBorrador,Prueba,10,0,NO\nActivo,Prueba,10,1,SI\n',
      ),
    {
      sent: [
        'name,kind,price_per_unit,active',
        'Borrador,Prueba,10,false',
        'Activo,Prueba,10,true',
      ],
    },
  ),
  list(
    'units of other programs',
    () =>
      text(
        'nombre;tipo;precio;unidad\nTornillo;F;10;UN\nPintura;F;100;L\nCable;F;50;m\nClavos;F;80;KILO\n',
      ),
    {
      sent: [
        'name,kind,quantity_unit,price_per_unit',
        'Tornillo,F,unid,10',
        'Pintura,F,lit,100',
        'Cable,F,met,50',
        'Clavos,F,kg,80',
      ],
    },
  ),
  list(
    'numbers in columns of texts, with the zeros of their formats',
    () =>
      sheet(
        [
          ['nombre', 'tipo', 'precio'],
          [7, 'Calibre', 10],
          [90.75, 'Calibre', 20],
          [1234, 'Calibre', 30],
          [0.5, 'Calibre', 40],
        ],
        (one) => {
          one['A2'] = { t: 'n', v: 7, z: '000000' };
          one['A3'] = { t: 'n', v: 90.75, z: '0.000' };
          one['A4'] = { t: 'n', v: 1234, z: '#,##0' };
          one['A5'] = { t: 'n', v: 0.5, z: '0' };
          one['C2'] = { t: 'n', v: 10, z: '0.000' };
        },
      ),
    {
      sent: [
        'name,kind,price_per_unit',
        '000007,Calibre,10',
        '90.750,Calibre,20',
        '1234,Calibre,30',
        '0.5,Calibre,40',
      ],
    },
  ),
];
