/**
 * What the pictures of `public/mock-pictures` show: the starts of a word of a product's name, the first of which names the
 * file.
 */
const SHOWN: readonly string[] = [
  'alfajores',
  'alfajor',
  'bizcochit|galletit|chipa|pao-de-queijo',
  'chocolate',
  'caramelo|turron|garrapi',
  'yogur|requeij|untable',
  'suavizante|lavandina|limpiador|jabon-liquido',
  'jabon|sabao',
  'detergente|champu|acondicionador|alcohol',
  'desodorante',
  'pasta-dental',
  'hilo-dental',
  'cepillo',
  'esponja',
  'rollo|papel',
  'gasa',
  'bolsas',
  'soga',
  'mantel|toalha',
  'cesto',
  'libro|book|livro',
  'arroz',
  'fideos',
  'harina|farinha',
  'azucar',
  'yerba',
  'cafe',
  'lenteja',
  'feijao',
  'castanha|mani',
  'mel|mermelada|doce-de-leite|dulce-de-leche',
  'aceite',
  'leche|leite|kefir',
  'crema|ricota',
  'manteca',
  'medialuna|factura',
  'empanada|tapas',
  'pan-frances|pao-frances',
  'pan-',
  'coxinha',
  'bolo',
  'queso-azul',
  'queso-port|queso-cremoso|ricota|coalho|minas|mozzarella',
  'provoleta|cabra',
  'queso|queijo',
  'salame|leberwurst',
  'chorizo|morcilla',
  'panceta',
  'jamon|mortadela|bondiola|lomito|matambre-arrollado',
  'pollo|suprema',
  'merluza',
  'asado|vacio|bola|carne|matambre',
  'banana',
  'manzana-verde',
  'manzana',
  'naranja',
  'limon',
  'frutilla',
  'palta',
  'pera',
  'uva',
  'arandano',
  'jabuticaba',
  'manga',
  'mamao',
  'maracuja',
  'abacaxi',
  'papa|batata',
  'mandioca',
  'cebolla',
  'tomates',
  'tomate',
  'lechuga|couve',
  'quiabo',
  'zapallo',
  'morron',
  'huevos-blancos',
  'huevo|ovos',
  'agua',
  'soda',
  'jugo',
  'gaseosa-lima',
  'gaseosa',
  'vino',
  'cerveza',
  'fernet',
  'kombucha',
];

const PICTURES = SHOWN.map((words) => ({
  pattern: new RegExp(`(?:^|-)(?:${words})`),
  name: /^[a-z-]*[a-z]/.exec(words)?.[0] ?? '',
}));

/**
 * The picture of a product by its name as part of a file name, such as `manzana-roja`: of the words with a picture the one
 * that stands first decides. null: there is none.
 */
export function pictureOf(product: string): string | null {
  let first: { at: number; name: string } | null = null;
  for (const { pattern, name } of PICTURES) {
    const at = product.search(pattern);
    if (at !== -1 && (first === null || at < first.at)) first = { at, name };
  }
  return first?.name ?? null;
}
