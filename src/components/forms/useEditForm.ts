import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { errorMessage } from '~/api/errors';
import { type ConflictDecision, ConflictError, sameJson as same } from '~/domain/mergeChanges';
import { isValid } from '~/domain/validators';
import { toast } from '~/ui/toast';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { useReportUnsaved } from './unsavedForms';

/** The fields that are not as they were sent. */
function unlike<Values extends object>(patch: Partial<Values>, sent: Values): Partial<Values> {
  const left = { ...patch };
  for (const field in left) if (same(left[field], sent[field])) delete left[field];
  return left;
}

/** The fields of `values` that `keys` has. */
function pick<Values extends object>(values: Values, keys: Partial<Values>): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const key in keys) picked[key] = values[key];
  return picked;
}

/** The messages of a form's wrong fields, by the name of the field; empty when the form is valid. */
export type FormErrors = Partial<Record<string, string>>;

/** What a save needs to merge the person's changes into the newest state (`mergeChanges`). */
export interface SaveContext<Values> {
  /** The saved values when the person changed them; the newest saved ones elsewhere. */
  base: Values;
  decision: ConflictDecision;
}

/** The question of what to save where someone else changed the same fields. */
export interface FormConflict {
  fields: readonly string[];
  /** Saves again: the person's values of those fields, or the other ones. */
  decide: (decision: 'mine' | 'theirs') => void;
  /** Goes back to the form; nothing is saved. */
  cancel: () => void;
}

/** An edit form: what is typed over what is saved, its errors, and its one save. */
export interface EditForm<Values> {
  values: Values;
  /** By field name; empty until a save was tried, then kept up to date while typing. */
  errors: FormErrors;
  /** Why the last save failed. */
  failure: string | null;
  sending: boolean;
  /** The save found changes of someone else in the same fields, and waits for the person's decision. */
  conflict: FormConflict | null;
  change: (patch: Partial<Values>) => void;
  /** For the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * Edits `saved` without copying it: only what was changed is held, so that a fresh answer of the server reaches the
 * fields that nobody touched. A second click sends nothing; a failed save keeps what was typed (§2 staff, look).
 */
export function useEditForm<Values extends object>({
  saved,
  validate,
  save,
  success,
  clears = false,
  onInvalid,
}: {
  saved: Values;
  validate?: (values: Values) => FormErrors;
  /** Rejects when the server refuses. */
  save: (values: Values, context: SaveContext<Values>) => Promise<unknown>;
  /** Shown when it is done. */
  success: string;
  /** The form starts anew once it is saved: what was sent is not shown again. */
  clears?: boolean;
  /** A save was tried with these errors: what hides a wrong field opens here. */
  onInvalid?: (errors: FormErrors) => void;
}): EditForm<Values> {
  const [patch, setPatch] = useState<Partial<Values>>({});
  const [seen, setSeen] = useState<Partial<Values>>({});
  const [conflict, setConflict] = useState<readonly string[] | null>(null);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const alone = useSingleFlight();
  const form = useRef<HTMLFormElement>(null);
  const focusWanted = useRef(false);

  const values = { ...saved, ...patch };
  useReportUnsaved(!same(values, saved));
  const errors = tried ? (validate?.(values) ?? {}) : {};

  useEffect(() => {
    if (!focusWanted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    focusWanted.current = false;
    wrong.focus();
  });

  async function submit(decision: ConflictDecision = 'ask') {
    const found = validate?.(values) ?? {};
    setFailure(null);
    setConflict(null);
    if (!isValid(found)) {
      focusWanted.current = true;
      setTried(true);
      onInvalid?.(found);
      return;
    }
    setSending(true);
    try {
      await save(values, { base: { ...saved, ...seen }, decision });
      setTried(false);
      // What was typed while the answer was on its way stays.
      setPatch((now) => (clears ? {} : unlike(now, values)));
      setSeen({});
      toast.success(success);
    } catch (error) {
      if (error instanceof ConflictError) setConflict(error.fields);
      else setFailure(errorMessage(error));
    } finally {
      setSending(false);
    }
  }

  return {
    values,
    errors,
    failure,
    sending,
    conflict: conflict && {
      fields: conflict,
      decide: (decision) => void alone(() => submit(decision)),
      cancel: () => setConflict(null),
    },
    change: (changed) => {
      setPatch((before) => ({ ...before, ...changed }));
      setSeen((before) => ({ ...pick(saved, changed), ...before }));
    },
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void alone(submit);
      },
    },
  };
}
