import { messages } from '~/domain/messages';

import { MAX_FILE_BYTES, MAX_JSON_BYTES, MAX_JSON_DEPTH } from './contract-kit/limits';
import type { Operation, Parameter } from './contract-kit/operation';
import type { RequestParts } from './contract/conformance';

/** Size of a form besides its file: boundaries and part headers. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
/** The maximum length of an activity's payload as JSON. */
export const MAX_PAYLOAD_LENGTH = 16 * 1024;

/** A request before validation. */
export interface ReadRequest extends RequestParts {
  /** The limit that the body exceeds (Spanish); null when it exceeds none. */
  tooLarge: string | null;
}

type ReadBody = Pick<ReadRequest, 'body' | 'unreadable' | 'tooLarge'>;

const NO_BODY: ReadBody = { body: undefined, unreadable: null, tooLarge: null };

/**
 * Reads the parameters of a request, and its body with trimmed texts when `withBody`. Throws only for a path that cannot be
 * decoded.
 * @param path path of the request below the base path
 */
export async function readRequest(
  operation: Operation,
  request: Request,
  path: string,
  withBody: boolean,
): Promise<ReadRequest> {
  const groups = operation.pattern.exec(path)?.groups ?? {};
  const search = new URL(request.url).searchParams;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const known = new Set(operation.parameters.map(({ name, place }) => `${place} ${name}`));
  for (const parameter of operation.parameters) {
    const { name, place } = parameter;
    const text = place === 'path' ? decode(groups[name]) : search.get(name);
    if (text !== null) (place === 'path' ? params : query)[name] = typed(parameter, text);
  }
  const names = [...new Set(search.keys())];
  return {
    params,
    query,
    unknownQuery: names.filter((name) => !known.has(`query ${name}`)),
    repeatedQuery: names.filter(
      (name) => known.has(`query ${name}`) && search.getAll(name).length > 1,
    ),
    mediaType: mediaTypeOf(request.headers),
    ...(withBody ? await readBody(operation, request) : NO_BODY),
  };
}

/** The media type of a message without parameters such as the charset; null when it has none. */
export function mediaTypeOf(headers: Headers): string | null {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() || null;
}

/**
 * A decoded part of a path; null when there is none.
 * @throws URIError; the HTTP server refuses such a path before
 */
function decode(text: string | undefined): string | null {
  return text === undefined ? null : decodeURIComponent(text);
}

/** Converts a text to a number where the contract has a number and the text is one; validation refuses the others. */
function typed(parameter: Parameter, text: string): string | number {
  return parameter.numeric && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

async function readBody(operation: Operation, request: Request): Promise<ReadBody> {
  if (operation.body === null) return NO_BODY;
  return operation.body.kind === 'json' ? readJson(operation, request) : readFile(request);
}

/** The bytes of a body; null when there are more than `limit`, without reading further. */
async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length')) > limit) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = (request.body ?? new Blob([]).stream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > limit) {
      // Not awaited: it ends only when every copy of the request is cancelled.
      void reader.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** The nesting depth of a JSON text. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

async function readJson(operation: Operation, request: Request): Promise<ReadBody> {
  const bytes = await bytesOf(request, MAX_JSON_BYTES);
  if (bytes === null) return { ...NO_BODY, tooLarge: 'El pedido enviado supera el máximo de 1 MB' };
  const text = new TextDecoder().decode(bytes);
  if (text === '') return NO_BODY;
  if (depthOf(text) > MAX_JSON_DEPTH) {
    return { ...NO_BODY, unreadable: `El cuerpo tiene más de ${MAX_JSON_DEPTH} niveles` };
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ...NO_BODY, unreadable: 'El cuerpo no es JSON válido' };
  }
  const { trimTexts } = await import('./contract/texts');
  return { ...NO_BODY, body: trimTexts(operation.operationId, body) };
}

async function readFile(request: Request): Promise<ReadBody> {
  const tooLarge = { ...NO_BODY, tooLarge: messages.importFileTooLarge };
  const bytes = await bytesOf(request, MAX_FILE_BYTES + FORM_OVERHEAD_BYTES);
  if (bytes === null) return tooLarge;
  let parts: [string, File | string][];
  try {
    const type = request.headers.get('content-type') ?? '';
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    parts = [...form];
  } catch {
    return { ...NO_BODY, unreadable: 'El cuerpo no es un formulario con un archivo' };
  }
  const [[name, file] = [], ...others] = parts;
  if (name !== 'file' || file === undefined || typeof file === 'string' || others.length > 0) {
    return { ...NO_BODY, unreadable: 'El formulario lleva un archivo en la parte file y nada más' };
  }
  return file.size > MAX_FILE_BYTES ? tooLarge : { ...NO_BODY, body: { file } };
}
