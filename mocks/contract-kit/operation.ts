import type { Operations, Webhooks } from '~/contract/types';

/** Name of an operation that clients call; the webhooks of third parties are not among them. */
export type OperationId = Exclude<keyof Operations, keyof Webhooks>;

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Parameter {
  name: string;
  place: 'path' | 'query';
  required: boolean;
  /** Whether its text is a number's. */
  numeric: boolean;
}

/** One operation of openapi.yaml, with what it takes to read a request. */
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
