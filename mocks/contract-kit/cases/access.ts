import { accepted, refused, rejects, type Case, type Prepare, type Rule } from '../contractCase';
import { contractOperations, type ContractOperation } from '../document';
import { MAX_JSON_BYTES } from '../limits';
import {
  allowsOrigin,
  Failed,
  ORIGIN,
  type Caller,
  type Host,
  type HostRequest,
} from '../run/host';
import { syncKey } from './setup';

/* Who may call an operation, from the contract alone: tokens, roles and origins. */

const CALLERS = ['storeAdmin', 'storeUser', 'platformAdmin'] as const;

/** A caller with access to the operation. @throws NotProven when the host's key is not known */
export function allowed({ security, roles }: ContractOperation, host: Host): HostRequest {
  if (security === 'apiKey') return { headers: syncKey(host) };
  const as = CALLERS.find((caller) => roles.includes(caller));
  return as === undefined ? {} : { as };
}

/** A well-formed request: the first example of the contract, or a small file. */
export function wellFormed({ body, exampleBodies: [example] }: ContractOperation): HostRequest {
  if (body?.kind === 'json') return { body: example };
  if (body?.kind === 'multipart') return { file: { name: 'a.csv', content: 'id\n1\n' } };
  return {};
}

function refusedCallers(operation: ContractOperation): Case[] {
  const { operationId, security, roles } = operation;
  const refuses = (status: 401 | 403, rule: Rule, request: HostRequest): Case =>
    rejects(operationId, status, rule, () => ({ ...wellFormed(operation), ...request }), 'access');
  if (security === 'apiKey') {
    return [refuses(403, 'a wrong key', { headers: { 'Api-Token': 'otra' } })];
  }
  if (security === 'none') return [];
  const strangers = CALLERS.filter((caller) => !roles.includes(caller));
  return [
    refuses(401, 'no token', {}),
    refuses(
      401,
      [
        'unknown token',
        'A missing, unknown or expired token is answered 401; a user who is not enabled, or has the wrong role or store, 403.',
      ],
      { headers: { Authorization: 'Bearer desconocido' } },
    ),
    ...strangers.map((as) =>
      refuses(
        403,
        [
          `x-roles excludes ${as}`,
          '`x-roles` lists who may call an operation; everybody else with a valid token gets 403.',
        ],
        { as },
      ),
    ),
    refuses(
      403,
      [
        'a user who is not enabled',
        'A user who is not enabled, or whose store is disabled, gets 403 from every call with a token, and shoppers get 403 from every call about a disabled store.',
      ],
      { as: 'disabledUser' },
    ),
  ];
}

/** The ordinary request of a case, sent by another caller with access. */
const sentBy = (as: Caller, operationId: Case['operationId'], prepare: Prepare): Case => ({
  operationId,
  status: 200,
  rule: `x-roles includes ${as}`,
  group: 'access',
  run: async (host) => {
    await accepted(host, operationId, { ...(await prepare(host)), as });
  },
});

const FIRST_WINS = [
  '401 (no token, or unknown or expired) → 403 (user or store not enabled) → 413 → 400 → 403 (role, or another store) → 404 → 409 or 422.',
  'A request without a valid token learns nothing about limits or records.',
];

/** Of a request that is refused for several reasons, the contract says which one the answer names. */
function firstRefusals(operation: ContractOperation): Case[] {
  const { operationId, security, roles, body, parameters } = operation;
  if (security !== 'bearer' || body?.kind !== 'json') return [];
  const malformed: HostRequest = { rawBody: '{' };
  const tooLarge: HostRequest = { rawBody: `{${' '.repeat(MAX_JSON_BYTES)}` };
  const ids = parameters.filter(({ place, numeric }) => place === 'path' && numeric);
  const params = Object.fromEntries(ids.map(({ name }) => [name, 999_999_999]));
  const stranger = CALLERS.find((caller) => !roles.includes(caller));
  const run = async (host: Host) => {
    await refused(host, operationId, 401, tooLarge);
    await refused(host, operationId, 403, { ...malformed, as: 'disabledUser' });
    await refused(host, operationId, 413, { ...tooLarge, ...allowed(operation, host) });
    await refused(host, operationId, 400, { ...malformed, ...allowed(operation, host), params });
    if (stranger === undefined) return;
    await refused(host, operationId, 400, { ...malformed, as: stranger });
    await refused(host, operationId, 403, { ...wellFormed(operation), as: stranger, params });
  };
  const rule = 'the first of several refusals';
  return [{ operationId, status: 400, rule, quotes: FIRST_WINS, group: 'access', run }];
}

/** Each further role of an operation may send what its first ordinary case sends. */
function allowedCallers(operation: ContractOperation, cases: readonly Case[]): Case[] {
  const { operationId, roles } = operation;
  const prepare = cases.find((one) => one.operationId === operationId && one.prepare)?.prepare;
  if (prepare === undefined) return [];
  return CALLERS.filter((caller) => roles.includes(caller))
    .slice(1)
    .map((as) => sentBy(as, operationId, prepare));
}

/** Whether a list of a header, in any case and order, has a word. */
const lists = (header: string | null, word: string) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => one.trim() === word);

/** A browser asks before it sends a token, JSON, PUT or DELETE to another origin. */
function preflight({ operationId, method, path }: ContractOperation): Case {
  const run = async (host: Host) => {
    const url = host.url + path.replaceAll(/\{\w+\}/g, '1');
    const headers = {
      Origin: ORIGIN,
      'Access-Control-Request-Method': method.toUpperCase(),
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const {
      ok,
      status,
      headers: answered,
    } = await host.send(new Request(url, { method: 'OPTIONS', headers }));
    const allow = (name: string) => answered.get(`access-control-allow-${name}`);
    const trace = `curl -i -X OPTIONS '${url}' -H 'Origin: ${ORIGIN}' -H 'Access-Control-Request-Method: ${method.toUpperCase()}' -H 'Access-Control-Request-Headers: authorization,content-type'\n→ ${status}`;
    const check = (holds: boolean, otherwise: string) => {
      if (!holds) throw new Failed(otherwise, trace);
    };
    check(ok, `the preflight answered ${status}`);
    check(allowsOrigin(answered), `Access-Control-Allow-Origin is ${allow('origin')}`);
    // GET, HEAD and POST need no permission.
    check(
      ['get', 'post'].includes(method) || ['*', method].some((one) => lists(allow('methods'), one)),
      `Access-Control-Allow-Methods is ${allow('methods')}`,
    );
    // A `*` does not stand for Authorization.
    check(
      lists(allow('headers'), 'authorization') &&
        ['*', 'content-type'].some((one) => lists(allow('headers'), one)),
      `Access-Control-Allow-Headers is ${allow('headers')}`,
    );
  };
  const rule = 'the preflight of a browser';
  const quotes = [
    'The backend allows the origins of the application, the methods GET, POST, PUT and DELETE and the request headers `Authorization` and `Content-Type`, also on error answers and on 5xx, and exposes `Content-Disposition`.',
  ];
  return { operationId, status: 204, rule, quotes, group: 'access', run };
}

/** @param cases the ordinary cases, which other roles repeat */
export function accessCases(cases: readonly Case[]): Case[] {
  return contractOperations.flatMap((operation) => [
    ...refusedCallers(operation),
    ...allowedCallers(operation, cases),
    ...firstRefusals(operation),
    // The contact sync is another host.
    ...(operation.security === 'apiKey' ? [] : [preflight(operation)]),
  ]);
}
