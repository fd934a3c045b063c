import { readFile } from 'node:fs/promises';

import { MEDIA_ORIGIN } from '../seed/products';
import { PAGES } from '../thirdparty/frames';
import { mediaSvg } from '../thirdparty/media';

/** URLs of the demo's pictures on the mock server, which has no worker to answer for their host. */
const PICTURES = '/__media';
const REPORTS = '/mock-frames';

/** URLs of the demo's pictures and reports in a browser with mocks, and at this server. */
const moves = (origin: string) =>
  [
    [MEDIA_ORIGIN, origin + PICTURES],
    [PAGES, origin + REPORTS],
  ] as const;

const isJson = ({ headers }: Request | Response) =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/** The answer with the demo's pictures and reports at this server. */
export async function filesFromHere(response: Response, origin: string): Promise<Response> {
  if (!isJson(response)) return response;
  let text = await response.text();
  for (const [inBrowser, here] of moves(origin)) text = text.replaceAll(inBrowser, here);
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // The URLs here are not as long as the stored ones.
  headers.delete('Content-Length');
  return new Response(text, { status, statusText, headers });
}

/** A request body that repeats such URLs, with the stored ones. */
export async function filesAsStored(request: Request, origin: string): Promise<Request> {
  const { method, headers, url } = request;
  if (method === 'GET' || !isJson(request)) return request;
  let text = await request.text();
  for (const [inBrowser, here] of moves(origin)) text = text.replaceAll(here, inBrowser);
  return new Request(url, { method, headers, body: text });
}

function answer(body: BodyInit | null, type: string): Response {
  if (body === null) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': type, 'Cache-Control': 'max-age=3600' };
  return new Response(body, { headers });
}

const publicFile = (path: string) =>
  readFile(new URL(`../../public/${path}`, import.meta.url), 'utf8');

/** @returns the picture or report of a URL; null for any other URL. */
export async function file(address: string): Promise<Response | null> {
  const { pathname } = new URL(address);
  if (pathname.startsWith(`${PICTURES}/`)) {
    const text = await mediaSvg(pathname.slice(PICTURES.length), (name) =>
      publicFile(`mock-pictures/${name}.svg`),
    );
    return answer(text, 'image/svg+xml');
  }
  const report = /^\/mock-frames\/(\w+\.(html|css))$/.exec(pathname);
  if (!report) return null;
  const text = await publicFile(`mock-frames/${report[1]}`).catch(() => null);
  return answer(text, report[2] === 'css' ? 'text/css' : 'text/html; charset=utf-8');
}
