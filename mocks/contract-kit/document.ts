import type { Json, JsonObject } from './json';
import { contractDocument } from './openapi';
import {
  METHODS,
  patternOf,
  type Method,
  type Operation,
  type OperationId,
  type Parameter,
} from './operation';

/*
 * Reads the whole contract, 200 kB of it: modules that the first page of a build with mocks runs import `operations.ts` instead.
 */

/** A parameter with its schema. */
interface ContractParameter extends Parameter {
  /** JSON pointer of its schema in the contract document. */
  schemaPointer: string;
}

interface ContractBody {
  kind: 'json' | 'multipart';
  mediaType: string;
  schemaPointer: string;
}

/** One operation of openapi.yaml with everything that the contract says of it. */
export interface ContractOperation extends Operation {
  tag: string;
  /** Who may call it. */
  roles: readonly Role[];
  parameters: ContractParameter[];
  body: ContractBody | null;
  /** By documented status; `default` is not among them. */
  replies: Map<number, ContractReply>;
  /** The examples of the JSON request body. */
  exampleBodies: Json[];
}

/** The values of `x-roles`. */
export const ROLES = [
  'anyone',
  'storeAdmin',
  'storeUser',
  'platformAdmin',
  'contactSyncKey',
] as const;
export type Role = (typeof ROLES)[number];

export interface ContractReply {
  /** null: an answer that is not JSON. */
  schemaPointer: string | null;
  /** What the answer may be, such as `application/json` or `text/csv`. */
  mediaTypes: string[];
}

const LIMITS: ReadonlySet<string> = new Set([
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);

const TECHNICAL_LIMITS: ReadonlySet<string> = new Set(['maxLength', 'maxItems']);

/** Changes one object of a schema. */
export type SchemaChange = (object: JsonObject) => JsonObject;

/** Applies `change` to every object of a JSON value, from the outside in. */
function mapObjects(value: Json, change: SchemaChange): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => mapObjects(entry, change));
  return isObject(value) ? mapObject(value, change) : value;
}

function mapObject(object: JsonObject, change: SchemaChange): JsonObject {
  const mapped: Record<string, Json> = {};
  for (const [key, inner] of Object.entries(change(object)))
    mapped[key] = mapObjects(inner, change);
  return mapped;
}

/**
 * Closes a schema. The contract leaves responses open so that a backend may add fields; the mock backend must not invent
 * any.
 */
export function closed(object: JsonObject): JsonObject {
  const open =
    object['type'] !== undefined &&
    isObject(object['properties']) &&
    !('additionalProperties' in object) &&
    !('$ref' in object);
  return open ? { ...object, additionalProperties: false } : object;
}

/**
 * Closes a schema and removes the limits that an `x-rule` covers: what a request must keep to be well formed. A broken
 * rule is 422 in the words of the rule; every other schema error, `x-limit` included, is 400.
 */
export function wellFormed(object: JsonObject): JsonObject {
  return closed(withoutRuledLimits(object));
}

function withoutRuledLimits(object: JsonObject): JsonObject {
  if (typeof object['x-rule'] !== 'string') return object;
  const technical = 'x-limit' in object;
  const kept = Object.entries(object).filter(
    ([key]) => !LIMITS.has(key) || (technical && TECHNICAL_LIMITS.has(key)),
  );
  return Object.fromEntries(kept);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(parent: JsonObject, ...keys: string[]): JsonObject {
  return keys.reduce<JsonObject>((object, key) => {
    const value = object[key];
    return isObject(value) ? value : {};
  }, parent);
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

interface Located {
  pointer: string;
  value: JsonObject;
}

/** Follows `$ref`s to the referenced value. */
function follow(located: Located): Located {
  const reference = located.value['$ref'];
  if (typeof reference !== 'string') return located;
  return follow({ pointer: reference, value: valueAt(reference) });
}

/** The object at a pointer of the contract document. @throws Error when there is none */
function valueAt(pointer: string): JsonObject {
  let value: Json = contractDocument;
  for (const part of pointer.slice(2).split('/')) {
    if (Array.isArray(value)) value = (value as readonly Json[])[Number(part)];
    else value = isObject(value) ? value[unescapePointer(part)] : undefined;
  }
  if (!isObject(value)) throw new Error(`The contract has no ${pointer}`);
  return value;
}

/** The pointer of a schema that others refer to by its name. */
export const componentPointer = (name: string) => `#/components/schemas/${name}`;

/** A schema of the contract that is compiled without the rest of the document. */
export interface DetachedSchema {
  /** Its `$ref`s are names of component schemas. */
  schema: JsonObject;
  /** The names that it refers to. */
  references: ReadonlySet<string>;
}

/** The schema at a pointer of the contract document, with `change` applied to each of its objects. */
export function detachedSchema(pointer: string, change: SchemaChange): DetachedSchema {
  const references = new Set<string>();
  const schema = mapObject(valueAt(pointer), (object) => {
    const changed = change(object);
    const { $ref } = changed;
    if (typeof $ref !== 'string') return changed;
    const name = $ref.slice(componentPointer('').length);
    references.add(name);
    return { ...changed, $ref: name };
  });
  return { schema, references };
}

/** The schema at a pointer of the contract document, such as `#/components/schemas/Order`. */
export function schemaAt(pointer: string): JsonObject {
  return follow({ pointer: '', value: { $ref: pointer } }).value;
}

function child(parent: Located, ...keys: string[]): Located {
  let located = parent;
  for (const key of keys) {
    located = follow({
      pointer: `${located.pointer}/${escapePointer(key)}`,
      value: objectAt(located.value, key),
    });
  }
  return located;
}

function listAt(parent: Located, key: string): Located[] {
  const list = parent.value[key];
  if (!Array.isArray(list)) return [];
  return list.map((value: Json, index) =>
    follow({ pointer: `${parent.pointer}/${key}/${index}`, value: isObject(value) ? value : {} }),
  );
}

function readParameter(parameter: Located): ContractParameter {
  const schema = child(parameter, 'schema');
  const { name } = parameter.value;
  return {
    name: typeof name === 'string' ? name : '',
    place: parameter.value['in'] === 'query' ? 'query' : 'path',
    required: parameter.value['required'] === true,
    numeric: schema.value['type'] === 'integer' || schema.value['type'] === 'number',
    schemaPointer: schema.pointer,
  };
}

function readBody(operation: Located): ContractBody | null {
  const content = child(operation, 'requestBody', 'content');
  for (const [mediaType, kind] of [
    ['application/json', 'json'],
    ['multipart/form-data', 'multipart'],
  ] as const) {
    if (mediaType in content.value) {
      return {
        kind,
        mediaType,
        schemaPointer: `${content.pointer}/${escapePointer(mediaType)}/schema`,
      };
    }
  }
  return null;
}

function readReplies(operation: Located): ContractOperation['replies'] {
  const responses = child(operation, 'responses');
  return new Map(
    Object.keys(responses.value)
      .filter((status) => status !== 'default')
      .map((status) => {
        const content = child(responses, status, 'content');
        const isJson = 'application/json' in content.value;
        return [
          Number(status),
          {
            schemaPointer: isJson ? `${content.pointer}/application~1json/schema` : null,
            mediaTypes: Object.keys(content.value),
          },
        ];
      }),
  );
}

function readSecurity(operation: Located): ContractOperation['security'] {
  const requirements = operation.value['security'] ?? contractDocument['security'];
  if (!Array.isArray(requirements) || requirements.length === 0) return 'none';
  return JSON.stringify(requirements).includes('bearerAuth') ? 'bearer' : 'apiKey';
}

function readTag(operation: Located): string {
  const [tag] = [operation.value['tags']].flat();
  return typeof tag === 'string' ? tag : '';
}

function readRoles(operation: Located): Role[] {
  const roles = operation.value['x-roles'];
  const names: readonly Json[] = Array.isArray(roles) ? roles : [];
  return ROLES.filter((role) => names.includes(role));
}

function readExampleBodies(operation: Located): Json[] {
  const examples = child(operation, 'requestBody', 'content', 'application/json', 'examples');
  return Object.keys(examples.value).map((name) => child(examples, name).value['value']);
}

function readOperation(path: string, method: Method, pathItem: Located): ContractOperation {
  const operation = child(pathItem, method);
  return {
    // Checked against the handlers' record by the contract test.
    operationId: operation.value['operationId'] as OperationId,
    tag: readTag(operation),
    method,
    path,
    pattern: patternOf(path),
    security: readSecurity(operation),
    roles: readRoles(operation),
    parameters: [...listAt(pathItem, 'parameters'), ...listAt(operation, 'parameters')].map(
      readParameter,
    ),
    body: readBody(operation),
    replies: readReplies(operation),
    exampleBodies: readExampleBodies(operation),
  };
}

/** Literal parts first, so that `/store/{id}` does not swallow `/store/theme`. */
function specificity(path: string): string {
  return path.replace(/\{\w+\}/g, '\u{10ffff}');
}

function readOperations(): ContractOperation[] {
  const paths: Located = { pointer: '#/paths', value: objectAt(contractDocument, 'paths') };
  return Object.keys(paths.value)
    .toSorted((a, b) => (specificity(a) < specificity(b) ? -1 : 1))
    .flatMap((path) => {
      const pathItem = child(paths, path);
      return METHODS.filter((method) => method in pathItem.value).map((method) =>
        readOperation(path, method, pathItem),
      );
    });
}

/** Every operation of the contract, in matching order of the paths. */
export const contractOperations: readonly ContractOperation[] = readOperations();

const byId = new Map(contractOperations.map((operation) => [operation.operationId, operation]));

/** @throws Error for a name that is no operation's */
export function contractOperation(operationId: OperationId): ContractOperation {
  const operation = byId.get(operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}`);
  return operation;
}
