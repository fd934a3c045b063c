import { expect, it } from 'vitest';

import { seedDatabase } from '../seed/seedDatabase';
import { now, WALKED_SCENARIOS } from '../testSupport/seeds';
import { createDatabase, type TableName } from './db';
import { changesProblem } from './rowShapes';

it.each(WALKED_SCENARIOS)('every row of the scenario %s can be loaded', (scenario) => {
  const db = createDatabase();
  seedDatabase(db, scenario, now);
  for (const name of Object.keys(db) as TableName[]) {
    const rows = db[name].all();
    expect(changesProblem({ [name]: rows.map((row) => [row.id, row]) })).toBeNull();
  }
});

it.each<[TableName, object, string]>([
  ['orders', { id: 1 }, 'orders 1: /store_id'],
  ['settings', { id: 1, clockOffsetMs: '0', latencyMs: 0 }, 'settings 1: /id'],
  ['products', { id: 1, store_id: 1 }, 'products 1: must have required property'],
  ['themes', { id: 1, theme: 3 }, 'themes 1: must be object'],
  ['stores', { id: 1 }, 'stores 1: must have required property'],
])('a row of %s that is %j is a problem', (table, row, problem) => {
  expect(changesProblem({ [table]: [[1, row]] })).toContain(problem);
});
