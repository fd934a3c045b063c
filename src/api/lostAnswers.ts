/** Saves whose answer is lost: what the server stored is read, so that nothing is sent twice. */
import { hashKey } from '@tanstack/react-query';

import { commonMessages } from '~/domain/commonMessages';

import { ApiError, kindOf } from './errors';

/**
 * Sends a request that adds something, so that a retry would add it twice. When its answer is lost, `findStored`
 * reads the state again and returns what the request would have returned, or null when it was not carried out.
 */
export type SendOnce<Answer> = (
  send: () => Promise<Answer>,
  findStored: () => Promise<Answer | null>,
) => Promise<Answer>;

const outcomeMessages = {
  saved: 'Ya se guardó lo que envió antes. Revise si falta guardar algo.',
  notSaved: 'No se guardó: se cortó la conexión. Puede reintentar.',
  unreadable: 'No se guardó: respuesta inesperada del servidor. Puede reintentar.',
  unknown: `${commonMessages.networkFailure}. Antes de enviar otra vez se comprueba si ya se guardó.`,
} as const;

/** The answer of a save was lost, and it was not found to be stored. */
export class LostAnswerError extends ApiError {
  constructor(readonly outcome: keyof typeof outcomeMessages) {
    super(outcomeMessages[outcome], 0);
    this.name = 'LostAnswerError';
  }
}

const recoveredAnswers = new WeakSet<object>();

/** Whether an answer was lost and is what reading the state again returned. */
export function isRecoveredAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && recoveredAnswers.has(answer);
}

/**
 * Sends a request that may be repeated, or whose caller looks up an unknown outcome before the next one. A lost answer is
 * looked up once.
 * @param findStored returns the answer as read from the server's state; null when the request was not carried out
 * @throws LostAnswerError when it was not, or when that cannot be read
 */
export async function sendOrRecover<Answer>(
  send: () => Promise<Answer>,
  findStored: () => Promise<Answer | null>,
): Promise<Answer> {
  let hadAnswer: boolean;
  try {
    return await send();
  } catch (error) {
    if (kindOf(error) !== 'lost') throw error;
    hadAnswer = error instanceof ApiError && error.status !== 0;
  }
  const found = await lookUp(findStored);
  if (found === null) throw new LostAnswerError(hadAnswer ? 'unreadable' : 'notSaved');
  return found;
}

/**
 * Looks up the outcome of a request; null when it was not carried out.
 * @throws LostAnswerError when that cannot be read
 */
async function lookUp<Answer>(findStored: () => Promise<Answer | null>): Promise<Answer | null> {
  const found = await findStored().catch(() => {
    throw new LostAnswerError('unknown');
  });
  if (typeof found === 'object' && found !== null) recoveredAnswers.add(found);
  return found;
}

/** Sends requests once, also over several calls: an unknown outcome is looked up before the next request. */
export class OnceSender<Variables, Answer> {
  #unknownOutcome: { key: string; findStored: () => Promise<Answer | null> } | null = null;

  /**
   * The answer of an earlier call of the same request with an unknown outcome; null when there is none.
   * @throws LostAnswerError when the outcome is still unknown, or when something else than `variables` was saved
   */
  async answerOfEarlierCall(variables: Variables): Promise<Answer | null> {
    if (this.#unknownOutcome === null) return null;
    const { key, findStored } = this.#unknownOutcome;
    const found = await lookUp(() => this.#read(key, findStored));
    // Two functions cannot be compared.
    const isSame = typeof variables !== 'function' && key === hashKey([variables]);
    if (found !== null && !isSame) throw new LostAnswerError('saved');
    return found;
  }

  send(
    variables: Variables,
    send: () => Promise<Answer>,
    findStored: () => Promise<Answer | null>,
  ): Promise<Answer> {
    return sendOrRecover(send, () => this.#read(hashKey([variables]), findStored));
  }

  /** Reads the outcome, which stays unknown when that fails. */
  async #read(key: string, findStored: () => Promise<Answer | null>): Promise<Answer | null> {
    this.#unknownOutcome = { key, findStored };
    const found = await findStored();
    this.#unknownOutcome = null;
    return found;
  }
}
