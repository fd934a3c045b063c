import { type ErrorContext, referenceText, reportError } from '~/lib/browser/reportError';
import { KnownError } from '~/lib/knownError';

/** A failed call: the server's message, or the HTTP status text when it sent none. */
export class ApiError extends KnownError {
  constructor(
    message: string,
    /** HTTP status; 0 when the network failed, 2xx when the answer could not be read. */
    readonly status: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/**
 * What a failure means.
 * - `refused`: the server (4xx) or a rule of the frontend refused the request: the data may not be what the frontend assumes.
 * - `user`: refused because of who asks (401, 403).
 * - `lost`: the outcome is unknown: no network, a gateway's timeout, an unreadable success.
 * - `failed`: the server failed, or does not serve at the moment (408, 425, 429).
 * - `cancelled`: the frontend no longer wanted the answer.
 * - `defect`: any other error.
 */
export type FailureKind = 'refused' | 'user' | 'lost' | 'failed' | 'cancelled' | 'defect';

const BUSY: ReadonlySet<number> = new Set([408, 425, 429]);

export function kindOf(error: unknown): FailureKind {
  if (error instanceof ApiError) {
    const { status } = error;
    if (status < 300 || status === 502 || status === 504) return 'lost';
    if (status === 401 || status === 403) return 'user';
    if (BUSY.has(status)) return 'failed';
    return status >= 400 && status < 500 ? 'refused' : 'failed';
  }
  if (error instanceof KnownError) return 'refused';
  return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'defect';
}

/** Whether a request met no server: the toast of its message is specified. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

/** Reports an error that is neither a failed nor a cancelled call. */
export function reportUnexpected(error: unknown, context: ErrorContext): void {
  if (kindOf(error) === 'defect') reportError(error, context);
}

/** The text of a failure for the user; for a defect, with a reference for support. */
export function errorMessage(error: unknown): string {
  if (error instanceof KnownError) return error.message;
  const reference = reportError(error, { source: 'message' });
  return `Ocurrió un error inesperado en la aplicación. ${referenceText(reference)}`;
}
