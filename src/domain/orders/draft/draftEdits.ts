import type { OrderRule } from '../orderRules';
import { isBlankShipping } from '../shipping';
import {
  CONCEPT_FIELDS,
  ITEM_FIELDS,
  ORDER_FIELDS,
  type OrderDraft,
  SHIPPING_FIELDS,
} from './orderFields';
import { fieldNames, type Fields, sameField, withField } from './rowFields';

/** Whether a rule has locked what it allowed when it was edited. */
export type IsLocked = (rule: OrderRule | undefined) => boolean;

/** A change of an order's draft: of a field, or of a row that was added or deleted. */
export interface Edit {
  /** The same for every edit of a field or row. */
  readonly key: string;
  /** Name of the field or row for people (Spanish); null: a row with nothing to send yet. */
  readonly label: string | null;
  readonly isNewRow: boolean;
  readonly rule: OrderRule | undefined;
  /** The value as the form shows it. */
  readonly mine: string;
  /** The newest value as the form shows it, where it cannot be combined with the edit without a decision; else null. */
  readonly conflict: (newest: OrderDraft, isLocked: IsLocked) => string | null;
  /** The newest draft with the edit; null: it has no place there. */
  readonly apply: (newest: OrderDraft) => OrderDraft | null;
}

/** What is shown of a row that was removed. */
const REMOVED = 'quitado';
const EMPTY = 'vacío';

/** Where a row, or the order itself, is found in every version of a draft. */
interface Place<Draft> {
  readonly key: string;
  /** Name for people; null: the fields have their own. */
  readonly label: string | null;
  readonly find: (draft: OrderDraft) => Draft | undefined;
  readonly put: (draft: OrderDraft, row: Draft) => OrderDraft;
  /** Id of the stored row: a row that was removed and added again is another one. */
  readonly storedId: (row: Draft) => number | undefined;
}

/** The value of a field as the form shows it. */
function shownField<Stored, Draft extends { readonly [Name in keyof Input]?: unknown }, Input>(
  fields: Fields<Stored, Draft, Input>,
  name: Extract<keyof Input, string>,
  row: Draft,
): string {
  const { show, typed = name } = fields[name];
  return show?.(row) ?? (String(row[typed]) || EMPTY);
}

/** The edits of the fields of a row, or of the order itself. */
function fieldEdits<Stored, Draft extends { readonly [Name in keyof Input]?: unknown }, Input>(
  fields: Fields<Stored, Draft, Input>,
  place: Place<Draft>,
  before: Draft,
  row: Draft,
): Edit[] {
  const edited = fieldNames(fields).filter((name) => !sameField(fields, name, before, row));
  return edited.map((name) => {
    const { label, rule, with: together = [] } = fields[name];
    const shown = (one: Draft) =>
      `${place.label === null ? '' : `${label} `}${shownField(fields, name, one)}`;
    return {
      key: `${place.key} ${name}`,
      label: place.label ?? label,
      isNewRow: false,
      rule,
      mine: shown(row),
      conflict: (newest, isLocked) => {
        const now = place.find(newest);
        if (now === undefined) return REMOVED;
        if (sameField(fields, name, now, row)) return null;
        const isUntouched =
          sameField(fields, name, now, before) &&
          place.storedId(now) === place.storedId(before) &&
          together.every((property) => now[property] === before[property]);
        return isUntouched && !isLocked(rule) ? null : shown(now);
      },
      apply: (newest) => {
        const now = place.find(newest);
        return now === undefined ? null : place.put(newest, withField(fields, name, now, row));
      },
    };
  });
}

interface Row {
  readonly key: string;
  readonly stored: { readonly id: number } | null;
}

/** A list of an order's rows. */
interface List<Stored, Draft extends Row, Input> {
  readonly name: string;
  readonly fields: Fields<Stored, Draft, Input>;
  /** The field that stands for a whole row: its rule locks the row, and its value is shown. */
  readonly main: Extract<keyof Input, string>;
  readonly rows: (draft: OrderDraft) => readonly Draft[];
  readonly put: (draft: OrderDraft, rows: readonly Draft[]) => OrderDraft;
  /** The same in all versions. */
  readonly idOf: (row: Draft) => string | number;
  readonly label: (row: Draft, index: number) => string;
  /** Nothing is sent for a new row. */
  readonly isBlank?: (row: Draft) => boolean;
  /** Marks a stored row for its deletion; without it, no save deletes one. */
  readonly deletes?: (draft: OrderDraft, id: number) => OrderDraft;
}

/** What finds the edits of a list. */
function listEdits<
  Stored,
  Draft extends Row & { readonly [Name in keyof Input]?: unknown },
  Input,
>({
  name,
  fields,
  main,
  rows,
  put,
  idOf,
  label,
  isBlank = () => false,
  deletes,
}: List<Stored, Draft, Input>) {
  const { rule, label: mainLabel } = fields[main];
  const find = (draft: OrderDraft, id: string | number) =>
    rows(draft).find((row) => idOf(row) === id);
  const shown = (row: Draft) => `${mainLabel} ${shownField(fields, main, row)}`;
  const isSame = (one: Draft, other: Draft) =>
    fieldNames(fields).every((field) => sameField(fields, field, one, other));

  const addition = (row: Draft, index: number): Edit => ({
    key: `${name} ${idOf(row)}`,
    label: isBlank(row) ? null : label(row, index),
    isNewRow: true,
    rule,
    mine: shown(row),
    conflict: (newest, isLocked) => {
      const twin = find(newest, idOf(row));
      if (twin !== undefined) return shown(twin);
      return isLocked(rule) ? REMOVED : null;
    },
    apply: (newest) => {
      const twin = find(newest, idOf(row));
      if (twin === undefined) return put(newest, [...rows(newest), row]);
      return isSame(twin, row) ? newest : null;
    },
  });

  const deletion = (before: Draft, index: number): Edit => ({
    key: `${name} ${idOf(before)}`,
    label: label(before, index),
    isNewRow: false,
    rule,
    mine: REMOVED,
    conflict: (newest, isLocked) => {
      const now = find(newest, idOf(before));
      if (now === undefined || (isSame(now, before) && !isLocked(rule))) return null;
      return shown(now);
    },
    apply: (newest) => {
      const now = find(newest, idOf(before));
      if (!now?.stored) return newest;
      const without = put(
        newest,
        rows(newest).filter((row) => row !== now),
      );
      return deletes?.(without, now.stored.id) ?? null;
    },
  });

  return (base: OrderDraft, draft: OrderDraft): Edit[] => {
    const before = new Map(rows(base).map((row) => [idOf(row), row]));
    const now = new Set(rows(draft).map(idOf));
    return [
      ...rows(draft).flatMap((row, index) => {
        const start = before.get(idOf(row));
        if (start === row) return [];
        if (start === undefined) return [addition(row, index)];
        const place: Place<Draft> = {
          key: `${name} ${idOf(row)}`,
          label: label(row, index),
          find: (one) => find(one, idOf(row)),
          put: (one, changed) =>
            put(
              one,
              rows(one).map((other) => (idOf(other) === idOf(row) ? changed : other)),
            ),
          storedId: ({ stored }) => stored?.id,
        };
        return fieldEdits(fields, place, start, row);
      }),
      ...rows(base).flatMap((row, index) => (now.has(idOf(row)) ? [] : [deletion(row, index)])),
    ];
  };
}

/** An order holds a product once: an edit belongs to the product, also in a row that was added again. */
const itemEdits = listEdits({
  name: 'item',
  fields: ITEM_FIELDS,
  main: 'amount',
  rows: ({ items }) => items,
  put: (draft, items) => ({ ...draft, items }),
  idOf: ({ product_id }) => product_id,
  label: ({ product_denormalized }) => product_denormalized.name,
});

const conceptEdits = listEdits({
  name: 'concept',
  fields: CONCEPT_FIELDS,
  main: 'amount',
  rows: ({ other_concepts }) => other_concepts,
  put: (draft, other_concepts) => ({ ...draft, other_concepts }),
  idOf: ({ key }) => key,
  label: ({ description }) => `Concepto ${description}`,
  deletes: (draft, id) => ({ ...draft, other_concepts_del: [...draft.other_concepts_del, id] }),
});

const shippingEdits = listEdits({
  name: 'shipping',
  fields: SHIPPING_FIELDS,
  main: 'tracking_code',
  rows: ({ shipping }) => shipping,
  put: (draft, shipping) => ({ ...draft, shipping }),
  idOf: ({ key }) => key,
  label: (_, index) => `Envío ${index + 1}`,
  isBlank: isBlankShipping,
});

const ORDER: Place<OrderDraft> = {
  key: 'order',
  label: null,
  find: (draft) => draft,
  put: (_, changed) => changed,
  storedId: () => undefined,
};

/** What a draft changes, adds or deletes. */
export function editsBetween(base: OrderDraft, draft: OrderDraft): Edit[] {
  return [
    ...fieldEdits(ORDER_FIELDS, ORDER, base, draft),
    ...itemEdits(base, draft),
    ...conceptEdits(base, draft),
    ...shippingEdits(base, draft),
  ];
}

/** The newest draft with those of the edits that have a place in it. */
export function applyEdits(newest: OrderDraft, edits: readonly Edit[]): OrderDraft {
  return edits.reduce((draft, { apply }) => apply(draft) ?? draft, newest);
}

/** The labels of edits, each once. */
export const labelsOf = (edits: readonly Pick<Edit, 'label'>[]): string[] => [
  ...new Set(edits.flatMap(({ label }) => (label === null ? [] : [label]))),
];
