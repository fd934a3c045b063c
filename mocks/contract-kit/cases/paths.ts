import { expectPart, expectThat, type Case } from '../contractCase';
import { contractOperations, type ContractOperation } from '../document';
import { Failed, type Host } from '../run/host';
import { allowed } from './access';

/* Paths and methods, from the contract alone. */

/** Sends a request to a path as it is, by a caller with access. @throws Failed for another status */
async function sent(
  host: Host,
  operation: ContractOperation,
  method: string,
  path: string,
  expected: number,
): Promise<Response> {
  const { as } = allowed(operation, host);
  const headers = new Headers();
  if (as !== undefined) headers.set('Authorization', `Bearer ${await host.token(as)}`);
  const response = await host.send(new Request(host.url + path, { method, headers }));
  if (response.status !== expected) {
    const trace = `curl -i -X ${method} '${host.url}${path}'`;
    throw new Failed(`${method} answered ${response.status} instead of ${expected}`, trace);
  }
  return response;
}

/** A list answers alike with and without a slash at the end of its path, and its head to HEAD. */
function readCase(operation: ContractOperation): Case {
  const { operationId, path } = operation;
  const otherPath = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return {
    operationId,
    status: 200,
    rule: 'both spellings of the path, and HEAD',
    quotes: [
      'Trailing slashes are as written here.',
      'Serve both spellings.',
      '`HEAD` answers as `GET` without a body.',
    ],
    group: 'form',
    run: async (host) => {
      const one = await sent(host, operation, 'GET', path, 200);
      const other = await sent(host, operation, 'GET', otherPath, 200);
      expectThat((await one.text()) === (await other.text()), `${otherPath} answers otherwise`);
      const head = await sent(host, operation, 'HEAD', path, 200);
      expectPart('body of HEAD', await head.text(), '');
      const type = 'content-type';
      expectPart(`${type} of HEAD`, head.headers.get(type), one.headers.get(type));
    },
  };
}

/** A path answers a method that it does not have with those that it has. */
function methodCase(operation: ContractOperation): Case {
  const { operationId, path } = operation;
  const methods = contractOperations.filter((one) => one.path === path);
  return {
    operationId,
    status: 405,
    rule: 'a method that the path does not have',
    quotes: [
      'A known path with another method is 405 with an `Allow` header.',
      'The body is `{message}`.',
    ],
    group: 'form',
    run: async (host) => {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const response = await sent(host, operation, 'PATCH', url, 405);
      const allow = response.headers.get('allow')?.toUpperCase().split(/ *, */) ?? [];
      const missing = methods.filter(({ method }) => !allow.includes(method.toUpperCase()));
      expectThat(missing.length === 0, `Allow is ${allow.join(', ')}`);
      const { message } = (await response.json()) as { message?: unknown };
      expectThat(typeof message === 'string', 'the body has no message');
    },
  };
}

const isFirstOfPath = ({ path }: ContractOperation, index: number, all: ContractOperation[]) =>
  all.findIndex((other) => other.path === path) === index;

export const pathCases: readonly Case[] = [
  ...contractOperations
    .filter(({ method, parameters }) => method === 'get' && parameters.length === 0)
    .map(readCase),
  // A run that only reads sends no other method.
  ...contractOperations
    .filter(({ method, security }) => method !== 'get' && security !== 'apiKey')
    .filter(isFirstOfPath)
    .map(methodCase),
];
