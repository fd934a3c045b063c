import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION } from '~mocks/seed/accounts';

import { setConfig } from '~/lib/config';
import { leaveStore, customerSession, saveCustomerSession } from '~/session/customer';
import { shippedConfig } from '~/testSupport/testConfig';

import { addFault, type FaultName } from '../../mocks/faults';
import { useMockBackend } from '../../mocks/node';
import { customerStartQuery } from './customerStart';

const backend = useMockBackend();

/** The next calls of an operation fail with a status. */
const fail = (operationId: FaultName, status: number, times: number | null = null) =>
  addFault(backend.db, { operationId, status, message: null, delayMs: 0, times });

/** Loads the start of a store's home, and the requests that it makes. */
async function start(hashtag: string | null) {
  const original = globalThis.fetch;
  const requests: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return original(request);
  });
  const query = customerStartQuery(hashtag);
  const data = await new QueryClient().fetchQuery({
    ...query,
    initialData: undefined,
    staleTime: 0,
    retry: false,
  });
  vi.restoreAllMocks();
  return { data, requests };
}

const PRESET = 'POST /presetstore';
const RECOVER = `GET /client/recover_session/${DEMO_SESSION}`;

/** Visits #donpepe with the demo session, as earlier in this browser. */
async function visited() {
  saveCustomerSession({ sessionId: DEMO_SESSION });
  await start(null);
}

beforeEach(() => {
  localStorage.clear();
  setConfig(shippedConfig());
  leaveStore();
});

describe('a store in the URL', () => {
  it('takes over the session that the page has already asked for', async () => {
    const body = JSON.stringify({ session: 'sesion-nueva', store: 'donpepe' });
    const headers = { 'Content-Type': 'application/json' };
    const url = `${shippedConfig().apiHost}/presetstore`;
    window.firstRequests = {
      offerRetry: () => undefined,
      config: Promise.resolve(new Response()),
      mainLoad: {
        url,
        method: 'POST',
        body,
        authorization: null,
        newSession: { id: 'sesion-nueva', store: 'donpepe' },
        response: fetch(url, { method: 'POST', body, headers }),
      },
    };
    // The page has just been opened.
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    expect(await start('donpepe')).toMatchObject({ data: { kind: 'ready' }, requests: [] });
    expect(customerSession().sessionId).toBe('sesion-nueva');
    delete window.firstRequests;
  });

  it('links a new session to it and stores it', async () => {
    const { data, requests } = await start('donpepe');
    expect(requests).toEqual([PRESET]);
    expect(data).toMatchObject({
      kind: 'ready',
      reloaded: false,
      problem: null,
      session: { store_public_data: { hashtag: '#donpepe' } },
    });
    const { sessionId, store } = customerSession();
    expect(store?.hashtag).toBe('#donpepe');
    if (data.kind !== 'ready') throw new Error(data.kind);
    expect(sessionId).toBe(data.session.session_id);
  });

  it('keeps the session of that store, in any case, and starts another one for another store', async () => {
    await visited();
    await start('#DonPepe');
    expect(customerSession().sessionId).toBe(DEMO_SESSION);
    await start('feiralucia');
    expect(customerSession().store?.hashtag).toBe('#feiralucia');
    expect(customerSession().sessionId).not.toBe(DEMO_SESSION);
  });

  it('has its own session again after a visit of another store, by name or by id', async () => {
    await visited();
    await start('feiralucia');
    expect(customerSession().sessionId).not.toBe(DEMO_SESSION);
    await start('donpepe');
    expect(customerSession().sessionId).toBe(DEMO_SESSION);
    await start('feiralucia');
    const { data } = await start('1');
    expect(data).toMatchObject({ session: { session_id: DEMO_SESSION } });
  });

  it('that does not exist or is disabled: nothing else is tried', async () => {
    await visited();
    const unknown = await start('nadie');
    expect(unknown).toEqual({ data: { kind: 'unknownStore' }, requests: [PRESET] });
    const store = backend.db.stores.find(({ hashtag }) => hashtag === '#feiralucia');
    if (!store) throw new Error('No such store');
    backend.db.stores.update(store.id, { enabled: false });
    expect(await start('feiralucia')).toEqual({
      data: { kind: 'storeDisabled' },
      requests: [PRESET],
    });
    expect(customerSession().sessionId).toBe(DEMO_SESSION);
  });

  it('recovers the session of the store when the link fails, and says so', async () => {
    await visited();
    fail('presetStore', 500);
    const { data, requests } = await start('donpepe');
    expect(requests).toEqual([PRESET, RECOVER]);
    expect(data).toMatchObject({ kind: 'ready', reloaded: true, problem: null });
  });

  it('shows what the browser remembers with the reason when nothing loads', async () => {
    await visited();
    fail('presetStore', 500);
    fail('recoverSession', 500);
    expect((await start('donpepe')).data).toMatchObject({
      kind: 'ready',
      reloaded: true,
      problem: expect.stringMatching(/./),
      session: { session_id: DEMO_SESSION, store_public_data: { hashtag: '#donpepe' } },
    });
  });

  it('fails with the reason when nothing of it is remembered', async () => {
    fail('presetStore', 500);
    expect((await start('donpepe')).data).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/./),
    });
    await visited().catch(() => undefined);
    saveCustomerSession({ sessionId: DEMO_SESSION });
    const { data, requests } = await start('feiralucia');
    expect(data.kind).toBe('failed');
    expect(requests).toEqual([PRESET]);
  });
});

describe('without a store in the URL', () => {
  it('recovers the stored session', async () => {
    saveCustomerSession({ sessionId: DEMO_SESSION });
    const { data, requests } = await start(null);
    expect(requests).toEqual([RECOVER]);
    expect(data).toMatchObject({ kind: 'ready', session: { session_id: DEMO_SESSION } });
  });

  it('links a new session to the remembered store when there is no session', async () => {
    await visited();
    saveCustomerSession({ sessionId: null });
    const { data, requests } = await start(null);
    expect(requests).toEqual([PRESET]);
    expect(data).toMatchObject({
      kind: 'ready',
      session: { store_public_data: { hashtag: '#donpepe' } },
    });
  });

  it('requests nothing when no store is known', async () => {
    expect(await start(null)).toEqual({ data: { kind: 'noStore' }, requests: [] });
  });

  it('links the session to the remembered store again when it cannot be recovered', async () => {
    await visited();
    fail('recoverSession', 404);
    const { data, requests } = await start(null);
    expect(requests).toEqual([RECOVER, PRESET]);
    expect(data).toMatchObject({ kind: 'ready', reloaded: true });
    expect(customerSession().sessionId).toBe(DEMO_SESSION);
  });

  it('forgets a store that no longer exists', async () => {
    await visited();
    fail('recoverSession', 404);
    fail('presetStore', 404);
    expect((await start(null)).data).toEqual({ kind: 'noStore' });
    expect(customerSession()).toMatchObject({ sessionId: null, store: null });
  });

  it('fails with a session that is refused and no store', async () => {
    saveCustomerSession({ sessionId: DEMO_SESSION });
    fail('recoverSession', 500);
    const { data, requests } = await start(null);
    expect(data.kind).toBe('failed');
    expect(requests).toEqual([RECOVER]);
  });
});

const initial = (hashtag: string | null) => {
  const { initialData } = customerStartQuery(hashtag);
  return typeof initialData === 'function' ? initialData() : initialData;
};

describe('the data before an answer', () => {
  it('is the stored session of the same store, and is read again', async () => {
    expect(initial(null)).toBeUndefined();
    await visited();
    expect(initial(null)).toMatchObject({
      kind: 'ready',
      reloaded: false,
      problem: null,
      session: { session_id: DEMO_SESSION, client: null },
    });
    expect(initial('DONPEPE')).toMatchObject({ kind: 'ready' });
    expect(initial('feiralucia')).toBeUndefined();
    saveCustomerSession({ sessionId: null });
    expect(initial(null)).toBeUndefined();
    expect(customerStartQuery(null)).toMatchObject({
      queryKey: ['customerSession', 'start', null],
      initialDataUpdatedAt: 0,
      meta: { onFailure: 'toast' },
    });
  });
});
