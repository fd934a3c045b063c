import type { OrderRule } from '../orderRules';

/**
 * An editable field of a stored row: what the form holds of it (a draft), what a save sends for it (an input), and how
 * it is merged. The tables of an order's fields are in orderFields.ts.
 */
interface Field<Stored, Draft, Value> {
  /** Name for people (Spanish). */
  readonly label: string;
  /** The rule that locks the field: form, merge, payload and the mock backend ask it. Without one it is never locked. */
  readonly rule?: OrderRule;
  /** Properties of the draft that mean something only together with the field: an edit for other ones needs a decision. */
  readonly with?: readonly (keyof Draft)[];
  /** The draft's property for the text as typed, of a field that keeps its last valid value beside it. */
  readonly typed?: keyof Draft;
  /** Whether the text as typed cannot be read, so that a save would send something else. */
  readonly isUnreadable?: (draft: Draft) => boolean;
  /** The field's value for people, where that is not what the draft holds. */
  readonly show?: (draft: Draft) => string;
  readonly read: (stored: Stored) => Partial<Draft>;
  readonly write: (draft: Draft) => Value;
}

/**
 * The table of a kind of row: one line for each property of its input, optional ones too, so that a field added to the
 * contract does not compile before it is here.
 */
export type Fields<Stored, Draft, Input> = {
  readonly [Name in keyof Input]-?: Field<Stored, Draft, Input[Name]>;
};

/** Names of the fields of a table. */
type NameOf<Input> = Extract<keyof Input, string>;

export function fieldNames<Stored, Draft, Input>(
  fields: Fields<Stored, Draft, Input>,
): NameOf<Input>[] {
  const names: NameOf<Input>[] = [];
  for (const name in fields) names.push(name);
  return names;
}

/** The draft of a stored row. `blank` holds its other properties. */
export function readRow<Stored, Draft extends object, Input>(
  fields: Fields<Stored, Draft, Input>,
  stored: Stored,
  blank: Draft,
): Draft {
  const draft = { ...blank };
  for (const name in fields) Object.assign(draft, fields[name].read(stored));
  return draft;
}

function isComplete<Input>(
  input: Partial<Input>,
  fields: Record<keyof Input, unknown>,
): input is Input {
  for (const name in fields) if (!(name in input)) return false;
  return true;
}

/** What a save sends for a draft. */
export function writeRow<Stored, Draft, Input>(
  fields: Fields<Stored, Draft, Input>,
  draft: Draft,
): Input {
  const input: Partial<Input> = {};
  for (const name in fields) input[name] = fields[name].write(draft);
  if (!isComplete(input, fields)) throw new TypeError('The table of fields has changed.');
  return input;
}

/**
 * Whether two versions of a row have the same in a field: a save sends the same for it, and so does the text of one that
 * cannot be read.
 */
export function sameField<
  Stored,
  Draft extends { readonly [Name in keyof Input]?: unknown },
  Input,
>(fields: Fields<Stored, Draft, Input>, name: NameOf<Input>, one: Draft, other: Draft): boolean {
  const { write, typed = name, isUnreadable } = fields[name];
  const unread = (row: Draft) => (isUnreadable?.(row) ? row[typed] : null);
  return write(one) === write(other) && unread(one) === unread(other);
}

/** A row with a field of another version of it. */
export function withField<
  Stored,
  Draft extends { readonly [Name in keyof Input]?: unknown },
  Input,
>(fields: Fields<Stored, Draft, Input>, name: NameOf<Input>, row: Draft, other: Draft): Draft {
  const { typed = name } = fields[name];
  return { ...row, [name]: other[name], [typed]: other[typed] };
}

/** Texts are compared trimmed, no text like an empty one. */
const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''));

/** Whether a stored row has what an input sends. */
export function matchesRow<
  Stored extends { readonly [Name in keyof Input]?: unknown },
  Draft,
  Input,
>(fields: Fields<Stored, Draft, Input>, stored: Stored, input: Input): boolean {
  return fieldNames(fields).every((name) => comparable(stored[name]) === comparable(input[name]));
}

/** Whether a stored row has what an input changes of its version before; undefined: it is gone. */
export function hasEdits<Stored extends { readonly [Name in keyof Input]?: unknown }, Draft, Input>(
  fields: Fields<Stored, Draft, Input>,
  now: Stored | undefined,
  before: Stored,
  input: Input,
): boolean {
  return fieldNames(fields).every((name) => {
    const sent = comparable(input[name]);
    return sent === comparable(before[name]) || (now && sent === comparable(now[name]));
  });
}

/** Whether two drafts would be sent alike. */
export function sameInput<Stored, Draft, Input>(
  fields: Fields<Stored, Draft, Input>,
  one: Draft,
  other: Draft,
): boolean {
  return fieldNames(fields).every((name) => fields[name].write(one) === fields[name].write(other));
}
