/** Saves whose answer is lost: what the server stored is read, so that nothing is sent twice. */
import type { QueryClient } from '@tanstack/react-query';

import { KnownError } from '~/lib/knownError';

import { ApiError, errorMessage, kindOf } from '../transport/errors';

/** Without a form of address (usted or vos): staff and shoppers see them. */
const outcomeTexts = {
  notSent: 'No se guardó.',
  notSaved: 'No se guardó.',
  unknown: 'No se sabe si se guardó: antes de enviar otra vez se comprueba.',
  repeatable: 'No se sabe si se guardó: se puede guardar otra vez.',
} as const;

/**
 * A save that failed without a usable answer; message and status are those of that failure. `notSent`: nothing was sent;
 * `notSaved`: it was looked up and is not stored; `unknown`: it could not be looked up; `repeatable`: it changes nothing when
 * it is sent twice, and nothing looks it up.
 */
export class SaveOutcomeError extends ApiError {
  constructor(
    readonly outcome: keyof typeof outcomeTexts,
    { message, status }: ApiError,
    /** For the person (Spanish). */
    readonly outcomeText: string = outcomeTexts[outcome],
  ) {
    super(message, status);
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

/** Why a save failed, and of a {@link SaveOutcomeError} whether it was saved. */
export const wholeFailureText = (error: unknown): string =>
  error instanceof SaveOutcomeError
    ? `${error.message}. ${error.outcomeText}`
    : errorMessage(error);

/**
 * {@link wholeFailureText} for the place beside a form or row. Of a lost connection only the outcome: the message is
 * already a toast.
 */
export const failureText = (error: unknown): string =>
  error instanceof SaveOutcomeError && error.status === 0
    ? error.outcomeText
    : wholeFailureText(error);

/** {@link failureText} of a lost answer, which says whether it was saved; null for other failures, which a toast shows. */
export const lostOutcome = (error: unknown): string | null =>
  error instanceof SaveOutcomeError ? failureText(error) : null;

/** Whether an answer was lost and not looked up yet; `kindOf` says `lost` of a {@link SaveOutcomeError}, too. */
export const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && !(error instanceof SaveOutcomeError) && kindOf(error) === 'lost';

/**
 * Sends a request.
 * @throws SaveOutcomeError with the outcome `notSent` when the browser has no connection
 */
export async function sendOnline<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const { onLine } = navigator;
  try {
    return await request();
  } catch (error) {
    throw !onLine && isLost(error) ? new SaveOutcomeError('notSent', error) : error;
  }
}

/**
 * Sends a save that changes nothing when it is sent twice, and that nothing can look up.
 * @throws SaveOutcomeError when the answer is lost
 */
export async function sendRepeatable<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await sendOnline(request);
  } catch (error) {
    throw isLost(error) ? new SaveOutcomeError('repeatable', error) : error;
  }
}

const recoveredAnswers = new WeakSet<object>();

/** Whether an answer comes from reading the state again after the save's own answer was lost. */
export function isRecoveredAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && recoveredAnswers.has(answer);
}

/**
 * Looks up the outcome of a request; null when it was not carried out.
 * @throws SaveOutcomeError when that cannot be read
 */
export async function lookUp<Answer>(
  findStored: () => Promise<Answer | null>,
  lost: ApiError,
): Promise<Answer | null> {
  const found = await findStored().catch(() => {
    throw new SaveOutcomeError('unknown', lost);
  });
  if (typeof found === 'object' && found !== null) recoveredAnswers.add(found);
  return found;
}

/**
 * Sends a request that may be repeated, or whose caller looks up an unknown outcome before the next one. A lost answer is
 * looked up once.
 * @param findStored returns the answer as read from the server's state; null when the request was not carried out
 * @throws SaveOutcomeError when it was not, or when that cannot be read
 */
export async function sendOrRecover<Answer>(
  request: () => Promise<Answer>,
  findStored: () => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await sendOnline(request);
  } catch (error) {
    if (!isLost(error)) throw error;
    const found = await lookUp(findStored, error);
    if (found === null) throw new SaveOutcomeError('notSaved', error);
    return found;
  }
}

/**
 * Reads what a save is built on.
 * @throws SaveOutcomeError with the outcome `notSent` when the answer is lost
 */
export async function readBeforeSave<State>(read: () => Promise<State>): Promise<State> {
  try {
    return await read();
  } catch (error) {
    throw isLost(error) ? new SaveOutcomeError('notSent', error) : error;
  }
}

/**
 * Sends a request that nothing can look up, and that the server refuses to carry out twice. After a lost answer, and when the
 * next request is refused, `whatToTry` tells that it may have been done.
 */
export class UnrepeatableSender {
  readonly #lost = new WeakSet<QueryClient>();

  constructor(private readonly whatToTry: string) {}

  async send<Answer>(queryClient: QueryClient, request: () => Promise<Answer>): Promise<Answer> {
    try {
      return await sendOnline(request);
    } catch (error) {
      if (isLost(error)) {
        this.#lost.add(queryClient);
        throw new SaveOutcomeError('unknown', error, this.whatToTry);
      }
      const isRefusal = error instanceof ApiError && kindOf(error) === 'refused';
      if (!isRefusal || !this.#lost.delete(queryClient)) throw error;
      throw new ApiError(`${error.message}. ${this.whatToTry}`, error.status);
    }
  }
}
