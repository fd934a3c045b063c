import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';

import { contractDocument } from '../contract/openapi';
import { without } from '../table';
import { SEEDED, seeds } from '../testSupport/seeds';
import type { Seed } from './seedDatabase';

/** The rows as entities of the contract, without their owner fields. */
function bySchema(seed: Seed): Record<string, unknown[]> {
  const clients = new Map(seed.clients.map((row) => [row.id, without(row, 'store_id')]));
  return {
    Store: seed.stores,
    Theme: seed.themes.map(({ theme }) => theme),
    IntegrationSettings: seed.integrations.map(({ settings }) => settings),
    Promo: seed.promos.map((row) => without(row, 'store_id')),
    Refcode: seed.refcodes.map((row) => without(row, 'store_id', 'id')),
    PaymentMethod: seed.paymentMethods.map((row) => without(row, 'store_id')),
    StandardFaq: seed.standardFaqs.map((row) => without(row, 'store_id', 'id')),
    KnowledgeText: seed.knowledgeTexts.map((row) => without(row, 'store_id')),
    AdminDataImport: seed.dataImports.map((row) => without(row, 'file_name', 'started_at', 'work')),
    Product: seed.products.map((row) => without(row, 'store_id')),
    Client: [...clients.values()],
    ClientActivity: seed.clientActivity.map((row) => without(row, 'store_id', 'client_id')),
    Order: seed.orders.map((row) => ({
      ...without(row, 'store_id', 'payment_data'),
      client: clients.get(row.client_id),
    })),
    LogEntry: seed.logs,
  };
}

describe('contract', () => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats(ajv);
  ajv.addSchema(contractDocument, 'contract');

  function misfits(schema: string, rows: readonly unknown[]): unknown[] {
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
    return rows
      .filter((row) => !validate(row))
      .map((row) => ({ row, errors: validate(row) ? [] : validate.errors }))
      .slice(0, 3);
  }

  it.each(SEEDED)('%s: every row is valid against the contract', (name) => {
    for (const [schema, rows] of Object.entries(bySchema(seeds[name]))) {
      expect({ schema, none: rows.length === 0, misfits: misfits(schema, rows) }).toEqual({
        schema,
        none: false,
        misfits: [],
      });
    }
  });
});
