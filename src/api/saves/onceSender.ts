/** Requests that add something and are sent once, also when an answer is lost. */
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { messages } from '~/domain/messages';
import { staffSession } from '~/session/staff';

import { ApiError, kindOf } from '../transport/errors';
import { isLost, lookUp, sendOnline, sendOrRecover } from './lostAnswers';

/**
 * Sends a request that adds something and must not be repeated. When its answer is lost, `findStored` reads the state again
 * and returns what the request would have returned, or null when it was not carried out.
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
   * @throws SaveOutcomeError when the outcome cannot be read
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
        return await sendOnline(request);
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
