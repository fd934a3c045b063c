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
  /** Handlers for the mock controls, the third parties and the operations of the contract. */
  handlers: HttpHandler[];
}

export interface BackendOptions {
  /** Prefix of the operations' paths, such as `/v1`; empty by default. */
  basePath?: string;
  /** Where the state is stored; null: in memory only. */
  storage: SnapshotStorage | null;
  /** Whether only a sample of long lists is validated. */
  sampling: boolean;
}

/** The whole mock backend; the same in the browser, in tests and as an HTTP server. */
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
