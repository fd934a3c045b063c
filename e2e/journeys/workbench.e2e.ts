import type { Locator } from '@playwright/test';

import { expect, signIn, test } from '../support/fixtures';
import { pencil, savedToast, tab, withOrder } from '../support/orderDetail';

/** Most presses, typed texts and confirmations from a new order to its delivery. */
const MOST_INTERACTIONS = 18;

test.use({ viewport: { width: 1280, height: 800 } });

/** The order is sent to the client, who pays in cash. */
const DELIVERY = {
  delivery: true,
  delivery_address: 'Gascón 1280, Almagro',
  payment_method: 'Efectivo',
};

test('a new order needs at most 18 interactions until delivery', async ({
  page,
  newOrder,
  mockState,
}) => {
  test.slow();
  let interactions = 0;
  const press = async (target: Locator) => {
    interactions += 1;
    await target.click();
  };
  const type = async (field: Locator, text: string) => {
    interactions += 1;
    await field.fill(text);
  };
  const saves: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/store/orders/'))
      saves.push(request.postDataJSON());
  });

  await signIn(page, 'storeAdmin', '/404');
  const { alphanum_id } = await newOrder();
  await mockState(withOrder(await mockState(), alphanum_id, DELIVERY));
  await page.goto(`/orderdetail/${alphanum_id}`);
  const next = page.getByRole('region', { name: 'Siguiente paso' });
  await expect(next.getByRole('button', { name: 'Preparar' })).toBeVisible();

  await test.step('an item gets a price', async () => {
    const first = page.getByRole('checkbox', { name: /^Listo: / }).first();
    const name = ((await first.getAttribute('aria-label')) ?? '').replace('Listo: ', '');
    await press(pencil(page, name));
    await type(page.getByRole('textbox', { name: `Precio revisado (total) de ${name}` }), '4.900');
  });

  await test.step('a product is added', async () => {
    await press(tab(page, 'AGREGAR ITEM'));
    await type(page.getByRole('textbox', { name: 'Filtrar por nombre' }), 'malbec');
    await press(page.getByRole('button', { name: /^Agregar Vino malbec/ }));
  });

  await test.step('a discount is added, and all is saved by the step', async () => {
    await press(tab(page, 'OTROS'));
    await type(page.getByRole('textbox', { name: 'Descripción' }), 'Cliente nuevo');
    await type(page.getByRole('textbox', { name: 'Valor' }), '500');
    // Leaving the form of the concept adds it; the step saves everything.
    await press(next.getByRole('button', { name: 'Preparar' }));
    await expect(savedToast(page)).toBeVisible();
    await expect(next.getByRole('button', { name: 'Listo para despachar' })).toBeVisible();
  });

  await test.step('shipping is entered and the payment requested', async () => {
    await press(tab(page, 'ENVIO'));
    await type(page.getByRole('textbox', { name: 'Costo de envío' }), '1.500');
    await type(page.getByRole('textbox', { name: 'Empresa de transporte' }), 'Correo Andino');
    await press(next.getByRole('button', { name: 'Solicitar pago', exact: true }));
    const request = page.getByRole('dialog', { name: 'Solicitar pago' });
    await press(request.getByRole('button', { name: 'Solicitar pago' }));
  });

  await test.step('it is paid and delivered', async () => {
    await press(next.getByRole('button', { name: 'Completar pago' }));
    const complete = page.getByRole('dialog', { name: 'Completar pago' });
    await press(complete.getByRole('button', { name: 'Completar pago' }));
    await expect(complete).toBeHidden();
    await press(next.getByRole('button', { name: 'Listo para despachar' }));
    await press(next.getByRole('button', { name: 'Entregar' }));
    await expect(page.getByText('El pedido está entregado y pagado.')).toBeVisible();
    expect(interactions).toBeLessThanOrEqual(MOST_INTERACTIONS);
  });

  await test.step('everything was saved', async () => {
    expect(saves[0]).toMatchObject({
      status: 'preparing',
      other_concepts: [{ description: 'Cliente nuevo', amount: -500 }],
    });
    await tab(page, 'PEDIDO').click();
    const totals = page.locator('dl', { hasText: 'Total de items' });
    await expect(totals).toContainText(/Otros conceptos-\$\s500,00/);
    await expect(totals).toContainText(/Costo de envío\$\s1\.500,00/);
    await expect(page.getByRole('checkbox', { name: /^Listo: Vino malbec/ })).toBeVisible();
    await expect(page.getByText(/^Revisado/)).toHaveCount(1);
    await tab(page, 'ENVIO').click();
    await expect(page.getByText('Correo Andino')).toBeVisible();
  });
});
