/** What became of a save that failed. */
import { KnownError } from '~/lib/knownError';

import { ApiError, kindOf } from '../transport/errors';

/** Without a form of address (usted or vos): staff and shoppers see them. */
const outcomeTexts = {
  notSent: 'No se guardó.',
  notSaved: 'No se guardó.',
  unknown: 'No se sabe si se guardó: antes de enviar otra vez se comprueba.',
  repeatable: 'No se sabe si se guardó: se puede guardar otra vez.',
} as const;

/**
 * A save that failed without a usable answer; its message says whether it was saved, and why it failed. Of a lost connection
 * only the former: the latter is already a toast. `notSent`: nothing was sent; `notSaved`: it was looked up and is not stored;
 * `unknown`: it could not be looked up; `repeatable`: it changes nothing when it is sent twice, and nothing looks it up.
 */
export class SaveOutcomeError extends ApiError {
  constructor(
    readonly outcome: keyof typeof outcomeTexts,
    { message, status }: ApiError,
    /** For the person (Spanish). */
    text: string = outcomeTexts[outcome],
  ) {
    super(status === 0 ? text : `${message}. ${text}`, status);
    this.name = 'SaveOutcomeError';
  }
}

/** An earlier request whose answer was lost turned out to be stored, and this one, with other values, was not sent. */
export class EarlierSavedError extends KnownError {
  constructor() {
    super('Ya se guardó lo que se envió antes. Falta enviar lo que cambió después.');
    this.name = 'EarlierSavedError';
  }
}

/** Whether an answer was lost and not looked up yet; `kindOf` says `lost` of a {@link SaveOutcomeError}, too. */
export const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && !(error instanceof SaveOutcomeError) && kindOf(error) === 'lost';

/** Whether a failed save may have been carried out all the same. */
export const mayBeSaved = (error: unknown): boolean =>
  error instanceof SaveOutcomeError && error.outcome !== 'notSent';

/** Why a save failed whose answer was lost, and whether it was saved; null for other failures, which a toast shows. */
export const lostOutcome = (error: unknown): string | null =>
  error instanceof SaveOutcomeError ? error.message : null;
