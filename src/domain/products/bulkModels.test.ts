import { describe, expect, it } from 'vitest';

import { bulkModelRows, bulkModels, PRODUCTS_SHEET } from './bulkModels';

describe('models of the bulk files (§2 and §5 staff)', () => {
  it('has one for each kind of job', () => {
    expect(Object.keys(bulkModels)).toEqual([
      'products',
      'products-price',
      'products-stock',
      'products-update',
      'products-delete',
    ]);
  });

  it('puts the titles on row 1 and fills every row as wide as they are', () => {
    for (const kind of ['products', 'products-update', 'products-delete'] as const) {
      const [titles = [], ...samples] = bulkModelRows(kind);
      expect(titles).toEqual(bulkModels[kind].columns);
      expect(samples.length).toBeGreaterThan(0);
      for (const sample of samples) expect(sample).toHaveLength(titles.length);
    }
  });

  it('asks a selective update for the id column only', () => {
    expect(bulkModels['products-update'].requiredColumns).toEqual(['id']);
    expect(bulkModelRows('products-price')[0]).toEqual(['id', 'price_per_unit']);
    expect(bulkModelRows('products-stock')[0]).toEqual(['id', 'active']);
    expect(bulkModelRows('products-delete')[0]).toEqual(['id']);
  });

  it('fills in what it asks for, and leaves the id of a new product empty', () => {
    const [titles = [], created = [], changed = []] = bulkModelRows('products');
    expect(created[titles.indexOf('id')]).toBe('');
    expect(changed).not.toContain('');
    for (const { filledColumns, samples } of Object.values(bulkModels)) {
      for (const sample of samples) {
        for (const column of filledColumns) expect(sample[column] ?? '').not.toBe('');
      }
    }
  });

  it('names the sheet as the specification does', () => {
    expect(PRODUCTS_SHEET).toBe('Products');
  });
});
