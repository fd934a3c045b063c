import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Product } from '~/contract/types';
import { EMPTY_CART, setAmount } from '~/domain/shopper/cart';
import { setConfig } from '~/lib/config';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';
import { testProduct } from '~/testSupport/testShop';
import { toastQueue } from '~/ui/feedback/toast';

import { ProductDialog } from './ProductDialog';

setConfig(shippedConfig());

afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

async function open(product: Product, typed: string | null = null) {
  const cart = typed === null ? EMPTY_CART : setAmount(EMPTY_CART, product, typed);
  renderComponent(
    <div data-shop>
      <ProductDialog
        catalogueToken="t"
        product={product}
        cart={cart}
        inOrder={0}
        onClose={() => {}}
      />
    </div>,
  );
  return screen.findByRole('button', { name: /^Agregar/ });
}

const kilos = testProduct(2, { name: 'Queso', quantity_unit: 'kg', price_per_unit: 1190 });

it.each([
  [null, 'Agregar $\u00a01.190,00'],
  ['', 'Agregar $\u00a01.190,00'],
  ['1,5', 'Agregar $\u00a01.785,00'],
])('names what the amount %j adds', async (typed, name) => {
  expect(await open(kilos, typed)).toHaveAccessibleName(name);
  expect(screen.getByLabelText('Cantidad de Queso')).toHaveAttribute('placeholder', '1');
});

it('shows no total for a product without a price', async () => {
  expect(await open(testProduct(1, { price_per_unit: null }))).toHaveAccessibleName('Agregar');
});

it('sends nothing for the amount 0', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  fireEvent.click(await open(kilos, '0'));
  await vi.waitFor(() =>
    expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
      'La cantidad debe ser mayor a 0',
    ]),
  );
  expect(sent).not.toHaveBeenCalled();
});

it('keeps the amount to itself until it is added', async () => {
  await open(kilos);
  fireEvent.click(screen.getByRole('button', { name: 'Sumar 1 de Queso' }));
  expect(screen.getByLabelText('Cantidad de Queso')).toHaveValue('1');
  fireEvent.click(screen.getByRole('button', { name: 'Sumar 1 de Queso' }));
  expect(screen.getByRole('button', { name: /^Agregar/ })).toHaveAccessibleName(
    'Agregar $\u00a02.380,00',
  );
  expect(localStorage.getItem('carts')).toBeNull();
});

it('zooms the photo to the pressed point', async () => {
  await open({ ...kilos, image_url: 'https://a.test/queso.png' });
  const scrollTo = vi.fn<(x?: number | ScrollToOptions, y?: number) => void>();
  const photo = screen.getByRole('button', { name: 'Ampliar la foto de Queso' });
  photo.scrollTo = scrollTo;
  fireEvent.click(photo, { clientX: 40, clientY: 30, detail: 1 });
  expect(photo).toHaveAttribute('aria-pressed', 'true');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(40, 30);
});
