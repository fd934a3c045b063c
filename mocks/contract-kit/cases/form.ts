import { refused, rejects, type Case, type Rule } from '../contractCase';
import { contractOperations, isObject, schemaAt, type ContractOperation } from '../document';
import type { Json, JsonObject } from '../json';
import { MAX_FILE_BYTES, MAX_JSON_BYTES, MAX_JSON_DEPTH } from '../limits';
import { requestFields, withChange, type RequestField } from '../requestFields';
import { sentencesIn } from '../rules';
import { Failed, type HostRequest } from '../run/host';
import { allowed, wellFormed } from './access';

function malformed({ body, parameters }: ContractOperation): HostRequest | null {
  if (body?.kind === 'json') return { rawBody: '{' };
  if (body?.kind === 'multipart') return { rawBody: 'no es un formulario' };
  return parameters.length === 0 ? null : {};
}

/** Parameters that are no number, and longer than any text of a path may be. */
function wrongParameters({ parameters }: ContractOperation): HostRequest {
  const at = (wanted: string) =>
    Object.fromEntries(
      parameters
        .filter(({ place }) => place === wanted)
        .map(({ name, numeric }) => [name, numeric ? 'x' : 'x'.repeat(201)]),
    );
  return { params: at('path'), query: at('query') };
}

const smallFile = { name: 'contrato.csv', content: 'id\n1\n' };

/** Forms that hold something else than the file in its part. */
const misplaced: readonly [rule: string, HostRequest][] = [
  ['a form without the part', { file: { ...smallFile, part: 'archivo' } }],
  ['a form with another part', { file: smallFile, fields: { nota: 'Contrato' } }],
];

/** What the contract says of the length of texts in a path. */
const parameterLimits = ({ parameters }: ContractOperation): string[] =>
  parameters.flatMap(({ schemaPointer }) => limitsOf([schemaAt(schemaPointer)]));

const limitsOf = (schemas: readonly JsonObject[]): string[] =>
  schemas.flatMap(({ 'x-limit': limit }) => (typeof limit === 'string' ? sentencesIn(limit) : []));

function casesOf(operation: ContractOperation): Case[] {
  const { operationId, replies, security, body, parameters } = operation;
  const rejected = (status: 400 | 404 | 413, rule: Rule, request: HostRequest): Case[] =>
    replies.has(status)
      ? [
          rejects(
            operationId,
            status,
            rule,
            (host) => {
              const { headers, ...who } = allowed(operation, host);
              return { ...who, ...request, headers: { ...headers, ...request.headers } };
            },
            'form',
          ),
        ]
      : [];
  const bad = malformed(operation);
  const tooLarge: HostRequest =
    body?.kind === 'json'
      ? { rawBody: JSON.stringify('x'.repeat(MAX_JSON_BYTES)) }
      : { file: { name: 'grande.csv', content: new Uint8Array(MAX_FILE_BYTES + 1) } };
  const ids = parameters.filter(({ place, numeric }) => place === 'path' && numeric);
  const params = Object.fromEntries(ids.map(({ name }) => [name, 999_999_999]));
  const unknown = { params: { param: 'full', ...params }, ...wellFormed(operation) };
  const deep = '['.repeat(MAX_JSON_DEPTH + 1) + ']'.repeat(MAX_JSON_DEPTH + 1);
  return [
    ...(bad === null || body === null
      ? []
      : rejected(
          400,
          [
            'malformed',
            'A body or parameter that does not keep to its schema is 400.',
            'Every error answers `{message}`, a Spanish sentence that can be shown to a person.',
          ],
          bad,
        )),
    ...(parameters.length === 0
      ? []
      : rejected(400, ['wrong parameters', ...parameterLimits(operation)], {
          ...wellFormed(operation),
          ...wrongParameters(operation),
        })),
    ...(body?.kind === 'json'
      ? [
          ...rejected(400, ['nested too deep', 'JSON nested more than 20 levels deep is 400.'], {
            rawBody: deep,
          }),
          ...rejected(
            400,
            [
              'another content type',
              'A body is of the content type that its operation names, else 400.',
            ],
            {
              headers: { 'Content-Type': 'text/plain' },
              rawBody: JSON.stringify(operation.exampleBodies[0]),
            },
          ),
        ]
      : []),
    ...(body?.kind === 'multipart'
      ? misplaced.flatMap(([rule, request]) =>
          rejected(
            400,
            [
              rule,
              'An upload is a form with exactly one part, named `file`.',
              'A form without the part, or with any other part, is 400; a file that is empty, of another type or without the titles of the model is a 422.',
            ],
            request,
          ),
        )
      : []),
    ...(body === null
      ? []
      : rejected(
          413,
          [
            'too large',
            'A body of more than 1 MB of JSON, or a file of more than 5 MB, is 413.',
            ...(body.kind === 'json'
              ? []
              : [
                  'One CSV (UTF-8, comma separated) or spreadsheet, in one part named `file`, of at most 5 MB: a bigger one is a 413.',
                  'at most 5 MB, else 413',
                ]),
          ],
          tooLarge,
        )),
    ...(security === 'bearer' && ids.length > 0 ? rejected(404, 'an unknown id', unknown) : []),
  ];
}

/** The types that a field may have; none where the contract leaves them open. */
function kindsOf({ schemas }: RequestField): Json[] {
  const kinds = schemas.flatMap(({ type }): Json[] => (Array.isArray(type) ? type : [type]));
  return kinds.filter((kind) => typeof kind === 'string');
}

const UNLIKE: readonly [kind: string, value: Json][] = [
  ['string', 'contrato'],
  ['boolean', true],
  ['number', 7],
  ['array', []],
  ['null', null],
];

const isText = (value: Json | undefined) => typeof value === 'string';

/** What a value of one schema of a field may not be, other than by a rule, which is 422. */
function unfit(schema: JsonObject, value: Json): Json[] {
  const { maxLength, maxItems, minItems, minimum } = schema;
  const isRule = isText(schema['x-rule']);
  const isLimit = isText(schema['x-limit']) || !isRule;
  return [
    ...(typeof maxLength === 'number' && isLimit ? ['x'.repeat(maxLength + 1)] : []),
    ...(typeof maxItems === 'number' && Array.isArray(value)
      ? [Array.from({ length: maxItems + 1 }, (): Json => (value as readonly Json[])[0] ?? 'x')]
      : []),
    ...(typeof minItems === 'number' && minItems > 0 ? [[]] : []),
    ...(typeof minimum === 'number' && !isRule ? [minimum - 1] : []),
    ...(isText(schema['pattern']) && !isRule ? ['~'] : []),
    ...('enum' in schema || 'const' in schema ? ['contrato'] : []),
  ];
}

/** Another way to break the schema of each field of an operation: values by the field and its value in an example. */
const BREAKS: readonly [
  rule: string,
  values: (field: RequestField, value: Json) => Json[],
  quotes?: readonly string[],
][] = [
  [
    'fields of another type',
    (field) => {
      const kinds = kindsOf(field);
      if (kinds.length === 0) return [];
      const open = kinds.includes('integer') ? [...kinds, 'number'] : kinds;
      return UNLIKE.filter(([kind]) => !open.includes(kind)).map(([, value]) => value);
    },
  ],
  [
    'fields beyond their limits',
    // One of several variants may allow what another does not.
    ({ schemas: [schema, ...variants] }, value) =>
      schema === undefined || variants.length > 0 ? [] : unfit(schema, value),
    ['A limit beside an `x-limit` (`maxLength`, `maxItems`) is part of the schema: 400.'],
  ],
  [
    'fields that the contract does not have',
    ({ schemas }, value) =>
      isObject(value) && schemas.every((one) => !isObject(one['additionalProperties']))
        ? schemas.some((one) => isObject(one['properties']))
          ? [{ ...value, contrato: 'x' }]
          : []
        : [],
    [
      'Requests are closed: a field that the contract does not have is 400, so that a typing error is not lost silently.',
    ],
  ],
  [
    'required fields left out',
    ({ schemas }, value) =>
      isObject(value)
        ? schemas.flatMap(({ required }) =>
            Array.isArray(required)
              ? required.map((name: string) => {
                  const { [name]: _left, ...rest } = value;
                  return rest;
                })
              : [],
          )
        : [],
  ],
];

/** Every request of an operation that breaks the schema of one field in one way. */
function broken(
  { operationId, exampleBodies }: ContractOperation,
  values: (typeof BREAKS)[number][1],
): [field: RequestField, body: Json][] {
  return requestFields
    .filter((field) => field.operationId === operationId)
    .flatMap((field) => {
      for (const example of exampleBodies) {
        let found: Json[] = [];
        const whole = JSON.stringify(example);
        withChange(example, field.path, (value) => {
          found = values(field, value);
          return value;
        });
        const bodies = found
          .map((wrong) => withChange(example, field.path, () => wrong))
          .filter((body) => JSON.stringify(body) !== whole);
        if (bodies.length > 0) {
          return bodies.map((body): [RequestField, Json] => [field, body]);
        }
      }
      return [];
    });
}

const brokenCases = contractOperations.flatMap((operation) =>
  BREAKS.flatMap(([rule, values, quotes = []]): Case[] => {
    const { operationId } = operation;
    const requests = broken(operation, values);
    if (requests.length === 0) return [];
    return [
      {
        operationId,
        status: 400,
        rule,
        quotes: [...quotes, ...requests.flatMap(([{ schemas }]) => limitsOf(schemas))],
        group: 'form',
        run: async (host) => {
          for (const [{ path }, body] of requests) {
            try {
              await refused(host, operationId, 400, { ...allowed(operation, host), body });
            } catch (error) {
              if (!(error instanceof Failed)) throw error;
              throw new Failed(`${path.join('.') || 'the body'}: ${error.message}`, error.trace);
            }
          }
        },
      },
    ];
  }),
);

/** The refusals that follow from the contract alone: 400, 404 and 413 of every operation that has them. */
export const formCases: readonly Case[] = [...contractOperations.flatMap(casesOf), ...brokenCases];
