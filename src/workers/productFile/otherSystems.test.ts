// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { productTags } from '~/domain/products/productTags';
import { parseCsv } from '~/lib/csv';

import { openProductFile } from './productFile';

const FOLDER = 'src/testSupport/productFiles/otherSystems';
const EXPECTED = '.expected.csv';
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(EXPECTED))
  .map((name) => name.slice(0, -EXPECTED.length));

/** The products that a file has, by their rows. */
function expectedOf(name: string) {
  const [titles = [], ...rows] = parseCsv(
    readFileSync(`${FOLDER}/${name}${EXPECTED}`, 'utf8'),
  ).rows;
  return rows.map((row) => {
    const product = new Map(titles.map((title, at) => [title, row[at] ?? '']));
    const text = (title: string) => product.get(title) ?? '';
    return {
      row: text('row'),
      name: text('name'),
      price: String(Number(text('price'))),
      kind: text('kind'),
      category: text('category'),
      brand: text('brand'),
      tags: text('tags'),
      description: text('description'),
      image: text('image'),
      active: text('active') === 'True',
      unit: text('unit') || 'unid',
      problems: [],
    };
  });
}

async function open(name: string) {
  const file = new File([readFileSync(`${FOLDER}/${name}.csv`)], `${name}.csv`);
  // A price in another currency than the store's needs a tick.
  const symbol = name === 'lista-pt' ? 'R$' : '$';
  const options = { kind: 'products', csv: {}, numbers: null, sheet: null, symbol } as const;
  const opened = await openProductFile(file, new Map(), options);
  return { preview: opened.preview, rows: opened.page('all', 1, 1_000) };
}

/** Names of the systems that are recognized. */
const SYSTEMS: Readonly<Record<string, string | null>> = {
  bagisto: 'Bagisto',
  'lista-deposito': null,
  'lista-planilla': null,
  'lista-pt': null,
  'lista-sistema': null,
  magento: 'Magento',
  medusa: 'Medusa',
  nuvemshop: 'Tiendanube',
  odoo: 'Odoo',
  'open-food-network': 'Open Food Network',
  prestashop: 'PrestaShop',
  shopify: 'Shopify',
  shopware: 'Shopware',
  spree: 'Spree',
  tiendanube: 'Tiendanube',
  vendure: 'Vendure',
  'woocommerce-en': 'WooCommerce',
  'woocommerce-es': 'WooCommerce',
};

describe('a list of products in the shape of another system', () => {
  it.each(names)('is read without a question: %s', async (name) => {
    const { preview, rows } = await open(name);
    expect(preview.failure).toBeNull();
    // Every row goes without a tick.
    expect(preview.plan.rows).toBe(rows.length);
    expect(preview.columns?.system).toBe(SYSTEMS[name]);
    const read = rows.map(({ number, patch, problems }) => ({
      row: String(number),
      name: patch.name ?? '',
      price: String(patch.price_per_unit ?? ''),
      kind: patch.kind?.name ?? '',
      category: patch.category ?? '',
      brand: patch.brand?.name ?? '',
      tags: productTags({ tags: patch.tags ?? [] }).join('|'),
      description: patch.description ?? '',
      image: patch.image_url ?? '',
      active: patch.active ?? true,
      unit: patch.quantity_unit ?? 'unid',
      problems,
    }));
    expect(read).toEqual(expectedOf(name));
  });
});
