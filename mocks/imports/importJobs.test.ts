import { describe, expect, it } from 'vitest';

import { createDatabase, type ImportWork } from '../database/db';
import { seedDatabase } from '../seed/seedDatabase';
import { settleImports } from './importJobs';

const START = new Date('2025-05-14T10:00:00');
const after = (ms: number) => new Date(START.getTime() + ms);

function withJob(work: ImportWork) {
  const db = createDatabase();
  seedDatabase(db, 'default', START);
  const { id } = db.dataImports.insert({
    id: db.dataImports.nextId(),
    kind: 'products-price',
    status: 'pending',
    created_at: '2025-05-14 10:00:00',
    updated_at: '2025-05-14 10:00:00',
    error_msg: null,
    store_id: 1,
    filepath: 'importaciones/precios.csv',
    file_name: 'precios.csv',
    started_at: START.getTime(),
    work,
  });
  const statusAt = (ms: number) => {
    settleImports(db, after(ms));
    return db.dataImports.get(id)?.status;
  };
  return { db, id, statusAt };
}

describe('import jobs', () => {
  it('pass from pending to processing to complete, and change the products at the end', () => {
    const { db, id, statusAt } = withJob(null);
    const [first, second] = db.products.all();
    if (first === undefined || second === undefined) throw new Error('the seed has no products');
    const { id: _id, ...model } = first;
    db.dataImports.update(id, {
      work: {
        changes: [
          { type: 'update', id: first.id, patch: { price_per_unit: 12.5 } },
          { type: 'remove', id: second.id },
          { type: 'insert', product: { ...model, name: 'Nuevo' } },
        ],
      },
    });
    const newId = db.products.nextId();

    expect(statusAt(500)).toBe('pending');
    expect(statusAt(1_500)).toBe('processing');
    expect(db.products.get(first.id)?.price_per_unit).toBe(first.price_per_unit);
    expect(statusAt(3_500)).toBe('complete');
    expect(db.products.get(first.id)?.price_per_unit).toBe(12.5);
    expect(db.products.get(second.id)).toBeUndefined();
    expect(db.products.get(newId)?.name).toBe('Nuevo');
    expect(db.dataImports.get(id)?.updated_at).toBe('2025-05-14 10:00:03');
  });

  it('fail with their reason', () => {
    const { db, id, statusAt } = withJob({ failure: 'Falta la columna id' });
    expect(statusAt(10_000)).toBe('failed');
    expect(db.dataImports.get(id)).toMatchObject({ error_msg: 'Falta la columna id', work: null });
  });

  it('fail as a whole when a product was removed since the upload', () => {
    const { db, id, statusAt } = withJob(null);
    const [first] = db.products.all();
    if (first === undefined) throw new Error('the seed has no products');
    db.dataImports.update(id, {
      work: {
        changes: [
          { type: 'update', id: first.id, patch: { price_per_unit: 12.5 } },
          { type: 'remove', id: 999_999 },
        ],
      },
    });
    expect(statusAt(3_500)).toBe('failed');
    expect(db.dataImports.get(id)?.error_msg).toBe('El producto 999999 ya no existe');
    expect(db.products.get(first.id)?.price_per_unit).toBe(first.price_per_unit);
  });

  it('without work do not change', () => {
    expect(withJob(null).statusAt(10_000)).toBe('pending');
  });
});
