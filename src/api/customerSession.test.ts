import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainTheme } from '~mocks/database/newStore';

import type { CustomerMetadata } from '~/contract/types';
import { activities } from '~/domain/shopper/activities';
import { effectiveColors } from '~/domain/store/themeColors';
import * as firstView from '~/lib/browser/firstView';
import { setConfig } from '~/lib/config';
import { leaveStore, customerSession, saveCustomerSession } from '~/session/customer';
import { shippedConfig } from '~/testSupport/testConfig';

import { currentSessionId, logCustomerActivity, shopperRead, setRefCode } from './customerSession';
import { ApiError } from './transport/errors';

const metadata: CustomerMetadata = {
  session_id: 'sesion-nueva',
  current_order_token: 'pedido-1',
  product_list_token: null,
  store_public_data: {
    hashtag: '#tienda',
    name: 'Tienda',
    address: null,
    prefered_language: 'es',
    curr_symbol: '$',
    theme: { ...plainTheme, color_set: effectiveColors(null) },
  },
};

type Read = Parameters<typeof shopperRead<number>>[1];

beforeEach(() => {
  localStorage.clear();
  saveCustomerSession({ sessionId: 'sesion-vieja', productListToken: 'lista' });
});

describe('shopperRead', () => {
  it('sends the stored session id and stores the session of the answer', async () => {
    const read = vi.fn<Read>(async () => ({ data: 1, metadata }));
    await shopperRead('lista', read);
    expect(read.mock.calls).toEqual([['sesion-vieja']]);
    expect(customerSession()).toMatchObject({
      sessionId: 'sesion-nueva',
      currentOrderToken: 'pedido-1',
      productListToken: null,
    });
  });

  it.each([null, 'sesion-de-otra-pestaña'])(
    'stores no session again that ended or was replaced while the answer was on its way: %j',
    async (sessionId) => {
      const { data } = await shopperRead('lista', async () => {
        leaveStore();
        saveCustomerSession({ sessionId });
        return { data: 1, metadata };
      });
      expect(data).toBe(1);
      expect(customerSession()).toMatchObject({ sessionId, currentOrderToken: null });
    },
  );

  it('sends the session of the store of the token, though another tab visited another store', async () => {
    const { store_public_data: store } = metadata;
    const other = { ...store, hashtag: '#otra' };
    saveCustomerSession({ store, productListToken: 'lista' });
    saveCustomerSession({ store: other, sessionId: 'otra', productListToken: null });
    const read = vi.fn<Read>(async () => ({ data: 1, metadata }));
    await shopperRead('lista', read);
    expect(read.mock.calls).toEqual([['sesion-vieja']]);
  });

  it('reads again with the remembered session of the store when only the answer tells it', async () => {
    const { store_public_data: store } = metadata;
    saveCustomerSession({ store });
    saveCustomerSession({ store: { ...store, hashtag: '#otra' }, sessionId: 'otra' });
    const read = vi.fn<Read>(async (session) => ({
      data: 1,
      metadata: { ...metadata, session_id: session === 'otra' ? 'nueva' : (session ?? '') },
    }));
    await shopperRead('otro-pedido', read);
    expect(read.mock.calls).toEqual([['otra'], ['sesion-vieja']]);
    expect(customerSession().sessionId).toBe('sesion-vieja');
  });

  it('reads again without a session id when the server refuses the stored one', async () => {
    const read = vi.fn<Read>(async (session: string | null) => {
      if (session !== null) throw new ApiError('La sesión no existe', 404);
      return { data: 1, metadata };
    });
    await shopperRead('lista', read);
    expect(read.mock.calls).toEqual([['sesion-vieja'], [null]]);
  });

  it.each([0, 500])('does not read again after status %s', async (status) => {
    const read = vi.fn<Read>(async () => {
      throw new ApiError('no', status);
    });
    await expect(shopperRead('lista', read)).rejects.toThrow('no');
    expect(read).toHaveBeenCalledTimes(1);
    expect(customerSession().sessionId).toBe('sesion-vieja');
  });
});

/** Collects the requests; each gets the answer. */
function answerWith(answer: () => Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push(new Request(input, init));
    return answer();
  });
  return requests;
}

describe('calls with the stored session', () => {
  beforeEach(() => {
    setConfig(shippedConfig());
    vi.spyOn(firstView, 'afterFirstView').mockResolvedValue();
    return () => vi.restoreAllMocks();
  });

  it('an activity is sent with keepalive, so that it outlives the page', async () => {
    const requests = answerWith(() => Promise.resolve(Response.json({ data: { ok: true } })));
    logCustomerActivity(activities.video, { video: 'abc' });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const [request] = requests;
    expect(new URL(request?.url ?? '').pathname).toBe('/client/log_activity');
    expect(request?.keepalive).toBe(true);
    expect(await request?.json()).toEqual({
      activity_name: activities.video,
      payload: { video: 'abc' },
      session_id: 'sesion-vieja',
    });
  });

  it.each([
    ['is refused', () => Promise.resolve(Response.json({ message: 'no' }, { status: 500 }))],
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('an activity that %s is only logged', async (_what, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerWith(answer);
    logCustomerActivity(activities.home);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.calls[0]?.[1]).toBeInstanceOf(ApiError);
  });

  it('the marketing code is sent with the stored session', async () => {
    const requests = answerWith(() => Promise.resolve(Response.json({ data: { ok: true } })));
    await setRefCode('DPABC1');
    expect(await requests[0]?.json()).toEqual({
      ref_code: 'DPABC1',
      session_id: 'sesion-vieja',
    });
  });

  it('without a session no activity is sent, and other calls fail as a session error', async () => {
    leaveStore();
    const requests = answerWith(() => Promise.resolve(Response.json({ data: null })));
    logCustomerActivity(activities.home);
    await expect(setRefCode('DPABC1')).rejects.toMatchObject({ status: 401 });
    expect(currentSessionId).toThrow(ApiError);
    expect(requests).toEqual([]);
  });
});
