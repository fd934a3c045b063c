import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { clearCarts } from '~/session/cart';
import { clearCustomerSession } from '~/session/customer';

import { useMockBackend } from '../../mocks/node';
import { CATALOGUE_TOKENS } from '../../mocks/seed/accounts';
import { renderScreen } from './renderScreen';

useMockBackend();

afterEach(() => {
  clearCarts();
  clearCustomerSession();
});

/** The whole application is rendered, and its parts are loaded. */
const TIMEOUT_MS = 30_000;
const slowly = { timeout: TIMEOUT_MS / 3 };

it(
  'moves the focus to "Ver pedido" when the focused button leaves with the cart',
  async () => {
    renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}`);
    const [amount] = await screen.findAllByLabelText(/^Cantidad de/, {}, slowly);
    if (!amount) throw new Error('No product');
    fireEvent.change(amount, { target: { value: '2' } });
    const add = await screen.findByRole('button', { name: 'Agregar al pedido' });
    add.focus();
    fireEvent.click(add);
    await waitFor(() => expect(add).not.toBeInTheDocument(), slowly);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ver pedido' })).toHaveFocus());
  },
  TIMEOUT_MS,
);
