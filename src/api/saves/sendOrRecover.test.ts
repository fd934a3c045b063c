import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { ApiError } from '../transport/errors';
import {
  failureText,
  isRecoveredAnswer,
  SaveOutcomeError,
  readBeforeSave,
  sendOrRecover,
} from './lostAnswers';
import { OnceSender } from './onceSender';

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
    [0, 'No se guardó.'],
    [200, 'No. No se guardó.'],
    [504, 'No. No se guardó.'],
  ])('with status %d and was not carried out: %s', async (status, text) => {
    const error: unknown = await sendOrRecover(fails(status), () => Promise.resolve(null)).catch(
      (failure: unknown) => failure,
    );
    expect(error).toMatchObject({
      name: 'SaveOutcomeError',
      status,
      outcome: 'notSaved',
      message: 'No',
    });
    expect(failureText(error)).toBe(text);
  });

  it('and cannot be looked up has an unknown outcome', async () => {
    const error: unknown = await sendOrRecover(fails(0), fails(500)).catch(
      (failure: unknown) => failure,
    );
    expect(error).toEqual(new SaveOutcomeError('unknown', new ApiError('No', 0)));
    expect(failureText(error)).toMatch(/^No se sabe si se guardó/);
  });

  it('before a save, which is not sent then, is told as not saved', async () => {
    await expect(readBeforeSave(fails(504))).rejects.toMatchObject({ outcome: 'notSent' });
    await expect(readBeforeSave(fails(404))).rejects.toEqual(new ApiError('No', 404));
    expect(await readBeforeSave(() => Promise.resolve(answer))).toBe(answer);
  });

  it('without a connection was not sent: nothing is looked up, also before the next one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const find = vi.fn<() => Promise<null>>();
    const notSent = { name: 'SaveOutcomeError', outcome: 'notSent', outcomeText: 'No se guardó.' };
    await expect(sendOrRecover(fails(0), find)).rejects.toMatchObject(notSent);
    const sender = new OnceSender<string, unknown>();
    const client = new QueryClient();
    await expect(sender.send(client, 'a', fails(0), find)).rejects.toMatchObject(notSent);
    expect(await sender.recoverEarlier(client, 'a')).toBeNull();
    expect(find).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('in another way is told by its message', () => {
    expect(failureText(new ApiError('Sin permiso', 403))).toBe('Sin permiso');
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
