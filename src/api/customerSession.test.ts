import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainTheme } from '~mocks/newStore';

import type { CustomerMetadata } from '~/contract/types';
import { effectiveColors } from '~/domain/store/theme';
import { customerSession, saveCustomerSession } from '~/session/customer';

import { publicRead } from './customerSession';
import { ApiError } from './errors';

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

type Read = Parameters<typeof publicRead<number>>[0];

beforeEach(() => {
  localStorage.clear();
  saveCustomerSession({ sessionId: 'sesion-vieja', productListToken: 'lista' });
});

describe('publicRead', () => {
  it('sends the stored session id and stores the session of the answer', async () => {
    const read = vi.fn<Read>(async () => ({ data: 1, metadata }));
    await publicRead(read);
    expect(read.mock.calls).toEqual([['sesion-vieja']]);
    expect(customerSession()).toMatchObject({
      sessionId: 'sesion-nueva',
      currentOrderToken: 'pedido-1',
      productListToken: null,
    });
  });

  it('reads again without a session id when the server refuses the stored one', async () => {
    const read = vi.fn<Read>(async (session: string | null) => {
      if (session !== null) throw new ApiError('La sesión no existe', 404);
      return { data: 1, metadata };
    });
    await publicRead(read);
    expect(read.mock.calls).toEqual([['sesion-vieja'], [null]]);
  });

  it.each([0, 500])('does not read again after status %s', async (status) => {
    const read = vi.fn<Read>(async () => {
      throw new ApiError('no', status);
    });
    await expect(publicRead(read)).rejects.toThrow('no');
    expect(read).toHaveBeenCalledTimes(1);
    expect(customerSession().sessionId).toBe('sesion-vieja');
  });
});
