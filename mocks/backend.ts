import type { HttpHandler } from 'msw';

import { Conformance, type ConformanceOptions } from './contract/conformance';
import { controlHandlers, controlsOf, type MockControls } from './control';
import { MockDatabase, type SnapshotStorage } from './database/mockDatabase';
import { handlers } from './handlers/index';
import type { AllHandlers } from './http';
import { operationHandler, type OperationContext } from './operationHandler';
import { RequestLog } from './requestLog';
import { seedDatabase } from './seed/seedDatabase';
import { thirdPartyHandlers } from './thirdparty/handlers';

export interface Backend extends OperationContext {
  controls: MockControls;
  /** Handlers for the operations of the contract, the mock controls and the third parties. */
  handlers: HttpHandler[];
}

export interface BackendOptions extends ConformanceOptions {
  /** Prefix of the operations' paths, such as `/v1`; empty by default. */
  basePath?: string;
  /** Where the state is stored; null: in memory only. */
  storage: SnapshotStorage | null;
  /** Handlers that replace those of their operations. */
  replaced?: Partial<AllHandlers>;
}

/** The whole mock backend; the same in the browser, in tests and as an HTTP server. */
export function createBackend({
  storage,
  basePath = '',
  replaced = {},
  ...options
}: BackendOptions): Backend {
  const context: OperationContext = {
    database: new MockDatabase(seedDatabase, storage),
    conformance: new Conformance(options),
    basePath,
    requests: new RequestLog(),
  };
  const controls = controlsOf(context);
  return {
    ...context,
    controls,
    handlers: [
      operationHandler(context, { ...handlers, ...replaced }),
      ...controlHandlers(controls),
      ...thirdPartyHandlers(context),
    ],
  };
}
