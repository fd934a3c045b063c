import type { CustomerMetadata } from '~/contract/types';
import { customerSession, saveMetadata } from '~/session/customer';

import { ApiError } from './errors';

/** The server refused what was sent; a failed network or a broken server says nothing about the session. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/**
 * A public order or product read (§7 customer) with the stored session id; when the server refuses that, once more
 * with none (§8 customer, session error). The session it comes back with is kept.
 */
export async function publicRead<T>(
  read: (sessionId: string | null) => Promise<{ data: T; metadata: CustomerMetadata }>,
): Promise<{ data: T; metadata: CustomerMetadata }> {
  const { sessionId } = customerSession();
  const answer = await read(sessionId).catch((error: unknown) => {
    if (sessionId === null || !isRefusal(error)) throw error;
    return read(null);
  });
  saveMetadata(answer.metadata);
  return answer;
}
