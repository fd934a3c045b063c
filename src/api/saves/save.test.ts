import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { isSameFile } from '~/lib/isSameFile';

import { ApiError } from '../transport/errors';
import { EarlierSavedError, failureText, lostOutcome, mayBeSaved } from './failures';
import { carryOut, type Save } from './save';

const fails = (status: number) => () => Promise.reject(new ApiError('No', status));
const answer = { id: 1 };
type Find = () => Promise<object | null>;

afterEach(() => vi.restoreAllMocks());

/** Carries out a save of a tab of its own, and resolves to its failure. */
const failureOf = (save: Save<string, object>) =>
  carryOut(new QueryClient(), save, 'a').then(
    () => {
      throw new Error('It succeeded');
    },
    (error: unknown) => error,
  );

describe('a request that fails', () => {
  it.each([0, 200, 299, 502, 504])('with status %d is looked up', async (status) => {
    const save = { send: fails(status), find: () => Promise.resolve(answer) };
    expect(await carryOut(null, save, 'a')).toEqual({
      answer,
      isRecovered: true,
      others: [],
      twice: [],
    });
  });

  it.each([300, 401, 403, 500, 503])('with status %d is not', async (status) => {
    const find = vi.fn<Find>();
    const error = await failureOf({ send: fails(status), find });
    expect(error).toMatchObject({ status });
    expect(lostOutcome(error)).toBeNull();
    expect(find).not.toHaveBeenCalled();
  });

  it('with a defect is not looked up', async () => {
    const find = vi.fn<Find>();
    const defect = new TypeError('undefined is not a function');
    expect(await failureOf({ send: () => Promise.reject(defect), find, adds: true })).toBe(defect);
    expect(find).not.toHaveBeenCalled();
  });

  it.each([
    [0, 'No se guardó.'],
    [200, 'No. No se guardó.'],
    [504, 'No. No se guardó.'],
  ])('with status %d and was not carried out: %s', async (status, text) => {
    const error = await failureOf({ send: fails(status), find: () => Promise.resolve(null) });
    expect(error).toMatchObject({ status, outcome: 'notSaved', message: 'No' });
    expect([failureText(error), lostOutcome(error)]).toEqual([text, text]);
  });

  it('and cannot be looked up has an unknown outcome', async () => {
    const error = await failureOf({ send: fails(0), find: fails(500) });
    expect(error).toMatchObject({ outcome: 'unknown', status: 0 });
    expect(failureText(error)).toMatch(/^No se sabe si se guardó/);
    expect(mayBeSaved(error)).toBe(true);
  });

  it('before a save, which is not sent then, is told as not saved', async () => {
    const send = vi.fn<() => Promise<object>>();
    const before = (status: number) => ({ before: fails(status), send });
    const notSent = await failureOf(before(504));
    expect(notSent).toMatchObject({ outcome: 'notSent' });
    expect(mayBeSaved(notSent)).toBe(false);
    expect(await failureOf(before(404))).toEqual(new ApiError('No', 404));
    expect(send).not.toHaveBeenCalled();
  });

  it('without a connection was not sent: nothing is looked up, also before the next one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const find = vi.fn<Find>();
    const client = new QueryClient();
    const save: Save<string, object> = { send: fails(0), find, adds: true };
    for (let time = 0; time < 2; time += 1) {
      await expect(carryOut(client, save, 'a')).rejects.toMatchObject({ outcome: 'notSent' });
    }
    expect(find).not.toHaveBeenCalled();
  });

  it('without any way to look it up, is told as it is', async () => {
    expect(await failureOf({ send: fails(0) })).toEqual(new ApiError('No', 0));
  });

  it('because it was carried out a moment ago counts as saved', async () => {
    const save: Save<string, object> = {
      send: fails(409),
      find: () => Promise.resolve(answer),
    };
    expect(await carryOut(null, save, 'a')).toMatchObject({ answer, isRecovered: true });
    expect(await failureOf({ ...save, find: () => Promise.resolve(null) })).toEqual(
      new ApiError('No', 409),
    );
    expect(await failureOf({ ...save, find: fails(0) })).toEqual(new ApiError('No', 409));
    expect(await failureOf({ ...save, send: fails(403) })).toEqual(new ApiError('No', 403));
  });
});

/** A save that adds something and whose first request had an unknown outcome. */
async function lostRequest(
  {
    find,
    first = fails(0),
    ...rest
  }: { find: Find; first?: () => Promise<object> } & Partial<Save<unknown, object>>,
  kind: { adds?: true } = { adds: true },
) {
  const send = vi.fn<() => Promise<object>>().mockImplementationOnce(first);
  send.mockResolvedValue({ id: 2 });
  const save: Save<unknown, object> = { ...kind, send, find, ...rest };
  const client = new QueryClient();
  const call = (variables: unknown, onEarlier?: () => Promise<void>) =>
    carryOut(client, save, variables, onEarlier);
  await expect(call({ name: 'A' })).rejects.toThrow(/No|Stopped/);
  send.mockClear();
  return { call, send };
}

const stopped = () => Promise.reject(new DOMException('Stopped', 'AbortError'));

const unreadable = () => vi.fn<Find>().mockRejectedValueOnce(new ApiError('No', 0));

describe('after a request with an unknown outcome', () => {
  it('the same one gets its answer, once', async () => {
    const find = unreadable();
    const { call, send } = await lostRequest({ find });
    find.mockResolvedValue(answer);
    expect(await call({ name: 'A' })).toMatchObject({ answer, isRecovered: true });
    expect(send).not.toHaveBeenCalled();
    expect(await call({ name: 'A' })).toMatchObject({ answer: { id: 2 }, isRecovered: false });
  });

  it('another one is not sent, and the earlier answer is shown', async () => {
    const find = unreadable();
    const { call, send } = await lostRequest({ find });
    find.mockResolvedValue(answer);
    const shown = vi.fn<() => Promise<void>>().mockResolvedValue();
    await expect(call({ name: 'B' }, shown)).rejects.toBeInstanceOf(EarlierSavedError);
    expect(shown).toHaveBeenCalledWith(answer, { name: 'A' });
    expect(send).not.toHaveBeenCalled();
    expect(await call({ name: 'B' })).toMatchObject({ answer: { id: 2 } });
  });

  it('one that was not found is looked up again, as a slow server may carry it out late', async () => {
    const find = vi.fn<Find>().mockResolvedValueOnce(null);
    const { call } = await lostRequest({ find });
    find.mockResolvedValue(answer);
    expect(await call({ name: 'A' })).toMatchObject({ answer, isRecovered: true });
  });

  it('a next one that is answered ends it', async () => {
    const find = vi.fn<Find>().mockResolvedValue(null);
    const { call } = await lostRequest({ find });
    await call({ name: 'B' });
    find.mockClear();
    await call({ name: 'C' });
    expect(find).not.toHaveBeenCalled();
  });

  it('the next one is not sent while the outcome stays unknown', async () => {
    const { call, send } = await lostRequest({ find: fails(0) });
    await expect(call({ name: 'A' })).rejects.toMatchObject({ outcome: 'unknown' });
    expect(send).not.toHaveBeenCalled();
  });

  it('one that was stopped is looked up too', async () => {
    const find = vi.fn<Find>().mockResolvedValue(answer);
    const { call } = await lostRequest({ find, first: stopped });
    expect(find).not.toHaveBeenCalled();
    expect(await call({ name: 'A' })).toMatchObject({ answer, isRecovered: true });
  });

  it('those of other targets are sent without a look-up', async () => {
    const find = unreadable();
    const { call } = await lostRequest({ find, target: JSON.stringify });
    find.mockClear();
    expect(await call({ name: 'B' })).toMatchObject({ answer: { id: 2 } });
    expect(find).not.toHaveBeenCalled();
  });

  it('one that adds nothing is sent again, and knows what was sent before', async () => {
    const others = vi.fn<() => string[]>().mockReturnValue(['Precio', 'Precio']);
    const { call, send } = await lostRequest({ find: fails(0), others }, {});
    expect(await call({ name: 'B' })).toMatchObject({ isRecovered: false, others: ['Precio'] });
    expect(send).toHaveBeenCalledTimes(1);
    const lost = { variables: { name: 'A' }, before: undefined };
    expect(others).toHaveBeenCalledWith({ id: 2 }, { ...lost, variables: { name: 'B' } }, lost);
  });
});

describe('a request that nothing can look up', () => {
  it('says what to try, also when the next one is refused, once', async () => {
    const send = vi.fn<() => Promise<object>>().mockImplementation(fails(409));
    send.mockImplementationOnce(fails(0));
    const save: Save<string, object> = { send, tryInstead: 'Pruebe ingresar.' };
    const client = new QueryClient();
    const failure = () => carryOut(client, save, 'a').catch((error: unknown) => error);
    expect(await failure()).toMatchObject({ outcome: 'unknown', outcomeText: 'Pruebe ingresar.' });
    expect(await failure()).toEqual(new ApiError('No. Pruebe ingresar.', 409));
    expect(await failure()).toEqual(new ApiError('No', 409));
  });
});

/** A save that the server carried out twice. */
const doubled = (takeBack?: () => Promise<object>): Save<string, object> => ({
  send: () => Promise.resolve(answer),
  surplus: () => ({ names: ['Cortesía'], ...(takeBack && { takeBack }) }),
});

describe('what is there twice', () => {
  it('is taken back', async () => {
    const taken = { id: 3 };
    expect(
      await carryOut(
        null,
        doubled(() => Promise.resolve(taken)),
        'a',
      ),
    ).toMatchObject({
      answer: taken,
      twice: [],
    });
  });

  it.each([['cannot be taken back', undefined] as const, ['stays', fails(500)] as const])(
    'is named where it %s',
    async (_, takeBack) => {
      expect(await carryOut(null, doubled(takeBack), 'a')).toMatchObject({
        answer,
        twice: ['Cortesía'],
      });
    },
  );
});

it('saves of a scope wait for each other, and each is built on what the one before left', async () => {
  let state = 0;
  const save: Save<number, number, number> = {
    scope: () => 'counter',
    before: () => Promise.resolve(state),
    send: async ({ variables, before }) => {
      await Promise.resolve();
      if (variables < 0) throw new ApiError('No', 500);
      state = before + variables;
      return state;
    },
  };
  const results = await Promise.allSettled([1, -1, 2].map((add) => carryOut(null, save, add)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(state).toBe(3);
});

const file = (content: string, name = 'precios.csv') => new File([content], name);

it('files are the same when name and content are', async () => {
  expect(await isSameFile(file('1,2'), file('1,2'))).toBe(true);
  expect(await isSameFile(file('1,2'), file('1,3'))).toBe(false);
  expect(await isSameFile(file('1,2'), file('1,2', 'stock.csv'))).toBe(false);
});
