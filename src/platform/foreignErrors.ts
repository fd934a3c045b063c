/**
 * In-app browsers and extensions run scripts in the page, whose errors reach its listeners ("Java object is gone",
 * `webkit.messageHandlers`, `_AutofillCallbackHandler`; getsentry/sentry-javascript#3040).
 */

/** Whether an uncaught error comes from a script of the application: one line of its stack names a file of this origin. */
export function isOwnError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  // Frames of code that was injected into the page name the page itself.
  return (error.stack ?? '')
    .split('\n')
    .some(
      (line) => line.includes(`${window.location.origin}/`) && /\.[cm]?[jt]sx?[:?)]/.test(line),
    );
}
