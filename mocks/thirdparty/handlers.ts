import type { HttpHandler } from 'msw';

import type { OperationContext } from '../operations';

/** What answers for the third parties, scripts included, and the controls that steer them. */
export function thirdPartyHandlers(_context: OperationContext): HttpHandler[] {
  return [];
}
