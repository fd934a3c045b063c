import type { Operations } from '~/contract/types';

import { tokenOf } from './auth';
import type { ContractOperation } from './contract/document';
import type { Database } from './db';
import type { CsvReply, OperationId, Reply } from './http';
import { ACCOUNTS } from './seed/accounts';

type StatusOf<Id extends OperationId> = keyof Operations[Id]['responses'] & number;

/** A successful answer as it arrives: JSON, or the text of a CSV file. */
type Received<Id extends OperationId> = Reply<Id> extends CsvReply ? string : Reply<Id>;

/** A request to be made; whatever is left out is not sent. */
export interface CaseRequest {
  /** The demo account whose token is sent. */
  as?: keyof typeof ACCOUNTS;
  headers?: Record<string, string>;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, for a body that is no JSON. */
  rawBody?: string;
  /** Sent as the part `file` of a form. */
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> };
}

interface CaseOf<Id extends OperationId> {
  operationId: Id;
  /** A documented status that the request must be answered with. */
  status: StatusOf<Id>;
  /** What the case shows; needed where an operation has several of one status. */
  why?: string;
  /** Prepares the freshly seeded tables. */
  arrange?: (db: Database) => void;
  /** The request, or how it follows from the (arranged) tables. */
  request: CaseRequest | ((db: Database) => CaseRequest);
  /** Further expectations about a successful answer and what it left in the tables. */
  check?: (received: Received<Id>, db: Database) => void;
  /** The sentence of a refusal, where the case is about which one it is. */
  refusal?: string;
  /** Further expectations about what a refusal left in the tables. */
  after?: (db: Database) => void;
}

/**
 * One request and the status that it must provoke. Each file of `contract-cases/` exports a list
 * `cases` of them, so that together they reach every documented status of every operation; 400,
 * 401, 403 and 413 that are the same everywhere come from `contract-cases/common.ts`.
 */
export type ContractCase = { [Id in OperationId]: CaseOf<Id> }[OperationId];

/** The first row of a list of candidates. @throws Error when the seed has none. */
export function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The seed has no such row');
  return row;
}

/** Any value that fits a path parameter of that type; the operation may refuse it later. */
function sampleParam(operation: ContractOperation, name: string): string {
  const parameter = operation.parameters.find((candidate) => candidate.name === name);
  return parameter?.numeric ? '1' : 'x';
}

/** The request of a case, on any host. Path parameters that it does not name get a sample. */
export function toRequest(operation: ContractOperation, request: CaseRequest): Request {
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(request.params?.[name] ?? sampleParam(operation, name)),
  );
  const url = new URL(path, 'https://api.tienda.test');
  for (const [name, value] of Object.entries(request.query ?? {})) {
    url.searchParams.set(name, String(value));
  }
  const headers = new Headers(request.headers);
  if (request.as !== undefined) {
    headers.set('Authorization', `Bearer ${tokenOf(ACCOUNTS[request.as].email)}`);
  }
  let body: BodyInit | null = request.rawBody ?? null;
  if (request.body !== undefined) body = JSON.stringify(request.body);
  if (body !== null && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  if (request.file !== undefined) {
    const form = new FormData();
    form.append('file', new Blob([request.file.content]), request.file.name);
    body = form;
  }
  return new Request(url, { method: operation.method.toUpperCase(), headers, body });
}
