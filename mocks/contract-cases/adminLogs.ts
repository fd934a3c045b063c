import { expect } from 'vitest';

import type { HostCase, SeedCase } from '../contractCase';
import { STORE_IDS } from '../seed/accounts';
import { platform, succeeds, newestFirst } from './setup';

function expectNewestFirst(rows: readonly { created_at: string }[]): void {
  const dates = rows.map(({ created_at }) => created_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
}

export const cases: readonly HostCase[] = [
  succeeds('listLogs', () => platform, { check: newestFirst }),
  succeeds('listAdminDataImports', () => platform, { check: newestFirst }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listLogs',
    status: 200,
    request: { as: 'platformAdmin' },
    check({ data }, db) {
      expect(data).toHaveLength(db.logs.all().length);
      expectNewestFirst(data);
    },
  },
  {
    operationId: 'listLogs',
    status: 200,
    why: 'of one store',
    request: { as: 'platformAdmin', query: { store_id: STORE_IDS.donpepe } },
    check({ data }) {
      expect(data.length).toBeGreaterThan(0);
      expect(new Set(data.map(({ store_id }) => store_id))).toEqual(new Set([STORE_IDS.donpepe]));
    },
  },
  {
    operationId: 'listLogs',
    status: 200,
    why: 'of a store that does not exist',
    request: { as: 'platformAdmin', query: { store_id: 99_999 } },
    check({ data }) {
      expect(data).toEqual([]);
    },
  },

  {
    operationId: 'listAdminDataImports',
    status: 200,
    request: { as: 'platformAdmin' },
    check({ data }, db) {
      expect(data).toHaveLength(db.dataImports.all().length);
      expectNewestFirst(data);
      const statuses = new Set(data.map(({ status }) => status));
      expect(statuses).toEqual(new Set(['pending', 'processing', 'complete', 'failed']));
    },
  },
];
