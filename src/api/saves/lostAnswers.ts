/** Saves whose answer is lost: what the server stored is read, so that nothing is sent twice. */
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { messages } from '~/domain/messages';
import { KnownError } from '~/lib/knownError';
import { staffSession } from '~/session/staff';

import { ApiError, errorMessage, kindOf } from '../transport/errors';

/** Without a form of address (usted or vos): staff and shoppers see them. */
const outcomeTexts = {
  notSaved: 'No se guardó.',
  unknown: 'No se sabe si se guardó: antes de enviar otra vez se comprueba.',
} as const;

/** The answer of a save was lost, and it was not found to be stored. Message and status are those of the lost answer. */
export class LostAnswerError extends ApiError {
  constructor(
    readonly outcome: keyof typeof outcomeTexts,
    { message, status }: ApiError,
    /** For the person (Spanish). */
    readonly outcomeText: string = outcomeTexts[outcome],
  ) {
    super(message, status);
    this.name = 'LostAnswerError';
  }
}

/** An earlier request whose answer was lost turned out to be stored, and this one, with other values, was not sent. */
export class EarlierSavedError extends KnownError {
  constructor() {
    super('Ya se guardó lo que se envió antes. Falta enviar lo que cambió después.');
    this.name = 'EarlierSavedError';
  }
}

/**
 * The text beside a form or row whose save failed: the message, and after a lost answer whether it was saved. A lost
 * connection's message is already shown as a toast, so only the outcome is returned.
 */
export function failureText(error: unknown): string {
  const message = errorMessage(error);
  if (!(error instanceof LostAnswerError)) return message;
  return error.status === 0 ? error.outcomeText : `${message}. ${error.outcomeText}`;
}

/** After a lost answer: whether it was saved, for a place beside which the message is a toast; null for other failures. */
export const lostOutcome = (error: unknown): string | null =>
  error instanceof LostAnswerError ? failureText(error) : null;

const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && kindOf(error) === 'lost';

const recoveredAnswers = new WeakSet<object>();

/** Whether an answer was lost and is what reading the state again returned. */
export function isRecoveredAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && recoveredAnswers.has(answer);
}

/**
 * Looks up the outcome of a request; null when it was not carried out.
 * @throws LostAnswerError when that cannot be read
 */
async function lookUp<Answer>(
  findStored: () => Promise<Answer | null>,
  lost: ApiError,
): Promise<Answer | null> {
  const found = await findStored().catch(() => {
    throw new LostAnswerError('unknown', lost);
  });
  if (typeof found === 'object' && found !== null) recoveredAnswers.add(found);
  return found;
}

/**
 * Sends a request that may be repeated, or whose caller looks up an unknown outcome before the next one. A lost answer is
 * looked up once.
 * @param findStored returns the answer as read from the server's state; null when the request was not carried out
 * @throws LostAnswerError when it was not, or when that cannot be read
 */
export async function sendOrRecover<Answer>(
  request: () => Promise<Answer>,
  findStored: () => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (!isLost(error)) throw error;
    const found = await lookUp(findStored, error);
    if (found === null) throw new LostAnswerError('notSaved', error);
    return found;
  }
}

/**
 * Sends a request that adds something, so that a retry would add it twice. When its answer is lost, `findStored`
 * reads the state again and returns what the request would have returned, or null when it was not carried out.
 * @param isSame whether a later call sends the same; by default when its variables are equal
 */
export type SendOnce<Variables, Answer> = (
  request: () => Promise<Answer>,
  findStored: () => Promise<Answer | null>,
  isSame?: (later: Variables) => boolean | Promise<boolean>,
) => Promise<Answer>;

/** A request whose answer was lost. */
interface LostRequest<Variables, Answer> {
  variables: Variables;
  isSame: (later: Variables) => boolean | Promise<boolean>;
  findStored: () => Promise<Answer | null>;
  lost: ApiError;
}

/**
 * Prevents duplicate requests of an operation that adds something. A request whose answer was lost is kept; before the next
 * request of the operation its outcome is looked up, because a slow server may carry it out late. It is kept until it is
 * found to be stored or a later request succeeds. One instance per operation, at module level: it survives closing the form.
 */
export class OnceSender<Variables, Answer> {
  readonly #lost = new WeakMap<QueryClient, Map<string, LostRequest<Variables, Answer>>>();

  /** @param targetOf names what the request changes, where requests for different targets have nothing to do with each other */
  constructor(private readonly targetOf: (variables: Variables) => string | number = () => '') {}

  #requestsOf(queryClient: QueryClient) {
    const requests =
      this.#lost.get(queryClient) ?? new Map<string, LostRequest<Variables, Answer>>();
    this.#lost.set(queryClient, requests);
    return requests;
  }

  /** Users have their own requests. */
  #keyOf(variables: Variables): string {
    return `${staffSession()?.user.email}:${this.targetOf(variables)}`;
  }

  /**
   * The answer to an earlier request that was lost; null when there is none.
   * @returns also its variables, and whether they are the same
   * @throws LostAnswerError when the outcome cannot be read
   */
  async recoverEarlier(
    queryClient: QueryClient,
    variables: Variables,
  ): Promise<{ answer: Answer; variables: Variables; isSame: boolean } | null> {
    const requests = this.#requestsOf(queryClient);
    const key = this.#keyOf(variables);
    const earlier = requests.get(key);
    if (earlier === undefined) return null;
    const answer = await lookUp(earlier.findStored, earlier.lost);
    if (answer === null) return null;
    requests.delete(key);
    return { answer, variables: earlier.variables, isSame: await earlier.isSame(variables) };
  }

  async send(
    queryClient: QueryClient,
    variables: Variables,
    ...[request, findStored, isSame]: Parameters<SendOnce<Variables, Answer>>
  ): Promise<Answer> {
    const requests = this.#requestsOf(queryClient);
    const key = this.#keyOf(variables);
    const sendAndRemember = async () => {
      try {
        return await request();
      } catch (error) {
        const isCancelled = kindOf(error) === 'cancelled';
        if (isCancelled || isLost(error)) {
          requests.set(key, {
            variables,
            isSame: isSame ?? ((later) => hashKey([later]) === hashKey([variables])),
            findStored,
            lost: isLost(error) ? error : new ApiError(messages.networkFailure, 0),
          });
        }
        throw error;
      }
    };
    const answer = await sendOrRecover(sendAndRemember, findStored);
    requests.delete(key);
    return answer;
  }
}

/** Compares files that are sent, which is not possible as JSON; one that is sent again may be made anew. */
export async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.name !== other.name || one.size !== other.size) return false;
  return (await one.text()) === (await other.text());
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
      return await request();
    } catch (error) {
      if (isLost(error)) {
        this.#lost.add(queryClient);
        throw new LostAnswerError('unknown', error, this.whatToTry);
      }
      const isRefusal = error instanceof ApiError && kindOf(error) === 'refused';
      if (!isRefusal || !this.#lost.delete(queryClient)) throw error;
      throw new ApiError(`${error.message}. ${this.whatToTry}`, error.status);
    }
  }
}
