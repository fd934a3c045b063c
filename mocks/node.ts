import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { createBackend } from './backend';
import type { Violation } from './conformance';
import type { Database, ScenarioName } from './db';
import type { MockDatabase } from './mockDatabase';

/** The mock backend as a test sees it. */
export interface MockBackend {
  database: MockDatabase;
  db: Database;
  /** The contract violations so far; those taken no longer fail the test. */
  takeViolations(): Violation[];
}

/**
 * Answers every request of this file's tests with the mock backend, on any host. Each test starts
 * from the seed (dates relative to its own clock) and fails when a request or an answer broke the
 * contract, unless it took the violations itself. To be called at the top of a test file.
 */
export function useMockBackend(scenario: ScenarioName = 'default'): MockBackend {
  const { database, conformance, handlers } = createBackend({ storage: null, sampling: false });
  const server = setupServer(...handlers);

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => database.reset(scenario));
  afterEach(() => {
    expect(conformance.takeViolations(), 'contract violations').toEqual([]);
  });
  afterAll(() => server.close());

  return { database, db: database.tables, takeViolations: () => conformance.takeViolations() };
}
