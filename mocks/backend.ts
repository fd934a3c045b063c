import type { HttpHandler } from 'msw';

import { Conformance } from './conformance';
import { controlHandlers, controlsOf, type MockControls } from './control';
import { handlers } from './handlers/index';
import { MockDatabase, type SnapshotStorage } from './mockDatabase';
import { operationHandlers, type OperationContext } from './operations';
import { RequestLog } from './requestLog';
import { seedDatabase } from './seed/seedDatabase';
import { thirdPartyHandlers } from './thirdparty/handlers';

export interface Backend extends OperationContext {
  controls: MockControls;
  /** Everything the mock answers: its controls, the third parties, the contract's operations. */
  handlers: HttpHandler[];
}

export interface BackendOptions {
  /** Path that the operations' paths follow, such as `/v1`; empty by default. */
  basePath?: string;
  /** Where the state is stored; null: in memory only. */
  storage: SnapshotStorage | null;
  /** Whether long lists are judged by a sample of their entries. */
  sampling: boolean;
}

/** The whole mock backend; the same for the browser, the tests and the server on a port. */
export function createBackend({ storage, sampling, basePath = '' }: BackendOptions): Backend {
  const context: OperationContext = {
    database: new MockDatabase(seedDatabase, storage),
    conformance: new Conformance(sampling),
    basePath,
    requests: new RequestLog(),
  };
  const controls = controlsOf(context);
  return {
    ...context,
    controls,
    handlers: [
      ...controlHandlers(controls),
      ...thirdPartyHandlers(context),
      ...operationHandlers(context, handlers),
    ],
  };
}
