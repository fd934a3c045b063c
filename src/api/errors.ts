import { KnownError } from '~/lib/knownError';
import { type ErrorContext, referenceText, reportError } from '~/lib/reportError';

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

/** Failures that the application handles; any other error is a defect. */
function isExpected(error: unknown): boolean {
  return (
    error instanceof KnownError || (error instanceof DOMException && error.name === 'AbortError')
  );
}

/** Reports an error that is neither a failed nor a cancelled call. */
export function reportUnexpected(error: unknown, context: ErrorContext): void {
  if (!isExpected(error)) reportError(error, context);
}

/** The text of a failure for the user; for a defect, with a reference for support. */
export function errorMessage(error: unknown): string {
  if (error instanceof KnownError) return error.message;
  const reference = reportError(error, { source: 'message' });
  return `Ocurrió un error inesperado en la aplicación. ${referenceText(reference)}`;
}
