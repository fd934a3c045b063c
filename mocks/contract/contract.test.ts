import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { messages } from '~/domain/messages';
import { moneyError } from '~/domain/orders/moneyLimits';
import { quantityError } from '~/domain/orders/quantities';
import { methodMessages } from '~/domain/payments/paymentMethods';
import { IMPORT_FILE_MAX_BYTES } from '~/domain/products/import/operations';
import { themeTextError, VIDEO_INVALID } from '~/domain/store/themeUpdate';
import { WHATSAPP_NUMBER_INVALID } from '~/domain/store/whatsappLink';

import {
  contractOperations,
  closed,
  componentPointer,
  detachedSchema,
  isObject,
  objectAt,
} from '../contract-kit/document';
import { MAX_FILE_BYTES } from '../contract-kit/limits';
import { contractDocument } from '../contract-kit/openapi';
import { sentencesOf } from '../contract-kit/sentences';
import { requestMessages } from '../rules/messages';
import { findOperation } from './operations';

type Json = (typeof contractDocument)[string];
type JsonObject = typeof contractDocument;

const schemas = objectAt(contractDocument, 'components', 'schemas');

/** Every schema object inside a schema, itself included, with the path that leads to it; references are not followed. */
function schemasIn(schema: Json, path: string): [path: string, schema: JsonObject][] {
  if (!isObject(schema)) return [];
  const found: [string, JsonObject][] = [[path, schema]];
  for (const [name, inner] of Object.entries(objectAt(schema, 'properties'))) {
    found.push(...schemasIn(inner, `${path}.${name}`));
  }
  found.push(...schemasIn(schema['items'], `${path}[]`));
  found.push(...schemasIn(schema['additionalProperties'], `${path}.*`));
  for (const key of ['anyOf', 'oneOf']) {
    const list = schema[key];
    if (Array.isArray(list)) found.push(...list.flatMap((one: Json) => schemasIn(one, path)));
  }
  return found;
}

/** Every schema that requests (or 200 answers) reach, by its path. */
function reachable(place: 'request' | 'response'): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  const visit = (schema: Json, path: string) => {
    for (const [inner, value] of schemasIn(schema, path)) {
      found.set(inner, value);
      const name = referenceOf(value);
      if (name !== '' && !found.has(name)) visit(schemas[name], name);
    }
  };
  for (const { path, method, operationId } of contractOperations) {
    const operation = objectAt(contractDocument, 'paths', path, method);
    const content =
      place === 'request'
        ? objectAt(operation, 'requestBody', 'content')
        : objectAt(operation, 'responses', '200', 'content');
    for (const media of Object.values(content)) {
      if (isObject(media)) visit(media['schema'], operationId);
    }
    const parameters = place === 'request' ? operation['parameters'] : [];
    if (Array.isArray(parameters)) {
      parameters.forEach((parameter: Json, index) => {
        if (isObject(parameter)) visit(parameter['schema'], `${operationId} parameter ${index}`);
      });
    }
  }
  return found;
}

const requests = reachable('request');
const responses = reachable('response');
/** The name of the schema that a `$ref` leads to; empty for none. */
function referenceOf({ $ref }: JsonObject): string {
  return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';
}

const has = (schema: JsonObject, type: string) => [schema['type']].flat().includes(type);

describe('openapi.yaml', () => {
  it('reads alike with YAML 1.1 and 1.2', () => {
    const text = readFileSync('openapi.yaml', 'utf8');
    expect(parse(text, { version: '1.1' })).toStrictEqual(parse(text));
  });
});

describe('paths', () => {
  it.each([
    ['get', '/store/theme', 'getTheme'],
    ['post', '/store/theme', 'saveTheme'],
    ['post', '/store/1', 'saveStore'],
    ['get', '/store/products/5&full', 'getProduct'],
    ['post', '/store/products/5', 'updateProduct'],
    ['get', '/store/products/', 'listProducts'],
    ['get', '/store/products', 'listProducts'],
    ['get', '/store/orders/', 'listOrders'],
    ['get', '/store/clients/5&full', 'getClient'],
    ['get', '/store/clients/5/orders', 'listClientOrders'],
    ['get', '/v1/store/orders', undefined],
    ['get', '//store/orders', undefined],
    ['put', '/store/orders', undefined],
  ])('%s %s reaches %s', (method, path, operationId) => {
    expect(findOperation(method, path)?.operationId).toBe(operationId);
  });
});

describe('operations', () => {
  it.each(contractOperations.map((operation) => [operation.operationId, operation] as const))(
    '%s has its roles and a default error',
    (_id, { path, method, roles, security }) => {
      const responsesOf = objectAt(contractDocument, 'paths', path, method, 'responses');
      expect(responsesOf['default']).toEqual({ $ref: '#/components/responses/Unexpected' });
      expect(roles.length).toBeGreaterThan(0);
      expect(roles.includes('anyone')).toBe(security === 'none');
      expect(roles.includes('contactSyncKey')).toBe(security === 'apiKey');
    },
  );
});

it('rules quote the sentences of the code to the letter', () => {
  const known = new Set<string | null>([
    ...Object.values(messages),
    ...Object.values(requestMessages),
    ...Object.values(methodMessages),
    VIDEO_INVALID,
    WHATSAPP_NUMBER_INVALID,
    ...(['title', 'subtitle', 'titlebar', 'description'] as const).map((field) =>
      themeTextError('x'.repeat(10_000), field),
    ),
    moneyError(1e12),
    quantityError(1e9, 'unid'),
    quantityError(1e9, 'gr'),
    ...['id', 'name'].map((column) => `${requestMessages.columnMissing} ${column}`),
  ]);
  const quoted = sentencesOf(contractDocument);
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter((sentence) => !known.has(sentence))).toEqual([]);
});

it('a file may be as large as the application sends it', () => {
  expect(MAX_FILE_BYTES).toBe(IMPORT_FILE_MAX_BYTES);
});

describe('requests', () => {
  it('bound every text and every list, and say how a longer one is answered', () => {
    const open: string[] = [];
    for (const [path, schema] of requests) {
      const fixed = 'enum' in schema || 'const' in schema || schema['format'] === 'binary';
      const said = typeof schema['x-limit'] === 'string' || typeof schema['x-rule'] === 'string';
      if (has(schema, 'string') && !fixed && !('maxLength' in schema && said)) open.push(path);
      const sized = 'maxItems' in schema && (said || schema['maxItems'] === schema['minItems']);
      if (has(schema, 'array') && !sized) open.push(path);
    }
    expect(open).toEqual([]);
  });

  it('allow the number of characters that their texts say', () => {
    const wrong: string[] = [];
    for (const [path, schema] of [...requests, ...responses]) {
      const said = [schema['x-rule'], schema['x-limit'], schema['description']]
        .filter((text) => typeof text === 'string')
        .join(' ');
      for (const [, number = ''] of said.matchAll(/at most (\d[\d,]*) characters/gi)) {
        if (Number(number.replaceAll(',', '')) !== schema['maxLength']) wrong.push(path);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are closed', () => {
    const open: string[] = [];
    for (const [path, schema] of requests) {
      const reference = referenceOf(schema);
      const target = objectAt(schemas, reference);
      const closes = (one: JsonObject) =>
        'additionalProperties' in one || one['unevaluatedProperties'] === false;
      if (reference === '' && has(schema, 'object') && !closes(schema) && !responses.has(path)) {
        open.push(path);
      }
      const used = has(target, 'object') && responses.has(reference);
      if (used && !responses.has(path) && !closes(schema)) open.push(path);
    }
    expect(open).toEqual([]);
  });

  it('use patterns that take linear time', () => {
    const patterns = [...requests.values()].flatMap(({ pattern }) =>
      typeof pattern === 'string' ? [pattern] : [],
    );
    expect(patterns.length).toBeGreaterThan(5);
    // A quadratic pattern takes minutes for one of these, and the test runs out of time.
    const hostile = ['a ', '1', '# ', '2026-01-01 ', 'a', ' '].map(
      (part) => `${part.repeat(100_000)}\n`,
    );
    for (const pattern of patterns) {
      const form = new RegExp(pattern, 'u');
      for (const text of hostile) expect(form.test(text)).toBe(false);
    }
  });
});

describe('responses', () => {
  it('are open, so that a backend may add fields', () => {
    const closed = [...responses].filter(
      ([, schema]) =>
        schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false,
    );
    expect(closed.map(([path]) => path)).toEqual([]);
  });

  it('are closed where the mock backend is checked', () => {
    const { schema } = detachedSchema(componentPointer('Order'), closed);
    expect(schema['additionalProperties']).toBe(false);
  });
});

it('names no section of a document that a backend team does not have', () => {
  expect(JSON.stringify(contractDocument)).not.toContain('§');
});
