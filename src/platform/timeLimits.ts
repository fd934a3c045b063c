/**
 * Mobile networks and proxies keep connections open through which nothing comes any more: browsers let a request or an
 * import wait for minutes (zulip/zulip-mobile#12, facebook/react#17483).
 */

/** What did not arrive in time; whether it was carried out is unknown. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/** Time for the code of a part to arrive, in ms. */
export const CODE_LIMIT_MS = 10_000;

/** Settles as `work` does, or rejects after `ms`. @param onLate called in the second case */
export function withinTime<T>(work: Promise<T>, ms: number, onLate?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate?.();
      reject(new TooSlow(`Nothing arrived within ${ms} ms`));
    }, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const READ_MS = 20_000;
const SAVE_MS = 30_000;
/** A slow connection sends a file at 16 kB a second. */
const FILE_MS_PER_BYTE = 1 / 16;

/** Calls that read although they are sent with POST. */
const READS = /\/client\/(productlist|orderstatus)$/;

async function timeLimitOf(request: Request): Promise<number> {
  if (request.method === 'GET' || READS.test(request.url)) return READ_MS;
  const isFile = request.headers.get('Content-Type')?.startsWith('multipart/');
  if (!isFile) return SAVE_MS;
  const { size } = await request.clone().blob();
  return SAVE_MS + size * FILE_MS_PER_BYTE;
}

/**
 * Sends a request and waits for the whole answer: a connection may also break while it arrives. Rejects, and gives the
 * request up, when it takes too long: reads 20 s, saves 30 s, a file also by its size.
 */
export async function sendInTime(
  request: Request,
  send: (request: Request, signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const ms = await timeLimitOf(request);
  const ended = new AbortController();
  const cancel = () => ended.abort(request.signal.reason);
  request.signal.addEventListener('abort', cancel);
  const answer = async () => {
    request.signal.throwIfAborted();
    const response = await send(request, ended.signal);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(await response.arrayBuffer(), { status, statusText, headers });
  };
  try {
    return await withinTime(answer(), ms, () => ended.abort());
  } finally {
    request.signal.removeEventListener('abort', cancel);
  }
}
