import { describe, expect, it, vi } from 'vitest';

import { ApiError } from './errors';
import { isRecoveredAnswer, LostAnswerError, OnceSender, sendOrRecover } from './lostAnswers';

const fails = (status: number) => () => Promise.reject(new ApiError('No', status));
const answer = { id: 1 };

describe('a request that fails', () => {
  it.each([0, 200, 299, 502, 504])('with status %d is looked up', async (status) => {
    const found = await sendOrRecover(fails(status), () => Promise.resolve({ ...answer }));
    expect(found).toEqual(answer);
    expect(isRecoveredAnswer(found)).toBe(true);
  });

  it.each([300, 400, 404, 422, 500, 503])('with status %d is not', async (status) => {
    const find = vi.fn<() => Promise<null>>();
    await expect(sendOrRecover(fails(status), find)).rejects.toMatchObject({ status });
    expect(find).not.toHaveBeenCalled();
  });

  it('with a defect is not looked up', async () => {
    const find = vi.fn<() => Promise<null>>();
    const defect = new TypeError('undefined is not a function');
    await expect(sendOrRecover(() => Promise.reject(defect), find)).rejects.toBe(defect);
    expect(find).not.toHaveBeenCalled();
  });

  it.each([
    [0, 'notSaved', 'No se guardó: se cortó la conexión. Puede reintentar.'],
    [200, 'unreadable', 'No se guardó: respuesta inesperada del servidor. Puede reintentar.'],
  ])('with status %d and was not carried out: %s', async (status, outcome, message) => {
    const save = sendOrRecover(fails(status), () => Promise.resolve(null));
    await expect(save).rejects.toMatchObject({
      name: 'LostAnswerError',
      status: 0,
      outcome,
      message,
    });
  });

  it('and cannot be looked up has an unknown outcome', async () => {
    await expect(sendOrRecover(fails(0), fails(0))).rejects.toEqual(new LostAnswerError('unknown'));
  });
});

it('an answer that arrived is not a recovered one', async () => {
  const sent = await sendOrRecover(() => Promise.resolve({ id: 2 }), fails(0));
  expect([sent, null, 'text', undefined].map(isRecoveredAnswer)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isRecoveredAnswer(await sendOrRecover(fails(0), () => Promise.resolve('found')))).toBe(
    false,
  );
});

/** A sender whose request had an unknown outcome. */
const lost = async (variables: unknown, find: () => Promise<object | null>) => {
  const sender = new OnceSender<unknown, object>();
  await expect(sender.send(variables, fails(0), find)).rejects.toThrow(LostAnswerError);
  return sender;
};

describe('a call after one with an unknown outcome', () => {
  it('gets the earlier answer when it is the same', async () => {
    const find = vi.fn<() => Promise<object | null>>().mockRejectedValueOnce(new ApiError('No', 0));
    const sender = await lost({ name: 'A' }, find);
    find.mockResolvedValue(answer);
    expect(await sender.answerOfEarlierCall({ name: 'A' })).toBe(answer);
    expect(await sender.answerOfEarlierCall({ name: 'A' })).toBeNull();
  });

  it.each([
    ['another one', { name: 'B' }],
    ['a function', () => answer],
  ])('that is %s fails when the earlier one was saved', async (_name, variables) => {
    const find = vi.fn<() => Promise<object | null>>().mockRejectedValueOnce(new ApiError('No', 0));
    const sender = await lost(typeof variables === 'function' ? variables : { name: 'A' }, find);
    find.mockResolvedValue(answer);
    await expect(sender.answerOfEarlierCall(variables)).rejects.toMatchObject({ outcome: 'saved' });
  });

  it('is sent when the earlier one was not saved', async () => {
    const sender = await lost({ name: 'A' }, () => Promise.resolve(null));
    expect(await sender.answerOfEarlierCall({ name: 'B' })).toBeNull();
  });

  it('keeps failing while the outcome stays unknown', async () => {
    const sender = await lost({ name: 'A' }, fails(0));
    await expect(sender.answerOfEarlierCall({ name: 'A' })).rejects.toMatchObject({
      outcome: 'unknown',
    });
  });
});
