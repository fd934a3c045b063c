import type { OperationId } from '../http';
import contractJson from './openapi.gen.json';

/** How a path parameter or a query parameter travels. */
export interface ContractParameter {
  name: string;
  place: 'path' | 'query';
  required: boolean;
  /** Whether its text is a number's. */
  numeric: boolean;
  /** JSON pointer of its schema in the contract document. */
  schemaPointer: string;
}

export interface ContractBody {
  kind: 'json' | 'multipart';
  mediaType: string;
  schemaPointer: string;
}

/** One operation of openapi.yaml, as the mock backend needs it. */
export interface ContractOperation {
  operationId: OperationId;
  method: Method;
  path: string;
  /** The whole address of a request of this operation, on any origin and below any base path. */
  pattern: RegExp;
  security: 'bearer' | 'apiKey' | 'none';
  parameters: ContractParameter[];
  body: ContractBody | null;
  /** By documented status. */
  replies: Map<number, ContractReply>;
}

export interface ContractReply {
  /** null: an answer that is not JSON. */
  schemaPointer: string | null;
  /** What the answer may be, such as `application/json` or `text/csv`. */
  mediaTypes: string[];
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof METHODS)[number];

type Json = undefined | null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

/** The contract, $refs kept: what the validators are compiled from. */
export const contractDocument: JsonObject = contractJson;

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

function withoutRuledLimits(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutRuledLimits);
  if (!isObject(value)) return value;
  const ruled = 'x-rule' in value;
  const kept = Object.entries(value).filter(([key]) => !(ruled && LIMITS.has(key)));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutRuledLimits(inner)]));
}

/**
 * The contract without the limits that stand beside an `x-rule`: what a request must keep to be well formed. A broken
 * limit with a rule is for that rule to answer, 422 and in its own words; every other breach is a 400.
 */
export function wellFormedDocument(): JsonObject {
  const document = withoutRuledLimits(contractDocument);
  return isObject(document) ? document : {};
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  return isObject(value) ? value : {};
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

/** Follows `$ref` until something else stands there. */
function follow(located: Located): Located {
  const reference = located.value['$ref'];
  if (typeof reference !== 'string') return located;
  let value: JsonObject = contractDocument;
  for (const part of reference.slice(2).split('/')) value = objectAt(value, unescapePointer(part));
  return follow({ pointer: reference, value });
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
    Object.keys(responses.value).map((status) => {
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

/** `/store/products/{id}&{param}` → the addresses it stands for; a parameter ends at `/` and at `&`. */
function patternOf(path: string): RegExp {
  const source = path
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{')
        ? `(?<${part.slice(1, -1)}>[^/&?#]+)`
        : part.replace(/[.*+?^$()|[\]\\/]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^https?:\\/\\/[^/?#]+(?:\\/[^?#]*)?${source}$`);
}

function readOperation(path: string, method: Method, pathItem: Located): ContractOperation {
  const operation = child(pathItem, method);
  return {
    // Checked against the handlers' record by the contract test.
    operationId: operation.value['operationId'] as OperationId,
    method,
    path,
    pattern: patternOf(path),
    security: readSecurity(operation),
    parameters: [...listAt(pathItem, 'parameters'), ...listAt(operation, 'parameters')].map(
      readParameter,
    ),
    body: readBody(operation),
    replies: readReplies(operation),
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

/** Every operation of the contract, in the order in which addresses are tried. */
export const contractOperations: readonly ContractOperation[] = readOperations();

/** The operation that a request reaches. */
export function findOperation(method: string, address: string): ContractOperation | undefined {
  const [withoutQuery = address] = address.split(/[?#]/);
  return contractOperations.find(
    (operation) =>
      operation.method === method.toLowerCase() && operation.pattern.test(withoutQuery),
  );
}
