import { isRecord } from '~/lib/isRecord';

import { handlers } from '../../handlers/index';
import type { AllHandlers, OperationId } from '../../http';
import { contractOperations, isObject, schemaAt } from '../document';
import type { Json, JsonObject } from '../json';

/*
 * Backends that store another value than a request sends, one for each field of each request of the contract. A field that
 * the cases send and never read back is one whose backend passes.
 */

/** A field of a request's body: the names that lead to it; `*` stands for every entry of a list. */
export type FieldPath = readonly string[];

export interface RequestField {
  operationId: OperationId;
  path: FieldPath;
}

/** What the contract says of a field whose sent value nobody can read. */
const UNREAD = /no call reads|the server keeps its own/;
const isUnread = ({ description }: JsonObject) =>
  typeof description === 'string' && UNREAD.test(description);

/** The fields of a schema, those of all its variants and of what it holds. */
function fieldsOf(schema: JsonObject, seen: ReadonlySet<JsonObject> = new Set()): FieldPath[] {
  if (seen.has(schema) || isUnread(schema)) return [];
  const within = new Set([...seen, schema]);
  const inner = (value: Json | undefined) =>
    isObject(value) ? fieldsOf(resolved(value), within) : [];
  const variants = ['oneOf', 'anyOf', 'allOf'].flatMap((name) => {
    const list = schema[name];
    return Array.isArray(list) ? list.flatMap((one: Json) => inner(one)) : [];
  });
  const { items } = schema;
  const below = inner(items);
  const entries = isObject(items)
    ? (below.length > 0 ? below : [[]]).map((path) => ['*', ...path])
    : [];
  const { properties } = schema;
  const own = isObject(properties)
    ? Object.entries(properties).flatMap(([name, value]) => {
        if (isObject(value) && isUnread(value)) return [];
        const below = inner(value).map((path) => [name, ...path]);
        return below.length > 0 ? below : [[name]];
      })
    : [];
  return [...variants, ...entries, ...own];
}

function resolved(schema: JsonObject): JsonObject {
  const { $ref } = schema;
  return typeof $ref === 'string' ? schemaAt($ref) : schema;
}

/** Every field of every JSON request of the contract. */
export const requestFields: readonly RequestField[] = contractOperations.flatMap(
  ({ operationId, body }) => {
    if (body?.kind !== 'json') return [];
    const paths = new Map(
      fieldsOf(schemaAt(body.schemaPointer)).map((path) => [path.join('.'), path]),
    );
    return [...paths.values()].map((path) => ({ operationId, path }));
  },
);

const DATE = /^\d{4}-\d\d-\d\d/;

/** Another value of the same kind; null stays. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (isRecord(value)) return { otro: 'x' };
  if (typeof value !== 'string') return value;
  if (DATE.test(value)) return value.replace(DATE, '2001-02-03');
  return value === '' ? 'x' : `${value}x`;
}

function changed(value: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined) return another(value);
  if (name === '*') return Array.isArray(value) ? value.map((one) => changed(one, rest)) : value;
  if (!isRecord(value) || !(name in value)) return value;
  return { ...value, [name]: changed(value[name], rest) };
}

/** A backend that takes another value for a field. */
export function storingAnother({ operationId, path }: RequestField): Partial<AllHandlers> {
  const handler = handlers[operationId] as (call: { body: unknown }) => unknown;
  return {
    [operationId]: (call: { body: unknown }) =>
      handler({ ...call, body: changed(call.body, path) }),
  };
}
