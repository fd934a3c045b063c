import { MEDIA_ORIGIN } from './seed/products';
import { mediaSvg } from './thirdparty/media';

/** Where the mock server keeps the demo's pictures: no worker answers for their host there. */
const FOLDER = '/__media';

const isJson = ({ headers }: Request | Response) =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/** The answer with the demo's pictures at this server. */
export async function picturesFromHere(response: Response, origin: string): Promise<Response> {
  if (!isJson(response)) return response;
  const text = await response.text();
  return new Response(text.replaceAll(MEDIA_ORIGIN, origin + FOLDER), response);
}

/** What a browser sends back of such an answer, with the addresses that the world knows. */
export async function picturesAsStored(request: Request, origin: string): Promise<Request> {
  const { method, headers, url } = request;
  if (method === 'GET' || !isJson(request)) return request;
  const text = await request.text();
  return new Request(url, {
    method,
    headers,
    body: text.replaceAll(origin + FOLDER, MEDIA_ORIGIN),
  });
}

/** @returns the picture at this address, or null where the address is none of a picture. */
export function picture(address: string): Response | null {
  const { pathname } = new URL(address);
  if (!pathname.startsWith(`${FOLDER}/`)) return null;
  const svg = mediaSvg(pathname.slice(FOLDER.length));
  if (svg === null) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' },
  });
}
