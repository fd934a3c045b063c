import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { EMPTY_CART, setAmount } from '~/domain/shopper/cart';
import { testProduct } from '~/testSupport/testShop';
import * as outlet from '~/ui/feedback/say';

import { useSaidCart } from './useSaidCart';

const product = testProduct(1, { name: 'Pan', quantity_unit: 'unid', price_per_unit: 10 });
const two = setAmount(EMPTY_CART, product, '2');

it('says an amount that changes, but not that the order takes over what was chosen', () => {
  const say = vi.spyOn(outlet, 'say').mockImplementation(() => undefined);
  document.body.innerHTML = '<p data-compact><button>−</button></p>';
  document.querySelector('button')?.focus();
  const { rerender } = renderHook(({ cart, isAdding }) => useSaidCart(cart, [product], isAdding), {
    initialProps: { cart: EMPTY_CART, isAdding: false },
  });
  rerender({ cart: two, isAdding: false });
  expect(say.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/^Pan: 2\. Total \$\s20,00$/),
  ]);
  rerender({ cart: EMPTY_CART, isAdding: true });
  expect(say).toHaveBeenCalledOnce();
});
