import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainTheme } from '~mocks/newStore';

import type { CustomerMetadata } from '~/contract/types';
import { effectiveColors } from '~/domain/store/theme';
import { customerSession, saveCustomerSession } from '~/session/customer';

import { ApiError } from './errors';
import { publicRead } from './publicRead';

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

describe('a public read (§8 customer: session errors reload with the stored session id, or none)', () => {
  it('sends the stored session and keeps the one it comes back with', async () => {
    const read = vi.fn<Read>(async () => ({ data: 1, metadata }));
    await publicRead(read);
    expect(read.mock.calls).toEqual([['sesion-vieja']]);
    expect(customerSession()).toMatchObject({
      sessionId: 'sesion-nueva',
      currentOrderToken: 'pedido-1',
      productListToken: null,
    });
  });

  it('asks again with none when the server refuses the stored one', async () => {
    const read = vi.fn<Read>(async (session: string | null) => {
      if (session !== null) throw new ApiError('La sesión no existe', 404);
      return { data: 1, metadata };
    });
    await publicRead(read);
    expect(read.mock.calls).toEqual([['sesion-vieja'], [null]]);
  });

  it.each([0, 500])('does not when the failure is %s', async (status) => {
    const read = vi.fn<Read>(async () => {
      throw new ApiError('no', status);
    });
    await expect(publicRead(read)).rejects.toThrow('no');
    expect(read).toHaveBeenCalledTimes(1);
    expect(customerSession().sessionId).toBe('sesion-vieja');
  });
});
