import { patternOf, type Operation } from '../contract-kit/operation';
import { operationRows } from './operationRows';

/** Every operation of the contract, in matching order of the paths. */
export const operations: readonly Operation[] = operationRows.map((row) => ({
  ...row,
  pattern: patternOf(row.path),
}));

/** The path of a URL below a base path such as `/v1`; null when the URL is not below it. */
export function pathBelow(basePath: string, url: string): string | null {
  const [, path = ''] = /^https?:\/\/[^/?#]+([^?#]*)/.exec(url) ?? [];
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : null;
}

/** The operations of the most literal path that matches, whatever their methods; empty for none. */
function operationsAt(path: string): Operation[] {
  const first = operations.find(({ pattern }) => pattern.test(path));
  return operations.filter((operation) => operation.path === first?.path);
}

/** The operation that serves this method and path. */
export function findOperation(method: string, path: string): Operation | undefined {
  return operationsAt(path).find((operation) => operation.method === method.toLowerCase());
}

/** The methods that a path of the contract has, in capitals; empty for any other path. */
export function methodsOf(path: string): string[] {
  const methods = operationsAt(path).map(({ method }) => method.toUpperCase());
  return methods.includes('GET') ? ['HEAD', ...methods] : methods;
}
