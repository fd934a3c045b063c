import { isRecord } from '~/lib/isRecord';

import {
  contractOperation,
  contractOperations,
  isObject,
  objectAt,
  schemaAt,
  type ContractOperation,
} from '../../contract-kit/document';
import type { Json, JsonObject } from '../../contract-kit/json';
import { contractDocument } from '../../contract-kit/openapi';
import type { OperationId } from '../../contract-kit/operation';
import {
  fieldsOf,
  requestFields,
  withChange,
  type FieldPath,
  type RequestField,
} from '../../contract-kit/requestFields';
import { refusalsOf } from '../../contract-kit/sentences';
import type { Database } from '../../database/db';
import type { Table } from '../../database/table';
import { handlers } from '../../handlers/index';
import { Failure, type AllHandlers, type Call } from '../../http';
import { findOperation } from '../operations';
import type { Mutant } from './mutant';

/*
 * Backends that break the contract in one place, made from the contract alone: for each status, field, rule, list, effect and
 * record of another store.
 */

type AnyCall = Call<'saveOrder'>;
type AnyHandler = (call: AnyCall) => unknown;
const handlerOf = (operationId: OperationId) => handlers[operationId] as unknown as AnyHandler;

const replacing = (operationId: OperationId, handler: AnyHandler): Partial<AllHandlers> => ({
  [operationId]: handler,
});

const json = (status: number, body: unknown, { headers }: Response) => {
  const kept = new Headers(headers);
  kept.delete('content-length');
  kept.set('content-type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers: kept });
};

/** Changes the answers to an operation. */
const answering = (
  { operationId }: Pick<ContractOperation, 'operationId'>,
  change: NonNullable<Mutant['answers']>,
): NonNullable<Mutant['answers']> => {
  return (response, request, send) => {
    const { pathname } = new URL(request.url);
    const found = findOperation(request.method.toLowerCase(), pathname)?.operationId;
    return found === operationId ? change(response, request, send) : response;
  };
};

/** An answer of the contract's examples. */
function exampleAnswer({ path, method }: ContractOperation): Json {
  const content = schemaAt(
    `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses/200/content/application~1json`,
  );
  const examples = content['examples'];
  const [first] = isObject(examples) ? Object.values(examples) : [];
  if (!isObject(first)) return { data: [] };
  const { $ref } = first;
  const example = typeof $ref === 'string' ? schemaAt($ref) : first;
  return example['value'];
}

const INSTEAD: Record<number, number> = {
  400: 422,
  401: 403,
  403: 401,
  404: 400,
  409: 422,
  413: 400,
  422: 409,
};

/** A refusal has another status, or is a success. */
const statusMutants = contractOperations.flatMap((operation): Mutant[] =>
  [...operation.replies.keys()]
    .flatMap((status) => (status === 200 ? [] : [status]))
    .flatMap((status) => [
      {
        kind: 'status',
        operationId: operation.operationId,
        breaks: `${status} is ${INSTEAD[status]}`,
        answers: answering(operation, async (response) =>
          response.status === status
            ? json(INSTEAD[status] ?? 500, await response.json(), response)
            : response,
        ),
      },
      {
        kind: 'status',
        operationId: operation.operationId,
        breaks: `${status} is a success`,
        answers: answering(operation, async (response) =>
          response.status === status ? json(200, exampleAnswer(operation), response) : response,
        ),
      },
    ]),
);

/** What a rule refuses is accepted. */
const ruleMutants = contractOperations.flatMap((operation) =>
  [...refusalsOf(operation)].map((sentence): Mutant => ({
    kind: 'rule',
    operationId: operation.operationId,
    breaks: `never «${sentence}»`,
    answers: answering(operation, async (response) => {
      if (response.status !== 409 && response.status !== 422) return response;
      const body: unknown = await response.clone().json();
      return isRecord(body) && body['message'] === sentence
        ? json(200, exampleAnswer(operation), response)
        : response;
    }),
  })),
);

/** Another value of the same kind; null stays. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (isRecord(value)) return { otro: 'x' };
  if (typeof value !== 'string') return value;
  if (DATE.test(value)) return value.replace(DATE, '2001-02-03');
  return value === '' ? 'x' : `${value}x`;
}
const DATE = /^\d{4}-\d\d-\d\d/;

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((name, index) => path[index] === name);

/** What the contract says of a field whose sent value nobody can read. */
const UNREAD = /no call reads|the server keeps its own/;
const isUnread = ({ description }: JsonObject) =>
  typeof description === 'string' && UNREAD.test(description);

/** The fields of JSON requests that hold no others and that somebody can read. */
export const storedFields = requestFields.filter(({ operationId, path, schemas }) => {
  const own = requestFields.filter((field) => field.operationId === operationId);
  return (
    contractOperation(operationId).body?.kind === 'json' &&
    path.length > 0 &&
    !schemas.some(isUnread) &&
    own.every((field) => field.path.length <= path.length || !startsWith(field.path, path)) &&
    own.every((field) => !startsWith(path, field.path) || !field.schemas.some(isUnread))
  );
});

/** A field is stored as another value than is sent. */
const fieldMutants = storedFields.map(({ operationId, path }): Mutant => ({
  kind: 'field',
  operationId,
  breaks: `${path.join('.')} is stored as another value`,
  replaced: replacing(operationId, (call) =>
    handlerOf(operationId)({
      ...call,
      body: withChange(call.body, path, (value) => another(value) as Json) as never,
    }),
  ),
}));

/** The examples' values of a field, null and nothing. */
function repairsOf({ operationId, path }: RequestField): ((value: Json) => Json)[] {
  const values: Json[] = [];
  for (const example of contractOperation(operationId).exampleBodies) {
    withChange(example, path, (value) => {
      values.push(value);
      return value;
    });
  }
  return [...values, null, undefined, []].map((value) => () => value);
}

/** A field is not checked: what is wrong with it alone is accepted. */
const checkMutants = requestFields
  .filter(({ operationId }) => contractOperation(operationId).body?.kind === 'json')
  .map((field): Mutant => ({
    kind: 'check',
    operationId: field.operationId,
    breaks: `${field.path.join('.') || 'the body'} is not checked`,
    answers: answering(field, async (response, request, send) => {
      if (response.status !== 400 && response.status !== 422) return response;
      const text = await request.text();
      let body: Json;
      try {
        body = JSON.parse(text) as Json;
      } catch {
        return response;
      }
      for (const repair of repairsOf(field)) {
        const repaired = JSON.stringify(withChange(body, field.path, repair));
        if (repaired === text || repaired === undefined) continue;
        const { method, url, headers } = request;
        const again = await send(new Request(url, { method, headers, body: repaired }));
        if (again.status !== response.status) return again;
      }
      return response;
    }),
  }));

const listOperations = contractOperations.filter((operation) => {
  const pointer = operation.replies.get(200)?.schemaPointer;
  return pointer && fieldsOf({ $ref: pointer }, []).some(([path]) => path.join('.') === 'data.*');
});

/** A list comes in another order, or not whole. */
const listMutants = listOperations.flatMap((operation) => {
  const withRows = (
    kind: Mutant['kind'],
    breaks: string,
    change: (rows: readonly Json[]) => Json,
  ) => ({
    kind,
    operationId: operation.operationId,
    breaks,
    answers: answering(operation, async (response) => {
      if (response.status !== 200) return response;
      const body = (await response.json()) as Json;
      const changed = withChange(body, ['data'], (rows) =>
        Array.isArray(rows) ? change(rows as readonly Json[]) : rows,
      );
      return json(200, changed, response);
    }),
  });
  return [
    withRows('order', 'the list is reversed', (rows) => rows.toReversed()),
    withRows('whole list', 'the list has no first row', (rows) => rows.slice(1)),
    withRows('whole list', 'the list has no last row', (rows) => rows.slice(0, -1)),
    withRows('whole list', 'the list is empty', () => []),
  ];
});

/** Puts the rows of a database back as they were. */
async function keepingRows<Result>(db: Database, run: () => Result): Promise<Awaited<Result>> {
  const tables = Object.values(db) as unknown as Table<{ id: number }>[];
  const before = tables.map((table) => new Map(table.all().map((row) => [row.id, row])));
  const result = await run();
  tables.forEach((table, index) => {
    const rows = before[index] ?? new Map<number, { id: number }>();
    for (const row of table.all()) if (!rows.has(row.id)) table.remove(row.id);
    for (const row of rows.values()) {
      if (table.get(row.id) === undefined) table.insert(row);
      else if (table.get(row.id) !== row) table.update(row.id, row);
    }
  });
  return result;
}

/** A call that changes something answers, and changes nothing. A sign-in changes nothing anyhow. */
const effectMutants = contractOperations
  .filter(
    ({ operationId, method, path }) =>
      method !== 'get' &&
      operationId !== 'login' &&
      !isUnread(objectAt(contractDocument, 'paths', path, method)),
  )
  .map(({ operationId }): Mutant => ({
    kind: 'effect',
    operationId,
    breaks: 'nothing is stored',
    replaced: replacing(operationId, (call) =>
      keepingRows(call.db, () => handlerOf(operationId)(call)),
    ),
  }));

/** A call as if a user of another store made it. */
function asSellerOf(call: AnyCall, store: ReturnType<AnyCall['seller']>['store']): AnyCall {
  const admin = call.db.users.find(
    ({ store_id, store_role }) => store_id === store.id && store_role === 'admin',
  );
  const seller = () => ({ ...call.seller(), store, ...(admin && { user: admin }) });
  const storeAdmin = () => ({ ...call.storeAdmin(), store, ...(admin && { user: admin }) });
  return { ...call, seller, storeAdmin };
}

/** The first of several attempts that is not refused, else the refusal of the first. */
function firstAccepted(attempts: readonly (() => unknown)[]): unknown {
  let refusal: unknown;
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}

const RECORD = /^(?:\w+_)?(?:ids?|code)$/;

/** Whether a request names records: by its path, or in its body. */
const namesRecords = ({ operationId, parameters }: ContractOperation) =>
  parameters.some(({ place }) => place === 'path') ||
  requestFields.some(
    (field) => field.operationId === operationId && RECORD.test(field.path.at(-1) ?? ''),
  );

/** What is of one store is read, or changed, by another. */
const isolationMutants = contractOperations
  .filter(({ roles }) => roles.includes('storeAdmin'))
  .flatMap((operation): Mutant[] => {
    const { operationId, method } = operation;
    const handler = handlerOf(operationId);
    /** What a call answers, and the same call at each other store. */
    const mutant = (
      breaks: string,
      answer: (own: () => unknown, others: (() => unknown)[]) => unknown,
    ): Mutant => ({
      kind: 'isolation',
      operationId,
      breaks,
      replaced: replacing(operationId, (call) => {
        const { store } = call.seller();
        const others = call.db.stores.all().filter(({ id }) => id !== store.id);
        return answer(
          () => handler(call),
          others.toReversed().map((other) => () => handler(asSellerOf(call, other))),
        );
      }),
    });
    if (listOperations.includes(operation) && method === 'get') {
      return [
        mutant('rows of other stores are in the list', (own, others) => {
          const data = [own, ...others].flatMap((attempt) => {
            const accepted = firstAccepted([attempt, () => ({ data: [] })]);
            return (accepted as { data: unknown[] }).data;
          });
          return data.length > 0 ? { data } : own();
        }),
      ];
    }
    return namesRecords(operation)
      ? [
          mutant("another store's record is found", (own, others) =>
            firstAccepted([own, ...others]),
          ),
        ]
      : [mutant('it is done for another store', (own, [other = own]) => other())];
  });

/** The type of a request's field. */
const typesOf = (operationId: OperationId, name: string) =>
  requestFields
    .filter((field) => field.operationId === operationId && field.path.join('.') === name)
    .flatMap(({ schemas }) => schemas.map(({ type }) => [type].flat()));

/** Any session reaches what belongs to another one. A call that takes none opens one, and refuses none. */
const sessionMutants = contractOperations
  .filter(({ roles, body }) => roles.includes('anyone') && body?.kind === 'json')
  .filter(({ operationId }) =>
    typesOf(operationId, 'session_id').some((types) => !types.includes('null')),
  )
  .map(({ operationId }): Mutant => ({
    kind: 'isolation',
    operationId,
    breaks: 'any session will do',
    replaced: replacing(operationId, (call) =>
      firstAccepted([
        () => handlerOf(operationId)(call),
        ...call.db.customerSessions.all().map(
          ({ id }) =>
            () =>
              handlerOf(operationId)({
                ...call,
                body: { ...(call.body as object), session_id: id } as never,
              }),
        ),
      ]),
    ),
  }));

export const contractMutants: readonly Mutant[] = [
  ...statusMutants,
  ...ruleMutants,
  ...checkMutants,
  ...fieldMutants,
  ...listMutants,
  ...effectMutants,
  ...isolationMutants,
  ...sessionMutants,
];
