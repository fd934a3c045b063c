import { messages } from '~/domain/messages';
import { typedNumberMessage } from '~/domain/typedNumbers';
import { parseMoney, roundMoney } from '~/lib/money';

import { moneyError } from './moneyLimits';

/** Kind of a concept, from its sign: a discount is negative, a surcharge positive. */
export type ConceptKind = 'discount' | 'surcharge';

/** Labels of the two kinds, for staff and for shoppers. */
export const conceptKinds = {
  discount: { staffLabel: 'Descuento (-)', customerLabel: 'Descuento' },
  surcharge: { staffLabel: 'Recargo (+)', customerLabel: 'Interés' },
} as const satisfies Record<ConceptKind, { staffLabel: string; customerLabel: string }>;

/** The value of a new concept must be greater than this. */
const NEW_CONCEPT_ABOVE = 1;
/** Minimum value of an edited concept. */
const EDITED_CONCEPT_MIN = 1;

export function conceptKindOf(amount: number): ConceptKind {
  return amount < 0 ? 'discount' : 'surcharge';
}

export function conceptKindOptions(): { value: ConceptKind; label: string }[] {
  return [
    { value: 'discount', label: conceptKinds.discount.staffLabel },
    { value: 'surcharge', label: conceptKinds.surcharge.staffLabel },
  ];
}

/** The signed amount of a value and its kind, 2 decimals: Descuento 50 → -50. */
export function signedAmount(kind: ConceptKind, value: number): number {
  const size = roundMoney(Math.abs(value));
  return kind === 'discount' && size !== 0 ? -size : size;
}

/** Whether the absolute value of a new concept's amount is greater than 1. */
export function isNewConceptAmount(amount: number): boolean {
  return Math.abs(roundMoney(amount)) > NEW_CONCEPT_ABOVE;
}

/** Whether the absolute value of an edited concept's amount is at least 1. */
export function isEditedConceptAmount(amount: number): boolean {
  return Math.abs(roundMoney(amount)) >= EDITED_CONCEPT_MIN;
}

/** Form values of a new concept, as typed. */
export interface ConceptForm {
  readonly description: string;
  /** Without sign, in any format that {@link parseMoney} accepts. */
  readonly value: string;
  readonly kind: ConceptKind;
}

export interface ConceptFormErrors {
  readonly description?: string;
  readonly value?: string;
}

type NewConcept =
  | { readonly ok: true; readonly concept: { description: string; amount: number } }
  | { readonly ok: false; readonly errors: ConceptFormErrors };

/** Validates a new concept: description and value are required, the value is greater than 1 and within the limit. */
export function validateNewConcept(form: ConceptForm): NewConcept {
  const description = form.description.trim();
  const typed = parseMoney(form.value);
  const value = typed.ok && typed.value > 0 ? typed.value : 0;
  const valueError = isNewConceptAmount(value) ? moneyError(value) : messages.conceptValueInvalid;
  if (description !== '' && valueError === null) {
    return { ok: true, concept: { description, amount: signedAmount(form.kind, value) } };
  }
  return {
    ok: false,
    errors: {
      ...(description === '' && { description: messages.conceptDescriptionRequired }),
      ...(valueError !== null && { value: valueError }),
    },
  };
}

type EditedConceptValue =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: string };

/** Validates the edited value of a stored concept, without sign: at least 1, with at most 2 decimals. */
export function validateEditedValue(text: string): EditedConceptValue {
  const typed = parseMoney(text);
  if (!typed.ok) return { ok: false, error: typedNumberMessage(typed.reason) };
  const error =
    typed.value < EDITED_CONCEPT_MIN ? messages.conceptValueInvalid : moneyError(typed.value);
  return error === null ? { ok: true, value: roundMoney(typed.value) } : { ok: false, error };
}
