import { createHash } from 'node:crypto';

import { contractDocument } from '../contract-kit/openapi';
import { seedRows } from '../seed/seedDatabase';

/**
 * Version of the stored state: a hash of the seeded rows and of the contract, so that a state is never laid over another
 * seed. Builds inline it.
 */
export const stateVersion = createHash('sha256')
  .update(JSON.stringify([seedRows('default', new Date(2026, 0, 1)), contractDocument]))
  .digest('base64url')
  .slice(0, 16);
