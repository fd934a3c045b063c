/**
 * Gateways refuse calls for a while (429, 503) and say for how long in `Retry-After`, which a browser may read where the
 * gateway exposes it (PerpetualSoftware/pad#882). The next call of the same kind waits for that time.
 */

/** Nobody waits longer than this for a call to be sent, in ms. */
const MAX_WAIT_MS = 15_000;

/** When a path may be called again, by `performance.now()`. */
const freeFrom = new Map<string, number>();

const keyOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

/** Resolves when the server wants to be called again. */
export async function waitForServer(request: Request): Promise<void> {
  const key = keyOf(request);
  const wait = (freeFrom.get(key) ?? 0) - performance.now();
  freeFrom.delete(key);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Notes how long the server wants to be left alone: a number of seconds, or a date. */
export function noteBusyServer(request: Request, { status, headers }: Response): void {
  const text = headers.get('Retry-After');
  if (text === null || (status !== 429 && status !== 503)) return;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  if (ms > 0) freeFrom.set(keyOf(request), performance.now() + Math.min(ms, MAX_WAIT_MS));
}
