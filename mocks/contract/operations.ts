import type { OperationId } from '../http';
import operationTable from './operations.gen.json';

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Parameter {
  name: string;
  place: 'path' | 'query';
  required: boolean;
  /** Whether its text is a number's. */
  numeric: boolean;
}

/** One operation of openapi.yaml, as the mock backend needs it to read a request. */
export interface Operation {
  operationId: OperationId;
  method: Method;
  path: string;
  /** Matches the path of a request below the base path, with each path parameter as a named group. */
  pattern: RegExp;
  security: 'bearer' | 'apiKey' | 'none';
  parameters: readonly Parameter[];
  /** null: the operation has none. */
  body: { kind: 'json' | 'multipart'; mediaType: string } | null;
}

/** The generated table, with the parts of a row that the runtime does not derive. */
export type OperationRow = Omit<Operation, 'pattern'>;

/** `/store/products/{id}&{param}` → the paths it matches; a parameter ends at `/` and at `&`. */
export function patternOf(path: string): RegExp {
  const source = path
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{')
        ? `(?<${part.slice(1, -1)}>[^/&?#]+)`
        : part.replace(/[.*+?^$()|[\]\\/]/g, '\\$&'),
    )
    .join('');
  // Serves paths with and without a trailing slash, as the contract requires.
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`);
}

/** Every operation of the contract, in matching order of the paths. */
export const operations: readonly Operation[] = (operationTable as readonly OperationRow[]).map(
  (row) => ({ ...row, pattern: patternOf(row.path) }),
);

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
