import { expectThat, type Case, type Prepare } from '../contractCase';
import { contractOperation } from '../document';
import type { Json, JsonObject } from '../json';
import { requestFields, withChange, type FieldPath, type RequestField } from '../requestFields';
import { Failed, notProven, type Host, type HostRequest } from '../run/host';
import { sentencesOf } from '../sentences';

/* Rules that the contract states beside a limit of the schema, tried on every field that has one. */

const TEXTS = ['sin-arroba', '~', 'Contrato 2030 ñ', ''];

/** Values that break a limit of a field's schema which a rule covers. */
function refusedValues(schema: JsonObject): Json[] {
  if (typeof schema['x-rule'] !== 'string') return [];
  const { maxLength, minLength, minimum, maximum, exclusiveMinimum, pattern, format } = schema;
  const isLimit = typeof schema['x-limit'] === 'string';
  const numbers = [
    typeof minimum === 'number' ? minimum - 1 : null,
    typeof maximum === 'number' ? maximum + 1 : null,
    typeof exclusiveMinimum === 'number' ? exclusiveMinimum : null,
  ].filter((number) => number !== null);
  const forms = typeof pattern === 'string' || format === 'uri' || format === 'email';
  return [
    ...numbers,
    ...(typeof maxLength === 'number' && !isLimit ? ['x'.repeat(maxLength + 1)] : []),
    ...(typeof minLength === 'number' ? [' '.repeat(minLength - 1)] : []),
    ...(forms
      ? TEXTS.filter(
          (text) =>
            (typeof pattern !== 'string' || !new RegExp(pattern, 'u').test(text)) &&
            // An empty text that may be null is null.
            (text !== '' || ![schema['type']].flat().includes('null')),
        )
      : []),
  ];
}

/** Whether a body has a value at a path. */
function has(body: Json, path: FieldPath): boolean {
  let found = false;
  withChange(body, path, (value) => {
    found ||= value !== undefined;
    return value;
  });
  return found;
}

/** An ordinary request of the operation that has the field, else one that has its parent, or an example's body. */
async function requestWith(
  host: Host,
  { operationId, path }: RequestField,
  prepares: readonly Prepare[],
): Promise<HostRequest> {
  const requests: HostRequest[] = [];
  for (const prepare of prepares) {
    requests.push(await prepare(host));
    if (has(requests.at(-1)?.body as Json, path)) break;
  }
  for (const body of contractOperation(operationId).exampleBodies) {
    requests.push({ ...requests[0], body });
  }
  const having = (wanted: FieldPath) => requests.find(({ body }) => has(body as Json, wanted));
  return having(path) ?? having(path.slice(0, -1)) ?? notProven('set-up: no request has the field');
}

const sentencesIn = (schemas: readonly JsonObject[]) => [
  ...new Set(schemas.flatMap((schema) => sentencesOf({ 'x-rule': schema['x-rule'] }))),
];

async function refuseEach(host: Host, field: RequestField, request: HostRequest): Promise<void> {
  const { operationId, path, schemas } = field;
  const sentences = sentencesIn(schemas);
  for (const value of schemas.flatMap(refusedValues)) {
    const sent = withChange(request.body as Json, path, () => value);
    const answer = await host.call(operationId, { ...request, body: sent });
    const name = `${path.join('.')} ${JSON.stringify(value)?.slice(0, 40)}`;
    if (answer.status !== 422) {
      throw new Failed(`${name}: answered ${answer.status} instead of 422`, answer.trace);
    }
    const { message } = answer.body as JsonObject;
    const said = typeof message === 'string' ? message : '';
    if (!sentences.includes(said)) {
      throw new Failed(`${name}: refused with «${said}», which is not its rule`, answer.trace);
    }
    expectThat(answer.problems.length === 0, answer.problems.join('; '));
  }
}

/** One case for each field with such a rule, on the ordinary request of its operation. */
export function ruledCases(cases: readonly Case[]): Case[] {
  return requestFields.flatMap((field): Case[] => {
    const { operationId, path, schemas } = field;
    if (schemas.flatMap(refusedValues).length === 0) return [];
    const [sentence, ...others] = sentencesIn(schemas);
    const prepares = cases.flatMap((one) =>
      one.operationId === operationId && one.prepare ? [one.prepare] : [],
    );
    return [
      {
        operationId,
        status: 422,
        rule: `the rule of ${path.join('.')}`,
        quotes: [
          'Any other limit beside an `x-rule` (a length, a pattern, a format, a minimum) is a rule of the business: 422, with the sentence that the rule quotes.',
          'The `message` of a 409 or 422 is the sentence that its rule quotes, to the letter: it is shown to people, and the application tells rules apart by it.',
          'the message is the one that the `x-rule` of the field quotes',
        ],
        group: 'behaviour',
        ...(sentence !== undefined && others.length === 0 && { sentence }),
        run: async (host) => refuseEach(host, field, await requestWith(host, field, prepares)),
      },
    ];
  });
}
