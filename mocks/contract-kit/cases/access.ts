import { accepted, rejects, type Case, type Prepare } from '../contractCase';
import { contractOperations, type ContractOperation } from '../document';
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
  const refused = (status: 401 | 403, rule: string, request: HostRequest): Case =>
    rejects(operationId, status, rule, () => ({ ...wellFormed(operation), ...request }), 'access');
  if (security === 'apiKey') {
    return [refused(403, 'a wrong key', { headers: { 'Api-Token': 'otra' } })];
  }
  if (security === 'none') return [];
  const strangers = CALLERS.filter((caller) => !roles.includes(caller));
  return [
    refused(401, 'no token', {}),
    refused(401, 'unknown token', { headers: { Authorization: 'Bearer desconocido' } }),
    ...strangers.map((as) => refused(403, `x-roles excludes ${as}`, { as })),
    refused(403, 'a user who is not enabled', { as: 'disabledUser' }),
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
  return { operationId, status: 204, rule, group: 'access', run };
}

/** @param cases the ordinary cases, which other roles repeat */
export function accessCases(cases: readonly Case[]): Case[] {
  return contractOperations.flatMap((operation) => [
    ...refusedCallers(operation),
    ...allowedCallers(operation, cases),
    // The contact sync is another host.
    ...(operation.security === 'apiKey' ? [] : [preflight(operation)]),
  ]);
}
