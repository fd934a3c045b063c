import { describe, expect, it } from 'vitest';

import { importModels, isExampleId, modelNoteRow, modelNotes, modelRows } from './models';

const kinds = [
  'products',
  'products-price',
  'products-stock',
  'products-update',
  'products-delete',
] as const;

describe('models of the product files', () => {
  it('has one for each kind of job', () => {
    expect(Object.keys(importModels)).toEqual(kinds);
  });

  it.each(kinds)('%s: titles on row 1, every row as wide as they are', (kind) => {
    const [titles = [], ...examples] = modelRows(kind);
    expect(titles).toEqual(importModels[kind].columns);
    expect(examples.length).toBeGreaterThan(0);
    for (const row of [...examples, modelNoteRow(kind)]) expect(row).toHaveLength(titles.length);
  });

  it.each(kinds)('%s: no example or note has the id of a product', (kind) => {
    const [titles = [], ...examples] = modelRows(kind);
    for (const row of [...examples, modelNoteRow(kind)]) {
      const id = String(row[titles.indexOf('id')]);
      expect(id).not.toMatch(/^\d*$/);
      expect(isExampleId(id)).toBe(true);
    }
  });

  it.each(kinds)('%s: the notes explain every column', (kind) => {
    expect(modelNotes(kind).map(([column]) => column)).toEqual(
      expect.arrayContaining([...importModels[kind].columns]),
    );
  });

  it('asks a selective update for the id column only', () => {
    expect(importModels['products-update'].requiredColumns).toEqual(['id']);
    expect(modelRows('products-price')[0]).toEqual(['id', 'price_per_unit']);
    expect(modelRows('products-stock')[0]).toEqual(['id', 'active']);
    expect(modelRows('products-delete')[0]).toEqual(['id']);
  });
});
