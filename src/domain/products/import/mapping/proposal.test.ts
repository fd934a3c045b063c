// @vitest-environment node
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { parseCsv } from '~/lib/csv';

import type { FileCell } from '../cells';
import { propose } from './proposal';
import { meaningOf } from './titleUses';

const FILE = 'src/testSupport/productFiles/otherSystems/titles.csv';
const known = parseCsv(readFileSync(FILE, 'utf8'))
  .rows.slice(1)
  .flatMap(([system, title, use]) =>
    system !== undefined && title !== undefined && use !== undefined
      ? [{ system, title, use }]
      : [],
  );
const systems = [...new Set(known.map(({ system }) => system))].filter(
  (name) => name !== 'own list',
);

const usesOf = (
  titles: readonly string[],
  rows: readonly (readonly FileCell[])[] = [],
  symbol = '$',
) => propose(titles, rows, symbol).mapping.uses;

describe('titles', () => {
  it.each(systems)('of %s are used as they are meant', (name) => {
    const own = known.filter(({ system }) => system === name);
    const uses = usesOf(own.map(({ title }) => title));
    expect(own.map(({ title }, at) => `${title}: ${uses[at]}`)).toEqual(
      own.map(({ title, use }) => `${title}: ${use}`),
    );
  });

  it('of own lists are used as they are meant', () => {
    const own = known.filter(({ system }) => system === 'own list');
    expect(own.map(({ title }) => `${title}: ${meaningOf(title)}`)).toEqual(
      own.map(({ title, use }) => `${title}: ${use}`),
    );
  });

  it.each([
    ['PRECIO PÚBLICO C/IVA 2026', 'price_per_unit'],
    ['Precio x unidad', 'price_per_unit'],
    ['precioVenta', 'price_per_unit'],
    ['Preço (R$)', 'price_per_unit'],
    ['nombre_producto', 'name'],
    ['Nome do artigo', 'name'],
    ['Descrição detalhada', 'description'],
    ['Link de la imagen principal', 'image_url'],
    ['Categoría web', 'category'],
    ['Marca / Fabricante', 'brand'],
    ['Precio costo', 'none'],
    ['Costo', 'none'],
    ['Peso (kg)', 'none'],
    ['Título para SEO', 'none'],
    ['Meta description', 'none'],
    ['Nombre de propiedad 1', 'none'],
    ['Fecha de alta', 'none'],
  ])('that are in no list are read: %s', (title, use) => {
    expect(meaningOf(title)).toBe(use);
  });
});

describe('a proposal', () => {
  it('names the system', () => {
    expect(propose(['Handle', 'Title', 'Body (HTML)', 'Variant Price'], [], '$').system?.name).toBe(
      'Shopify',
    );
    expect(propose(['id', 'nombre', 'precio'], [], '$').system).toBeNull();
  });

  it('takes the price in the currency of the store', () => {
    const titles = ['Product Title', 'Product Handle', 'Variant Price USD', 'Variant Price ARS'];
    expect(usesOf(titles).indexOf('price_per_unit')).toBe(3);
  });

  it('chooses between no two prices of an own list', () => {
    const rows = [['Pan', 1, 2]];
    const { mapping, isDoubtful } = propose(
      ['Artículo', 'Precio lista', 'Precio contado'],
      rows,
      '$',
    );
    expect(mapping.uses).toEqual(['name', 'none', 'none']);
    expect(isDoubtful).toBe(true);
  });

  it('leaves fields that are there twice by their names to the person', () => {
    expect(usesOf(['id', 'Precio', 'Nuevo precio'])).toEqual([
      'id',
      'price_per_unit',
      'price_per_unit',
    ]);
  });

  it('takes descriptions for names where there are none', () => {
    expect(usesOf(['código', 'descripción', 'precio'])).toEqual(['code', 'name', 'price_per_unit']);
  });

  it('knows names, pictures and units by their values', () => {
    const rows = [
      ['Pan casero', 'https://a.test/1.jpg', 'kg', 5],
      ['Queso cremoso', 'https://a.test/2.jpg', 'unidad', 7],
    ];
    expect(usesOf(['col a', 'col b', 'col c', 'Precio'], rows)).toEqual([
      'name',
      'image_url',
      'quantity_unit',
      'price_per_unit',
    ]);
  });

  it('never takes a price by its values alone, but asks', () => {
    const proposal = propose(['Nombre', 'col b'], [['Pan', '12,50']], '$');
    expect(proposal).toMatchObject({ isDoubtful: true, mapping: { uses: ['name', 'none'] } });
  });

  it('does not take the row types of a system for types', () => {
    const rows = [
      ['Almacenable', 'Pan'],
      ['Servicio', 'Envío'],
    ];
    expect(usesOf(['Tipo de producto', 'Artículo'], rows)).toEqual(['none', 'name']);
  });

  it.each([
    [['1,2 m; 1,5 m'], ';'],
    [['a|b', 'c'], '|'],
    [['a,b', 'c'], ','],
    [['a\nb'], '\n'],
    [['a;b', 'c,d'], 'any'],
  ])('separates the tags %j by %j', (cells, separator) => {
    const rows = cells.map((cell) => ['Pan', cell]);
    expect(propose(['Nombre', 'Etiquetas'], rows, '$').mapping.rules.tagSeparator).toBe(separator);
  });
});
