import type { Operations } from '~/contract/types';
import { messages } from '~/domain/messages';

import type { OperationId } from './contract-kit/operation';
import type { Database, StoreRow, UserRow } from './database/db';

/** Parameters that an operation does not have are `unknown`: reading one does not compile. */
type UnknownIfAbsent<Value> = [NonNullable<Value>] extends [never] ? unknown : NonNullable<Value>;

export type PathParams<Id extends OperationId> = Operations[Id] extends {
  parameters: { path?: infer Path };
}
  ? UnknownIfAbsent<Path>
  : unknown;

export type QueryParams<Id extends OperationId> = Operations[Id] extends {
  parameters: { query?: infer Query };
}
  ? UnknownIfAbsent<Query>
  : unknown;

type BodyOfContent<Content> = Content extends { 'application/json': infer Json }
  ? Json
  : Content extends { 'multipart/form-data': unknown }
    ? { file: File }
    : undefined;

export type Body<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? BodyOfContent<Content>
  : undefined;

type ReplyOfContent<Content> = Content extends { 'application/json': infer Json }
  ? Json
  : Content extends { 'text/csv': unknown }
    ? CsvReply
    : never;

/** The body of a 200 answer: `{data, metadata?}`, a CSV file, or the third party's own shape. */
export type Reply<Id extends OperationId> = Operations[Id] extends {
  responses: { 200: { content: infer Content } };
}
  ? ReplyOfContent<Content>
  : never;

/** The signed-in user and the store it works for. */
export interface Seller {
  user: Readonly<UserRow>;
  store: Readonly<StoreRow>;
}

/** A {@link Call} with its type parameters separated. */
export interface CallOf<Params, Query, RequestBody> {
  /** Decoded path parameters with the contract's types. */
  params: Params;
  query: Query;
  /** Validated against the contract; a file upload is `{file}`. */
  body: RequestBody;
  db: Database;
  /** The moment of the request. */
  now: Date;
  request: Request;
  /** The signed-in user of an operation with bearerAuth. */
  user(): Readonly<UserRow>;
  /** The signed-in user and its store. @throws 403 when the user has no store. */
  seller(): Seller;
  /** Like `seller`, for the store role admin. @throws 403 for any other */
  storeAdmin(): Seller;
  /** The platform administrator. @throws 403 for any other */
  platformAdmin(): Readonly<UserRow>;
}

/** The argument of a handler: an authenticated and validated request of its operation. */
export type Call<Id extends OperationId> = CallOf<PathParams<Id>, QueryParams<Id>, Body<Id>>;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>;

/** A handler for each of the operations; a tag's file `satisfies` it. */
export type HandlersOf<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };

export type AllHandlers = HandlersOf<OperationId>;

/** A success body. */
export function ok<Data>(data: Data): { data: Data };
export function ok<Data, Metadata>(
  data: Data,
  metadata: Metadata,
): { data: Data; metadata: Metadata };
export function ok(data: unknown, metadata?: unknown): unknown {
  return metadata === undefined ? { data } : { data, metadata };
}

/** A CSV answer. */
export class CsvReply {
  constructor(
    readonly text: string,
    readonly fileName: string,
  ) {}
}

/** What an error answer says that has no message of its own (Spanish). */
export const STATUS_MESSAGES = {
  400: 'Los datos enviados no son correctos',
  401: messages.sessionError,
  403: 'No tiene permiso para realizar esta acción',
  404: 'No se encontró lo solicitado',
  409: 'Los datos cambiaron mientras tanto',
  413: messages.importFileTooLarge,
  422: 'Los datos enviados no son válidos',
  500: 'Error interno del servidor',
  503: 'Servicio no disponible',
} as const;

/** A refusal, which becomes an error answer `{message}`. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** @param message shown to the user, in Spanish */
export function fail(status: number, message: string): Failure {
  return new Failure(status, message);
}

export const badRequest = (message: string) => fail(400, message);
export const unauthorized = (message: string = STATUS_MESSAGES[401]) => fail(401, message);
export const forbidden = (message: string = STATUS_MESSAGES[403]) => fail(403, message);
export const notFound = (message: string = STATUS_MESSAGES[404]) => fail(404, message);
export const conflict = (message: string) => fail(409, message);
export const tooLarge = (message: string) => fail(413, message);
export const invalid = (message: string) => fail(422, message);
