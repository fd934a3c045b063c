import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { isSameFile } from '~/lib/isSameFile';

import { ApiError, errorMessage } from '../transport/errors';
import { EarlierSavedError, lostOutcome, mayBeSaved } from './failures';
import { carryOut, isSameCall, type Save, type Sent, takeEarlier } from './save';

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
    expect(error).toMatchObject({ status, outcome: 'notSaved' });
    expect([errorMessage(error), lostOutcome(error)]).toEqual([text, text]);
  });

  it('and cannot be looked up has an unknown outcome', async () => {
    const error = await failureOf({ send: fails(0), find: fails(500) });
    expect(error).toMatchObject({ outcome: 'unknown', status: 0 });
    expect(errorMessage(error)).toMatch(/^No se sabe si se guardó/);
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

  it('without a connection was not sent, also the next one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const client = new QueryClient();
    const save: Save<string, object> = { send: fails(0), find: fails(0), adds: true };
    for (let time = 0; time < 2; time += 1) {
      await expect(carryOut(client, save, 'a')).rejects.toMatchObject({ outcome: 'notSent' });
    }
  });

  it.each([
    ['was carried out', answer, { answer, isRecovered: true }],
    ['was not', null, { outcome: 'notSaved' }],
  ])('in a browser that is offline by mistake %s', async (_, found, result) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const save: Save<string, object> = { send: fails(0), find: () => Promise.resolve(found) };
    const outcome: unknown = await carryOut(null, save, 'a').catch((error: unknown) => error);
    expect(outcome).toMatchObject(result);
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
    const recovered = { answer, isRecovered: true, others: [], twice: [] };
    expect(await call({ name: 'A' })).toEqual(recovered);
    expect(send).not.toHaveBeenCalled();
    const sent = { answer: { id: 2 }, isRecovered: false, others: [], twice: [] };
    expect(await call({ name: 'A' })).toEqual(sent);
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

  it('another one is not sent, where nothing shows the earlier answer', async () => {
    const find = unreadable();
    const { call } = await lostRequest({ find });
    find.mockResolvedValue(answer);
    await expect(call({ name: 'B' })).rejects.toThrow(
      'Ya se guardó lo que se envió antes. Falta enviar lo que cambió después.',
    );
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

  it('another save of the same target is sent without a look-up', async () => {
    const find = vi.fn<Find>().mockResolvedValue(null);
    const client = new QueryClient();
    const save = (send: () => Promise<object>): Save<string, object> => ({
      send,
      find,
      adds: true,
    });
    await expect(carryOut(client, save(fails(0)), 'a')).rejects.toThrow('No se guardó.');
    find.mockResolvedValue(answer);
    const next = { answer: { id: 2 }, isRecovered: false };
    expect(
      await carryOut(
        client,
        save(() => Promise.resolve({ id: 2 })),
        'a',
      ),
    ).toMatchObject(next);
  });

  it('and a second one, to another target, each gets its own answer', async () => {
    const find = vi.fn<NonNullable<Save<string, object>['find']>>().mockResolvedValue(null);
    const send = vi.fn<() => Promise<object>>().mockImplementation(fails(0));
    const save: Save<string, object> = { send, find, adds: true, target: (name) => name };
    const client = new QueryClient();
    for (const name of ['a', 'b', 'a']) {
      await expect(carryOut(client, save, name)).rejects.toThrow('No se guardó.');
    }
    find.mockImplementation(({ variables }) => Promise.resolve({ id: variables }));
    send.mockClear();
    for (const name of ['a', 'b']) {
      expect(await carryOut(client, save, name)).toMatchObject({ answer: { id: name } });
    }
    expect(send).not.toHaveBeenCalled();
    send.mockResolvedValue(answer);
    expect(await carryOut(client, save, 'a')).toMatchObject({ answer, isRecovered: false });
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
    expect(await failure()).toMatchObject({ outcome: 'unknown', message: 'Pruebe ingresar.' });
    send.mockImplementationOnce(fails(500));
    expect(await failure()).toEqual(new ApiError('No', 500));
    expect(await failure()).toEqual(new ApiError('No. Pruebe ingresar.', 409));
    expect(await failure()).toEqual(new ApiError('No', 409));
  });

  it('says that it can be sent again, where that changes nothing', async () => {
    const save: Save<string, object> = { send: fails(0), isRepeatable: true };
    const error = await failureOf(save);
    expect(error).toMatchObject({
      outcome: 'repeatable',
      message: 'No se sabe si se guardó: se puede guardar otra vez.',
    });
  });

  it('is sent again without advice', async () => {
    const send = vi.fn<() => Promise<object>>().mockImplementation(fails(409));
    send.mockImplementationOnce(fails(0));
    const client = new QueryClient();
    const save = { send };
    const failure = () => carryOut(client, save, 'a').catch((error: unknown) => error);
    expect(await failure()).toEqual(new ApiError('No', 0));
    expect(await failure()).toEqual(new ApiError('No', 409));
  });
});

/** A save whose requests are kept, and what was kept while it was sent. */
function keeping(send: () => Promise<object>, find: Find = () => Promise.resolve(null)) {
  let kept: Sent<string, undefined> | null = null;
  const during: unknown[] = [];
  const save: Save<string, object> = {
    adds: true,
    find,
    send: () => {
      during.push(kept?.variables);
      return send();
    },
    kept: {
      get: () => kept,
      set: (sent) => {
        kept = sent;
      },
    },
  };
  return { save, during, kept: () => kept };
}

describe('a request that is kept until its answer', () => {
  it.each<[string, () => Promise<object>, boolean]>([
    ['forgotten when it is answered', () => Promise.resolve(answer), false],
    ['forgotten when it fails', fails(500), false],
    ['kept when its answer is lost', fails(0), true],
    ['kept when it is cancelled', () => Promise.reject(new DOMException('', 'AbortError')), true],
  ])('is %s', async (_, send, isKept) => {
    const { save, during, kept } = keeping(send);
    await carryOut(new QueryClient(), save, 'a').catch(() => undefined);
    expect(during).toEqual(['a']);
    expect(kept() !== null).toBe(isKept);
  });

  it('is forgotten when it was not sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { save, kept } = keeping(fails(0), fails(0));
    await failureOf(save);
    expect(kept()).toBeNull();
  });

  it('is looked up by the next page, which has not sent it', async () => {
    const find = vi.fn<Find>().mockResolvedValue(null);
    const { save, kept } = keeping(fails(0), find);
    await failureOf(save);
    find.mockResolvedValue(answer);
    const client = new QueryClient();
    expect(await takeEarlier(client, save, 'b', (earlier) => earlier === 'b')).toBeNull();
    expect(await takeEarlier(client, save, 'b')).toMatchObject({
      answer,
      sent: { variables: 'a' },
    });
    expect(kept()).toBeNull();
    find.mockImplementation(fails(0));
    await failureOf(save);
    await expect(takeEarlier(new QueryClient(), save, 'b')).rejects.toMatchObject({
      outcome: 'unknown',
      message: 'No se sabe si se guardó: antes de enviar otra vez se comprueba.',
      status: 0,
    });
  });
});

it('names what others changed, each once, and nothing that was sent before', async () => {
  const others = vi.fn<() => string[]>().mockReturnValue(['Precio', 'Nombre', 'Precio']);
  const save: Save<string, object> = { send: () => Promise.resolve(answer), others };
  const { others: names } = await carryOut(null, save, 'a');
  expect(names).toEqual(['Precio', 'Nombre']);
  expect(others).toHaveBeenCalledWith(answer, { variables: 'a', before: undefined }, null);
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

const change = () => 'changed';

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, {}, false],
  [null, null, true],
  [undefined, {}, false],
  [{ id: 1, tags: ['a', 'b'] }, { tags: ['a', 'b'], id: 1 }, true],
  [{ id: 1, tags: ['a', 'b'] }, { id: 1, tags: ['b', 'a'] }, false],
  [{ id: 1, name: 'A' }, { id: 1, name: 'B' }, false],
  [{ id: 1 }, { id: 1, name: 'B' }, false],
  [{ id: 1, name: 'B' }, { id: 1 }, false],
  [{ id: 1 }, { id: 1, name: undefined }, true],
  [{ change }, { change }, true],
  [{ change }, { change: () => 'changed' }, false],
  [new File(['1'], 'a.csv'), new File(['1'], 'a.csv'), false],
  [{ file: new File(['1'], 'a.csv') }, { file: {} }, false],
])('%j and %j are the same call: %s', (one, other, isSame) => {
  expect(isSameCall(one, other)).toBe(isSame);
});
