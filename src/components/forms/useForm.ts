import { type FormEvent, type RefObject, useState } from 'react';

import { errorMessage } from '~/api/transport/errors';
import {
  type ConflictDecision,
  ConflictError,
  type FieldConflict,
  sameJson,
} from '~/domain/conflicts';
import type { FieldErrors } from '~/domain/fieldRules';
import { type BaseAndMine, mergeChanges } from '~/domain/mergeChanges';
import { toast } from '~/ui/feedback/toast';
import { useFirstInvalidFocus } from '~/ui/focus/useFirstInvalidFocus';
import { useFocusAfterLock } from '~/ui/focus/useFocusAfterLock';
import { useIsShown } from '~/ui/useIsShown';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { othersChangesText, type SaveReport, toastSaved } from './toastSaved';
import { useReportUnsaved } from './unsavedForms';

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof File || other instanceof File) return one === other;
  return sameJson(one, other);
}

/** The fields of `typed` whose values differ from those of `values`. */
function differing<Values extends object>(typed: Partial<Values>, values: Values): Partial<Values> {
  const left = { ...typed };
  for (const field in left) if (isSame(left[field], values[field])) delete left[field];
  return left;
}

/** The fields of `values` that both objects have. */
function pick<Values extends object>(
  values: Partial<Values>,
  keys: Partial<Values>,
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const key in keys) if (key in values) picked[key] = values[key];
  return picked;
}

/** Some fields of a form, and how to update them: `useState`, or a store that outlives the form. */
type FormFields<Values> = readonly [
  Partial<Values>,
  (update: (before: Partial<Values>) => Partial<Values>) => void,
];

/** Where a form keeps its typed fields and, where the form's saves are merged, the merge base of each one. */
export interface FormStorage<Values> {
  typed: FormFields<Values>;
  bases?: FormFields<Values>;
}

/** Applies the user's changes to the newest values of the server, such as `mergeChanges`. */
type Merge<Values> = (
  baseAndMine: BaseAndMine<Values>,
  newest: Values,
  decision: ConflictDecision,
) => Values;

/** A conflict: someone else changed the same fields. */
export interface FormConflict {
  fields: readonly FieldConflict[];
  /** Saves again with the user's values of those fields, or with the other ones. */
  decide: (decision: 'mine' | 'theirs') => void;
  /** Returns to the form without saving. */
  cancel: () => void;
}

/** What an input's `onChange` passes: its event, or the value itself. */
type FieldInput<Value> = Value | { currentTarget: { value: Value } };

function isInputEvent<Value>(
  input: FieldInput<Value>,
): input is { currentTarget: { value: Value } } {
  return typeof input === 'object' && input !== null && 'currentTarget' in input;
}

/** What a form asks before it sends. */
interface FormQuestion {
  title: string;
  text: string;
  confirmLabel: string;
}

export interface Form<Values> {
  /** The saved values with what was typed over them. */
  values: Values;
  /** Empty until the form was submitted, then validated on every change. */
  errors: FieldErrors<string>;
  /** Failure of the last task; null once another one starts. */
  failure: string | null;
  isSaving: boolean;
  isDirty: boolean;
  /** A save would change nothing. */
  hasNothingToSave: boolean;
  /** What others changed before the last save, for the user; null once something is typed. */
  othersChanges: string | null;
  /** Set while a save found someone else's changes of the same fields and waits for the decision. */
  conflict: FormConflict | null;
  /** Set while the form asks before it sends. */
  question: (FormQuestion & { onConfirm: () => void; onCancel: () => void }) | null;
  change: (changed: Partial<Values>) => void;
  /** The props of a field's input: its value, its message and what it typed. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    value: Values[Name];
    error: string | undefined;
    'aria-required': boolean | undefined;
    onChange: (input: FieldInput<Values[Name]>) => void;
  };
  /** Validates, shows the errors and focuses the first invalid field; true when there is none. */
  check: () => boolean;
  /** Runs another task of the form, such as a deletion: never during a save; its failure becomes `failure`. */
  run: (task: () => Promise<unknown>) => Promise<unknown>;
  /** For the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    inert: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * State of one form. Holds only the changed fields, over `saved`: untouched fields follow newer server values. One save
 * at a time, which locks the form; a failed save keeps the typed values, and is told in a toast when the form is gone; values
 * typed during a save are part of the next one.
 */
export function useForm<Values extends object>({
  saved,
  loadForValidation,
  validate,
  ask,
  save,
  merge = mergeChanges,
  success,
  onInvalid,
  storage,
  submitsUnchanged = false,
}: {
  /** The server's values, or the empty form. */
  saved: Values;
  /** Loads data that `validate` needs. */
  loadForValidation?: (values: Values) => Promise<unknown>;
  validate?: (values: Values) => FieldErrors<string>;
  /** What to ask before valid values are sent; null: nothing. */
  ask?: (values: Values) => FormQuestion | null;
  /**
   * Sends the values and resolves to what the save says of itself; rejects when they are not saved. After it resolves,
   * `saved` has the new values, or the form is done.
   * @param onto applies the user's changes to the newest values, which the save has read; throws a `ConflictError`
   */
  save: (values: Values, onto: (newest: Values) => Values) => Promise<SaveReport | void>;
  /** How `onto` merges: field by field, or as values of several entries need it. */
  merge?: Merge<Values>;
  /** Toast after a save. */
  success?: string;
  /** Called when `validate` finds errors, to open closed parts with invalid fields. */
  onInvalid?: (errors: FieldErrors<string>) => void;
  /** Where the typed values are kept, when they must outlive the form. */
  storage?: FormStorage<Values>;
  /** Unchanged values can be saved too: that completes a task of the setup. */
  submitsUnchanged?: boolean;
}): Form<Values> {
  const ownTyped = useState<Partial<Values>>({});
  const [typed, setTyped] = storage?.typed ?? ownTyped;
  const ownBases = useState<Partial<Values>>({});
  const [bases, setBases] = storage?.bases ?? ownBases;
  const [othersChanges, setOthersChanges] = useState<string | null>(null);
  const [conflict, setConflict] = useState<readonly FieldConflict[] | null>(null);
  const [question, setQuestion] = useState<FormQuestion | null>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const singleFlight = useSingleFlight();
  const { area, focusFirstInvalid } = useFirstInvalidFocus<HTMLFormElement>();
  useFocusAfterLock(area, isSaving);
  const isShown = useIsShown();

  const values = { ...saved, ...typed };
  const isDirty = !isSame(values, saved);
  useReportUnsaved(isDirty);
  // A save of unchanged invalid values shows what is missing.
  const hasNothingToSave =
    !isDirty && !submitsUnchanged && Object.keys(validate?.(values) ?? {}).length === 0;

  function check() {
    const errors = validate?.(values) ?? {};
    setWasSubmitted(true);
    if (Object.keys(errors).length === 0) return true;
    onInvalid?.(errors);
    focusFirstInvalid();
    return false;
  }

  /** Validates, then shows the question of `ask`, if there is one. @returns true when the values can be sent at once */
  function checkAndAsk() {
    if (!check()) return false;
    const asked = ask?.(values) ?? null;
    setQuestion(asked);
    return asked === null;
  }

  function run(task: () => Promise<unknown>) {
    return singleFlight(async () => {
      setFailure(null);
      setConflict(null);
      setIsSaving(true);
      try {
        await task();
      } catch (error) {
        if (isShown() && error instanceof ConflictError) setConflict(error.fields);
        else (isShown() ? setFailure : toast.error)(errorMessage(error));
      } finally {
        setIsSaving(false);
      }
    });
  }

  async function submit(decision: ConflictDecision = 'ask') {
    // The merge base: per field, the saved value at the moment the user first changed it.
    const base = { ...saved, ...pick(bases, typed) };
    const report = await save(values, (newest) => merge({ base, mine: values }, newest, decision));
    setWasSubmitted(false);
    setTyped((now) => differing(now, values));
    // The next merge compares with what was just saved.
    setBases(() => values);
    if (report) setOthersChanges(othersChangesText(report));
    if (report && success !== undefined) toastSaved(report, success);
  }

  /** Whether it may not be empty, which `validate` alone knows. */
  const isRequired = (name: keyof Values & string) =>
    typeof values[name] === 'string' && validate?.({ ...values, [name]: '' })[name] !== undefined;
  const errors = wasSubmitted ? (validate?.(values) ?? {}) : {};

  function change(changed: Partial<Values>) {
    setOthersChanges(null);
    setTyped((before) => {
      const next = { ...before, ...changed };
      // While saving, `saved` is about to change: keep a field even if it was typed back to the old value.
      return isSaving ? next : differing(next, saved);
    });
    // A field that still differs from `saved` keeps its base; any other, also one that a lost save has stored, gets a new one.
    setBases((before) => ({
      ...pick(saved, changed),
      ...pick(before, differing(typed, saved)),
    }));
  }

  return {
    values,
    errors,
    failure,
    isSaving,
    isDirty,
    hasNothingToSave,
    othersChanges,
    conflict: conflict && {
      fields: conflict,
      decide: (decision) => {
        if (check()) void run(() => submit(decision));
      },
      cancel: () => setConflict(null),
    },
    question: question && {
      ...question,
      onConfirm: () => {
        setQuestion(null);
        if (check()) void run(() => submit());
      },
      onCancel: () => setQuestion(null),
    },
    change,
    field: (name) => ({
      value: values[name],
      error: errors[name],
      'aria-required': isRequired(name) || undefined,
      onChange: (input) => {
        const changed: Partial<Values> = {};
        changed[name] = isInputEvent(input) ? input.currentTarget.value : input;
        change(changed);
      },
    }),
    check,
    run,
    props: {
      ref: area,
      noValidate: true,
      inert: isSaving,
      onSubmit: (event) => {
        event.preventDefault();
        if (isSaving) return;
        if (loadForValidation) {
          void run(async () => {
            await loadForValidation(values);
            if (checkAndAsk()) await submit();
          });
        } else if (checkAndAsk()) {
          void run(() => submit());
        }
      },
    },
  };
}
