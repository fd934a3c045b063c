import { expect, it } from 'vitest';

import { contractChanges } from './changes';
import type { Json, JsonObject } from './json';

const note = { type: 'string' };
const order = (fields: JsonObject, required: Json = ['id']) => ({
  type: 'object',
  required,
  properties: { id: { type: 'integer' }, note, ...fields },
});

const content = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });

/** A contract with one operation whose answer is a list of orders and whose request is one order. */
function contract(answer: JsonObject, request = order({}), shared: JsonObject = note): JsonObject {
  const data = { type: 'array', items: { $ref: '#/components/schemas/Order' } };
  const body = { type: 'object', properties: { data } };
  return {
    openapi: '3.1.0',
    info: { title: 'Tienda', version: '1' },
    paths: {
      '/orders': {
        post: {
          operationId: 'saveOrder',
          requestBody: content(request),
          responses: { '200': { description: 'Saved.', ...content(body) } },
        },
      },
    },
    components: { schemas: { Order: answer, Note: shared } },
  };
}

const breaking = (later: JsonObject) => contractChanges(contract(order({})), later).breaking;

it.each<[string, JsonObject]>([
  ['a type', { type: ['string', 'null'] }],
  ['an alternative', { anyOf: [note, { type: 'null' }] }],
  [
    'an alternative that is a reference',
    { oneOf: [{ $ref: '#/components/schemas/Note' }, { type: 'null' }] },
  ],
])('a field of an answer that becomes nullable by %s is breaking', (_how, nullable) => {
  expect(breaking(contract(order({ note: nullable })))).toContain(
    'POST /orders: answer 200.data[].note was string and becomes null | string',
  );
});

it('an unchanged contract, a new field and a field of a request that becomes nullable are not', () => {
  expect(breaking(contract(order({})))).toEqual([]);
  expect(breaking(contract(order({ extra: { type: ['string', 'null'] } })))).toEqual([]);
  const nullable = order({ note: { type: ['string', 'null'] } });
  expect(breaking(contract(order({}), nullable))).toEqual([]);
});

it('a type is breaking by the direction in which the value goes', () => {
  const nullable = order({ note: { type: ['string', 'null'] } });
  expect(contractChanges(contract(nullable), contract(order({}))).breaking).toEqual([]);
  expect(contractChanges(contract(order({}), nullable), contract(order({}))).breaking).toEqual([
    'POST /orders: request.note was null | string and becomes string',
  ]);
  expect(breaking(contract(order({ note: { type: 'integer' } })))).toEqual([
    'POST /orders: answer 200.data[].note was string and becomes integer',
  ]);
});

it('what a request needs and what an answer may lack is breaking, and every line says what', () => {
  expect(breaking(contract(order({}), order({}, ['id', 'note'])))).toEqual([
    expect.stringMatching(/^POST \/orders: .*required.*note/),
  ]);
  expect(breaking(contract(order({}, [])))).toEqual([
    expect.stringMatching(/^POST \/orders: .*required.*id/),
  ]);
});

it('a change that the comparison does not describe is named by its place', () => {
  const reference = { $ref: '#/components/schemas/Note' };
  const first = { ...reference, description: 'The first one.' };
  const last = { anyOf: [reference, { type: 'null' }] };
  const noting = (required: Json) =>
    contract(order({ first, last }), order({}), { type: 'object', required, properties: { note } });
  expect(contractChanges(noting(['note']), noting([])).breaking).toEqual([
    expect.stringContaining('`data[].first.note`'),
    expect.stringMatching(
      /^POST \/orders: remove responses\/200\/.*\/last\/anyOf\/0\/required\/0 \(note\)$/,
    ),
  ]);
});

const withRoles = (roles: string[]): JsonObject => ({
  paths: { '/orders': { post: { 'x-roles': roles } } },
});

it('an operation that a role may no longer call is breaking', () => {
  const changes = contractChanges(
    withRoles(['storeAdmin', 'storeUser']),
    withRoles(['storeAdmin']),
  );
  expect(changes.breaking).toContain('POST /orders: no longer for "storeUser"');
});

const withRule = (rule?: string) =>
  contract(order({ note: { ...note, ...(rule !== undefined && { 'x-rule': rule }) } }));

it('a rule that is new or says something else is breaking', () => {
  expect(contractChanges(withRule(), withRule('«Falta»')).breaking).toEqual([
    'Order.note: new rule: «Falta»',
  ]);
  expect(contractChanges(withRule('At most 3.'), withRule('At most 2.')).breaking).toEqual([
    'Order.note: the rule "At most 3." becomes "At most 2."',
  ]);
});
