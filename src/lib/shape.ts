/** What a value must be: a type, a text or null (`text`), or an object with at least these fields. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'text'
  | 'list'
  | { readonly [field: string]: Shape };

/** Whether a value has the shape; fields that the shape does not name may be anything. */
export function hasShape(raw: unknown, shape: Shape): boolean {
  if (shape === 'list') return Array.isArray(raw);
  if (shape === 'text') return raw === null || typeof raw === 'string';
  if (typeof shape === 'string') return typeof raw === shape;
  if (typeof raw !== 'object' || raw === null) return false;
  const fields = new Map<string, unknown>(Object.entries(raw));
  return Object.entries(shape).every(([field, wanted]) => hasShape(fields.get(field), wanted));
}
