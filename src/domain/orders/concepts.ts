import { messages } from '~/domain/messages';
import { typedNumberMessage } from '~/domain/typedNumbers';
import { parseTypedNumber, roundMoney } from '~/lib/money';

import { moneyError } from './amounts';

/** The sign of a concept: a discount is negative, a surcharge positive (§3 staff). */
export type ConceptKind = 'discount' | 'surcharge';

/** What the two kinds are called: staff choose Descuento (-) or Recargo (+) (§5 staff), shoppers read interest or discount (§2 customer). */
export const conceptKinds = {
  discount: { staffLabel: 'Descuento (-)', customerLabel: 'Descuento' },
  surcharge: { staffLabel: 'Recargo (+)', customerLabel: 'Interés' },
} as const satisfies Record<ConceptKind, { staffLabel: string; customerLabel: string }>;

/** A new concept must be worth more than this (§5 staff; readings: the code's rule). */
export const NEW_CONCEPT_ABOVE = 1;
/** An edited concept is worth at least this (§5 staff). */
export const EDITED_CONCEPT_MIN = 1;

export function kindOf(amount: number): ConceptKind {
  return amount < 0 ? 'discount' : 'surcharge';
}

export function conceptKindOptions(): { value: ConceptKind; label: string }[] {
  return [
    { value: 'discount', label: conceptKinds.discount.staffLabel },
    { value: 'surcharge', label: conceptKinds.surcharge.staffLabel },
  ];
}

/** The contract's amount of a value and its kind, 2 decimals: Descuento 50 → -50. */
export function signedAmount(kind: ConceptKind, value: number): number {
  const size = roundMoney(Math.abs(value));
  return kind === 'discount' && size !== 0 ? -size : size;
}

/** Whether a signed amount may be that of a new concept: greater than 1, sign aside (§5 staff). */
export function isNewConceptAmount(amount: number): boolean {
  return Math.abs(roundMoney(amount)) > NEW_CONCEPT_ABOVE;
}

/** Whether a signed amount may be that of an edited concept: at least 1, sign aside (§5 staff). */
export function isEditedConceptAmount(amount: number): boolean {
  return Math.abs(roundMoney(amount)) >= EDITED_CONCEPT_MIN;
}

/** The form of a new concept, as typed. */
export interface ConceptForm {
  readonly description: string;
  /** The value without sign, in any style {@link parseTypedNumber} reads. */
  readonly value: string;
  readonly kind: ConceptKind;
}

export interface ConceptFormErrors {
  readonly description?: string;
  readonly value?: string;
}

export type NewConcept =
  | { readonly ok: true; readonly concept: { description: string; amount: number } }
  | { readonly ok: false; readonly errors: ConceptFormErrors };

/** Judges the form of a new concept: description and value required, value greater than 1 (§5 staff), not beyond the limit. */
export function validateNewConcept(form: ConceptForm): NewConcept {
  const description = form.description.trim();
  const typed = parseTypedNumber(form.value);
  const value = typed.ok && typed.value > 0 ? roundMoney(typed.value) : 0;
  const ambiguous = !typed.ok && typed.reason === 'ambiguous';
  const wrong = isNewConceptAmount(value)
    ? moneyError(value)
    : ambiguous
      ? messages.numberAmbiguous
      : messages.conceptValueInvalid;
  if (description !== '' && wrong === null) {
    return { ok: true, concept: { description, amount: signedAmount(form.kind, value) } };
  }
  return {
    ok: false,
    errors: {
      ...(description === '' && { description: messages.conceptDescriptionRequired }),
      ...(wrong !== null && { value: wrong }),
    },
  };
}

export type EditedConceptValue =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: string };

/** Judges the value typed over a concept that exists, without sign: at least 1 (§5 staff); 2 decimals. */
export function validateEditedValue(text: string): EditedConceptValue {
  const typed = parseTypedNumber(text);
  if (!typed.ok) return { ok: false, error: typedNumberMessage(typed.reason) };
  const value = roundMoney(typed.value);
  const error = value < EDITED_CONCEPT_MIN ? messages.conceptValueInvalid : moneyError(value);
  return error === null ? { ok: true, value } : { ok: false, error };
}
