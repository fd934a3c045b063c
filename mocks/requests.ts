import { BULK_FILE_MAX_MB } from '~/domain/products/bulkModels';

import type { RequestParts } from './conformance';
import type { ContractOperation, ContractParameter } from './contract/document';

/** The largest file an upload may carry. */
export const MAX_FILE_BYTES = BULK_FILE_MAX_MB * 1024 * 1024;

/** A request as it came, before anything has judged it. */
export interface ReadRequest extends RequestParts {
  /** Whether a file is over {@link BULK_FILE_MAX_MB}. */
  tooLarge: boolean;
}

type ReadBody = Pick<ReadRequest, 'body' | 'unreadable' | 'tooLarge'>;

const NO_BODY: ReadBody = { body: undefined, unreadable: null, tooLarge: false };

/** Takes a request apart as its operation wants it. Never throws. */
export async function readRequest(
  operation: ContractOperation,
  request: Request,
): Promise<ReadRequest> {
  const [address = '', query = ''] = request.url.split('#')[0]?.split('?') ?? [];
  const groups = operation.pattern.exec(address)?.groups ?? {};
  const search = new URLSearchParams(query);
  const params: Record<string, unknown> = {};
  const queryValues: Record<string, unknown> = {};
  const known = new Set(operation.parameters.map(({ name, place }) => `${place} ${name}`));
  for (const parameter of operation.parameters) {
    const { name, place } = parameter;
    const text = place === 'path' ? decode(groups[name]) : search.get(name);
    if (text !== null) (place === 'path' ? params : queryValues)[name] = typed(parameter, text);
  }
  return {
    params,
    query: queryValues,
    unknownQuery: [...new Set(search.keys())].filter((name) => !known.has(`query ${name}`)),
    mediaType: mediaTypeOf(request.headers),
    ...(await readBody(operation, request)),
  };
}

/** What a message says its body is, without parameters such as the charset; null: it does not say. */
export function mediaTypeOf(headers: Headers): string | null {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() || null;
}

/** A part of a path, decoded; an address that cannot be decoded comes to no handler. */
function decode(text: string | undefined): string | null {
  return text === undefined ? null : decodeURIComponent(text);
}

/** A number where the contract wants one and the text is one; validation refuses the rest. */
function typed(parameter: ContractParameter, text: string): string | number {
  return parameter.numeric && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

async function readBody(operation: ContractOperation, request: Request): Promise<ReadBody> {
  if (operation.body === null) return NO_BODY;
  return operation.body.kind === 'json' ? readJson(request) : readFile(request);
}

async function readJson(request: Request): Promise<ReadBody> {
  const text = await request.text();
  if (text === '') return NO_BODY;
  try {
    const body: unknown = JSON.parse(text);
    return { ...NO_BODY, body };
  } catch {
    return { ...NO_BODY, unreadable: 'El cuerpo no es JSON válido' };
  }
}

async function readFile(request: Request): Promise<ReadBody> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    return { ...NO_BODY, unreadable: 'El cuerpo no es un formulario con un archivo' };
  }
  const file = form.get('file');
  if (file === null || typeof file === 'string') {
    return { ...NO_BODY, unreadable: 'Falta el archivo (parte file)' };
  }
  return { ...NO_BODY, body: { file }, tooLarge: file.size > MAX_FILE_BYTES };
}
