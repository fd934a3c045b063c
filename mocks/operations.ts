import { delay, http, HttpResponse, type HttpHandler } from 'msw';

import {
  authenticate,
  checkApiKey,
  requirePlatformAdmin,
  requireStaff,
  requireStoreAdmin,
} from './auth';
import { latencyOf, nowOf } from './clock';
import type { Conformance } from './conformance';
import {
  contractOperations,
  findOperation,
  pathBelow,
  type ContractOperation,
} from './contract/document';
import type { Database, UserRow } from './db';
import { faultMessage, takeFault } from './faults';
import {
  badRequest,
  CsvReply,
  Failure,
  tooLarge,
  unauthorized,
  type AllHandlers,
  type CallOf,
} from './http';
import { settleImports } from './importJobs';
import type { MockDatabase } from './mockDatabase';
import type { RequestLog } from './requestLog';
import { mediaTypeOf, readRequest, type ReadRequest } from './requests';
import { settleWalletPayments } from './walletPayments';

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

/** The msw handlers of the operations, in matching order. */
export function operationHandlers(
  context: OperationContext,
  handlers: Partial<AllHandlers>,
): HttpHandler[] {
  return contractOperations.flatMap((operation) => {
    const handler: AnyHandler | undefined = handlers[operation.operationId];
    return handler === undefined ? [] : [operationHandler(context, operation, handler)];
  });
}

function operationHandler(
  context: OperationContext,
  operation: ContractOperation,
  handler: AnyHandler,
): HttpHandler {
  const { basePath, conformance, requests, database } = context;
  return http[operation.method](urlPattern(operation, basePath), async ({ request }) => {
    const path = pathBelow(basePath, request.url) ?? '';
    // The pattern of `/store/{id}` also matches `/store/orders`, which is another operation.
    if (findOperation(request.method, path) !== operation) return undefined;
    const startedAt = performance.now();
    const withBody = operation.body !== null && (await isSignedIn(context, operation, request));
    const read = await readRequest(operation, request, path, withBody);
    const { response, delayMs, violations } = await database.exclusively(async () => {
      const before = conformance.count;
      const answer = await answerOf(context, operation, handler, request, read);
      const response = responseOf(context, operation, answer);
      const reasons = conformance
        .since(before)
        .map(({ pointer, reason }) => `${pointer} ${reason}`);
      const delayMs = answer.delayMs + latencyOf(database.tables);
      return { response, delayMs, violations: reasons };
    });
    if (delayMs > 0) await delay(delayMs);
    const status = response.type === 'error' ? 'network' : response.status;
    requests.add(request, startedAt, { operationId: operation.operationId, status, violations });
    return response;
  });
}

/** The response of an answer; 500 and a violation for a body that cannot be written as JSON. */
function responseOf(
  context: OperationContext,
  operation: ContractOperation,
  answer: Answer,
): Response {
  let response: Response;
  try {
    response = toResponse(operation, answer);
  } catch (error) {
    const broken = refusalOf(context, operation, error);
    return toResponse(operation, { ...broken, delayMs: 0, isFault: false });
  }
  if (!answer.isFault) {
    const mediaType = mediaTypeOf(response.headers);
    context.conformance.checkContentType(operation, response.status, mediaType);
  }
  return response;
}

/** The URLs of an operation: any origin, then the base path, then the path of the operation. */
function urlPattern({ pattern }: ContractOperation, basePath: string): RegExp {
  return new RegExp(`^https?://[^/?#]+${basePath}${pattern.source.slice(1)}`);
}

/** Whether the caller is authorized; otherwise the body is not read. */
function isSignedIn(
  { database }: OperationContext,
  operation: ContractOperation,
  request: Request,
): Promise<boolean> {
  if (operation.security === 'none') return Promise.resolve(true);
  return database.exclusively(() => {
    try {
      signIn(database.tables, operation, request);
      return true;
    } catch {
      return false;
    }
  });
}

/** @throws 401 or 403 for a caller without access to the operation; null for a public one */
function signIn(
  db: Database,
  { security }: ContractOperation,
  request: Request,
): Readonly<UserRow> | null {
  if (security === 'apiKey') checkApiKey(request);
  return security === 'bearer' ? authenticate(request, db) : null;
}

async function answerOf(
  context: OperationContext,
  operation: ContractOperation,
  handler: AnyHandler,
  request: Request,
  read: ReadRequest,
): Promise<Answer> {
  const fault = takeFault(context.database.tables, operation.operationId);
  const delayMs = fault?.delayMs ?? 0;
  const isLost = fault?.status === 'lost';
  if (
    fault !== null &&
    fault.status !== 'lost' &&
    (fault.status === 'network' || fault.status >= 400)
  ) {
    const message = faultMessage(fault);
    const body = message === '' ? undefined : { message };
    return { status: fault.status, body, delayMs, isFault: true };
  }
  try {
    const body = await handle(context, operation, handler, request, read);
    if (isLost) return { status: 'network', body: undefined, delayMs, isFault: true };
    context.conformance.checkAccepted(operation, read);
    if (!(body instanceof CsvReply)) context.conformance.checkResponse(operation, 200, body);
    return { status: 200, body, delayMs, isFault: false };
  } catch (error) {
    return { ...refusalOf(context, operation, error), delayMs, isFault: false };
  }
}

function refusalOf(
  { conformance }: OperationContext,
  operation: ContractOperation,
  error: unknown,
): Pick<Answer, 'status' | 'body'> {
  if (error instanceof Failure) {
    const body = { message: error.message };
    conformance.checkResponse(operation, error.status, body);
    return { status: error.status, body };
  }
  console.error(error);
  conformance.report({
    operationId: operation.operationId,
    direction: 'response',
    pointer: '',
    reason: `the handler threw: ${String(error)}`,
  });
  return { status: 500, body: { message: 'Error interno del servidor' } };
}

/** Checks the caller, the body's size and the request's shape, settles due jobs, then runs the handler. */
function handle(
  { database, conformance }: OperationContext,
  operation: ContractOperation,
  handler: AnyHandler,
  request: Request,
  read: ReadRequest,
): unknown {
  const { tables: db } = database;
  const now = nowOf(db);
  const signedIn = signIn(db, operation, request);
  if (read.tooLarge !== null) throw tooLarge(read.tooLarge);
  const refusal = conformance.checkRequest(operation, read);
  if (refusal !== null) throw badRequest(refusal);
  settleImports(db, now);
  settleWalletPayments(db, now);

  const user = () => {
    if (signedIn === null) throw unauthorized('La operación no lleva usuario');
    return signedIn;
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
    staff: () => requireStaff(user(), db),
    storeAdmin: () => requireStoreAdmin(user(), db),
    platformAdmin: () => requirePlatformAdmin(user()),
  });
}

function toResponse(operation: ContractOperation, { status, body }: Answer): Response {
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
