// The examples of README.md.
import { expect, test } from './support/fixtures';

test('a new order is the first of the list', async ({ page, signInAs, newOrder }) => {
  await signInAs('storeUser', '/orderlist');
  const { alphanum_id } = await newOrder();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText(alphanum_id);
});

test('promos that do not load can be loaded again', async ({ page, signInAs, fault }) => {
  await signInAs('storeAdmin', '/marketing');
  await fault('listPromos', 500, { times: 1, message: 'Intente más tarde' });
  await page.getByRole('tab', { name: 'CALENDARIO' }).click();
  await expect(page.getByText('Intente más tarde')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Guardar calendario' })).toBeVisible();
});

test('a removed item is back after the state is restored', async ({ page, mockState }) => {
  await page.goto('/orderstatus/pedido-provisorio');
  const remove = page.getByRole('button', { name: /^Quitar / });
  await expect(remove).toHaveCount(3);
  const saved = await mockState();
  await remove.first().click();
  await expect(remove).toHaveCount(2);
  await mockState(saved);
  await page.reload();
  await expect(remove).toHaveCount(3);
});
