import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { createBackend } from './backend';
import type { Violation } from './contract/conformance';
import type { Database, ScenarioName } from './database/db';
import type { MockDatabase } from './database/mockDatabase';

/** The mock backend for tests. */
export interface MockBackend {
  database: MockDatabase;
  db: Database;
  /** Returns the contract violations so far; they no longer fail the test. */
  takeViolations(): Violation[];
}

/**
 * Answers every request of this test file with the mock backend, on any host. Each test starts from the seed (dates
 * relative to its clock) and fails when a request or an answer breaks the contract, unless it takes the violations.
 * Call it at the top of a test file.
 */
export function useMockBackend(scenario: ScenarioName = 'default'): MockBackend {
  const { database, conformance, handlers } = createBackend({ storage: null, sampling: false });
  const server = setupServer(...handlers);

  beforeAll(async () => {
    // Otherwise the first request of a test waits for it.
    await conformance.load();
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => database.reset(scenario));
  afterEach(() => {
    expect(conformance.takeViolations(), 'contract violations').toEqual([]);
  });
  afterAll(() => server.close());

  return { database, db: database.tables, takeViolations: () => conformance.takeViolations() };
}
