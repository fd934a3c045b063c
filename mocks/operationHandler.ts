import { delay, http, HttpResponse, type HttpHandler } from 'msw';

import {
  authenticate,
  checkApiKey,
  requirePlatformAdmin,
  requireSeller,
  requireStoreAdmin,
} from './auth';
import type { Operation } from './contract-kit/operation';
import type { OperationCheck, Conformance } from './contract/conformance';
import { findOperation, pathBelow } from './contract/operations';
import { latencyOf, nowOf } from './database/clock';
import type { Database, UserRow } from './database/db';
import type { MockDatabase } from './database/mockDatabase';
import { faultMessage, takeFault } from './faults';
import {
  badRequest,
  CsvReply,
  Failure,
  STATUS_MESSAGES,
  tooLarge,
  unauthorized,
  type AllHandlers,
  type CallOf,
} from './http';
import { settleImports } from './imports/importJobs';
import type { RequestLog } from './requestLog';
import { mediaTypeOf, readRequest, type ReadRequest } from './requests';
import { settleWalletPayments } from './shopper/walletPayments';

/** Answer header with the name of the operation. */
export const OPERATION_HEADER = 'x-mock-operation';

type AnyHandler = (call: CallOf<never, never, never>) => unknown;

interface Answer {
  status: number | 'network';
  /** A JSON value or a {@link CsvReply}; undefined: no body. */
  body: unknown;
  delayMs: number;
  /** Whether it is a fault: such answers are not validated. */
  isFault: boolean;
}

/** The state of the mock backend for its handlers. */
export interface OperationContext {
  database: MockDatabase;
  conformance: Conformance;
  /** Prefix of every operation's path, such as `/v1`; empty for none. */
  basePath: string;
  /** The last requests with their violations. */
  requests: RequestLog;
}

/**
 * The msw handler of all operations. It finds the operation itself: with a handler for each of them msw would look at a
 * hundred for every request.
 */
export function operationHandler(
  context: OperationContext,
  handlers: Partial<AllHandlers>,
): HttpHandler {
  const { basePath, requests, database } = context;
  return http.all(/^https?:/, async ({ request }) => {
    const path = pathBelow(basePath, request.url);
    const operation = path === null ? undefined : findOperation(request.method, path);
    const handler: AnyHandler | undefined = operation && handlers[operation.operationId];
    if (path === null || operation === undefined || handler === undefined) return undefined;
    const startedAt = performance.now();
    const withBody = operation.body !== null && (await isAuthorized(context, operation, request));
    const read = await readRequest(operation, request, path, withBody);
    const check: OperationCheck = { operation, violations: [] };
    const { response, delayMs } = await database.exclusively(async () => {
      const answer = await answerOf(context, check, handler, request, read);
      const response = await responseOf(context, check, answer);
      return { response, delayMs: answer.delayMs + latencyOf(database.tables) };
    });
    if (delayMs > 0) await delay(delayMs);
    const status = response.type === 'error' ? 'network' : response.status;
    const { violations } = check;
    requests.add(request, startedAt, { operationId: operation.operationId, status, violations });
    return response;
  });
}

/** The response of an answer; 500 and a violation for a body that cannot be written as JSON. */
async function responseOf(
  context: OperationContext,
  check: OperationCheck,
  answer: Answer,
): Promise<Response> {
  let response: Response;
  try {
    response = toResponse(check.operation, answer);
  } catch (error) {
    const broken = await errorAnswerOf(context, check, error);
    return toResponse(check.operation, { ...broken, delayMs: 0, isFault: false });
  }
  if (!answer.isFault) {
    const mediaType = mediaTypeOf(response.headers);
    await context.conformance.checkContentType(check, response.status, mediaType);
  }
  return response;
}

/** Whether the caller is authorized; otherwise the body is not read. */
function isAuthorized(
  { database }: OperationContext,
  operation: Operation,
  request: Request,
): Promise<boolean> {
  if (operation.security === 'none') return Promise.resolve(true);
  return database.exclusively(() => {
    try {
      authorize(database.tables, operation, request);
      return true;
    } catch {
      return false;
    }
  });
}

/** The user who calls; null for an operation without users. @throws 401 or 403 for a caller without access */
function authorize(
  db: Database,
  { security }: Operation,
  request: Request,
): Readonly<UserRow> | null {
  if (security === 'apiKey') checkApiKey(request);
  return security === 'bearer' ? authenticate(request, db) : null;
}

async function answerOf(
  context: OperationContext,
  check: OperationCheck,
  handler: AnyHandler,
  request: Request,
  read: ReadRequest,
): Promise<Answer> {
  const fault = takeFault(context.database.tables, check.operation.operationId);
  const delayMs = fault?.delayMs ?? 0;
  const isLost = fault?.status === 'lost';
  if (
    fault !== null &&
    fault.status !== 'lost' &&
    fault.status !== 'repeat' &&
    (fault.status === 'network' || fault.status >= 400)
  ) {
    const message = faultMessage(fault);
    const body = message === '' ? undefined : { message };
    return { status: fault.status, body, delayMs, isFault: true };
  }
  try {
    // As a browser does by itself when a kept connection breaks before the answer.
    if (fault?.status === 'repeat') await handle(context, check, handler, request, read);
    const body = await handle(context, check, handler, request, read);
    if (isLost) return { status: 'network', body: undefined, delayMs, isFault: true };
    await context.conformance.checkAccepted(check, read);
    if (!(body instanceof CsvReply)) await context.conformance.checkResponse(check, 200, body);
    return { status: 200, body, delayMs, isFault: false };
  } catch (error) {
    return { ...(await errorAnswerOf(context, check, error)), delayMs, isFault: false };
  }
}

/** The answer to an error: a refusal, or 500 and a violation where the handler crashed. */
async function errorAnswerOf(
  { conformance }: OperationContext,
  check: OperationCheck,
  error: unknown,
): Promise<Pick<Answer, 'status' | 'body'>> {
  if (error instanceof Failure) {
    const body = { message: error.message };
    await conformance.checkResponse(check, error.status, body);
    return { status: error.status, body };
  }
  console.error(error);
  conformance.reportOf(check, {
    direction: 'response',
    pointer: '',
    reason: `the handler threw: ${String(error)}`,
  });
  return { status: 500, body: { message: STATUS_MESSAGES[500] } };
}

/** Checks the caller, the body's size and the request's shape, settles due jobs, then runs the handler. */
async function handle(
  { database, conformance }: OperationContext,
  check: OperationCheck,
  handler: AnyHandler,
  request: Request,
  read: ReadRequest,
): Promise<unknown> {
  const { tables: db } = database;
  const now = nowOf(db);
  const caller = authorize(db, check.operation, request);
  if (read.tooLarge !== null) throw tooLarge(read.tooLarge);
  const refusal = await conformance.checkRequest(check, read);
  if (refusal !== null) throw badRequest(refusal);
  settleImports(db, now);
  settleWalletPayments(db, now);

  const user = () => {
    if (caller === null) throw unauthorized('La operación no lleva usuario');
    return caller;
  };
  return handler({
    // Validated against the contract just before: they have the generated types.
    params: read.params as never,
    query: read.query as never,
    body: read.body as never,
    db,
    now,
    request,
    user,
    seller: () => requireSeller(user(), db),
    storeAdmin: () => requireStoreAdmin(user(), db),
    platformAdmin: () => requirePlatformAdmin(user()),
  });
}

function toResponse(operation: Operation, { status, body }: Answer): Response {
  if (status === 'network') return HttpResponse.error();
  const headers: Record<string, string> = { [OPERATION_HEADER]: operation.operationId };
  if (body instanceof CsvReply) {
    headers['Content-Disposition'] = `attachment; filename="${body.fileName}"`;
    headers['Content-Type'] = 'text/csv; charset=utf-8';
    return new HttpResponse(body.text, { status, headers });
  }
  if (body === undefined) return new HttpResponse(null, { status, headers });
  headers['Content-Type'] = 'application/json';
  return new HttpResponse(JSON.stringify(body), { status, headers });
}
