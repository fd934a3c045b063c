/**
 * How a value of an answer is read. The contract's schemas become these kinds (`shapes.gen.ts`); what each one accepts
 * and falls back to is in `./readShape`.
 */
export type Kind =
  /** A text that identifies something: missing or empty, its row cannot be read. */
  | 'key'
  /** Any other text, enum values and dates included. */
  | 'text'
  | 'number'
  | 'boolean'
  | 'text?'
  | 'number?'
  | 'boolean?'
  /** A list of texts, or one text in its place. */
  | 'texts'
  /** An object with fields of any name. */
  | 'record'
  /** Any JSON. */
  | 'any'
  /** A text that is never missing: this one stands for an absent, empty or malformed one. */
  | { readonly orElse: string }
  | { readonly maybe: Shape<unknown> }
  | { readonly list: Kind }
  | Shape<unknown>;

/** The fields of an object of type `T`. */
export interface Shape<T> {
  readonly fields: Readonly<Record<string, Kind>>;
  /** The fields once more, as reading goes through them for each row. */
  readonly entries: readonly (readonly [name: string, kind: Kind])[];
  /** Never set: carries the type. */
  readonly type?: T;
}

export const shape = <T>(fields: Readonly<Record<string, Kind>>): Shape<T> => ({
  fields,
  entries: Object.entries(fields),
});

/** The fields of `whole` that the shape has, such as the summary of an order. */
export function pickFields<T extends object>({ fields }: Shape<T>, whole: T): T {
  // Every field of the shape is one of T, and T has no others.
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in fields)) as T;
}
