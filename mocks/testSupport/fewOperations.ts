import { getResponse } from 'msw';

import { Conformance } from '../contract/conformance';
import { controlHandlers, controlsOf } from '../control';
import { MockDatabase } from '../database/mockDatabase';
import type { AllHandlers } from '../http';
import { operationHandler, type OperationContext } from '../operationHandler';
import { RequestLog } from '../requestLog';
import { seedDatabase } from '../seed/seedDatabase';

const HOST = 'https://cualquiera.test';

/** A context with the demo data. */
export const demoContext = (): OperationContext => ({
  database: new MockDatabase(seedDatabase, null),
  conformance: new Conformance({ sampling: false }),
  basePath: '',
  requests: new RequestLog(),
});

/** A backend with only these operations and the controls. @returns sends a request to a path of it */
export function backendWith(context: OperationContext, handlers: Partial<AllHandlers>) {
  const all = [...controlHandlers(controlsOf(context)), operationHandler(context, handlers)];
  return async (path: string, init: RequestInit = {}) => {
    const response = await getResponse(all, new Request(HOST + path, init));
    if (response === undefined) throw new Error(`Nothing answers ${path}`);
    return response;
  };
}
