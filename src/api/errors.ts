import { commonMessages } from '~/domain/commonMessages';
import { ConflictError } from '~/domain/mergeChanges';

/** A failed call: the server's message, or the HTTP status text when it sent none (§8 staff). */
export class ApiError extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 when the network failed. */
    readonly status: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** What a person may be told about any failure. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError || error instanceof ConflictError
    ? error.message
    : commonMessages.networkFailure;
}
