import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { clearCarts } from '~/session/cart';
import { clearCustomerSession } from '~/session/customer';
import { toastQueue } from '~/ui/toast';

import { addFault } from '../../mocks/faults';
import { useMockBackend } from '../../mocks/node';
import { CATALOGUE_TOKENS } from '../../mocks/seed/accounts';
import { renderScreen } from './renderScreen';

const backend = useMockBackend();

afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  clearCarts();
  clearCustomerSession();
});

/** The whole application is rendered, and its parts are loaded. */
const TIMEOUT_MS = 30_000;
const slowly = { timeout: TIMEOUT_MS / 3 };

/** Types an amount of the first product and presses "Agregar al pedido". */
async function addFirstProduct() {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}`);
  const [amount] = await screen.findAllByLabelText(/^Cantidad de/, {}, slowly);
  if (!amount) throw new Error('No product');
  fireEvent.change(amount, { target: { value: '2' } });
  const add = await screen.findByRole('button', { name: 'Agregar al pedido' });
  add.focus();
  fireEvent.click(add);
  return add;
}

it(
  'moves the focus to "Ver pedido" when the focused button leaves with the cart',
  async () => {
    const add = await addFirstProduct();
    await waitFor(() => expect(add).not.toBeInTheDocument(), slowly);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ver pedido' })).toHaveFocus());
  },
  TIMEOUT_MS,
);

it(
  'shows one success when the answer is lost and the order holds the products',
  async () => {
    const fault = { status: 'lost', message: null, delayMs: 0, times: 1 } as const;
    addFault(backend.db, { operationId: 'addOrderItems', ...fault });
    const add = await addFirstProduct();
    await waitFor(() => expect(add).not.toBeInTheDocument(), slowly);
    expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
      'Ya se guardó: solo había fallado la respuesta.',
    ]);
  },
  TIMEOUT_MS,
);
