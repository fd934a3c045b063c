import { expect, expectNoSidewaysScroll, ROWS, signIn, test } from '../support/fixtures';
import { finishOrder } from '../support/shopper';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('QR code, home, assistant, catalogue, cart, order, finish, seller', async ({
  page,
  context,
}) => {
  test.slow();
  // The QR code's URL contains the store and the code.
  await page.goto('/homeclient/donpepe?code=DP7K2M');
  await expect(page.getByRole('heading', { name: 'QUIERO COMPRAR' })).toBeVisible();
  await expectNoSidewaysScroll(page, 390);

  await page.getByRole('button', { name: /^Abrir el chat/ }).tap();
  const message = page.getByPlaceholder('Escribí tu mensaje…');
  const log = page.getByRole('log');
  await expect(log).toContainText('¿Qué te llevamos hoy?');
  await message.fill('quiero ver el catálogo');
  await message.press('Enter');
  await log.getByRole('link').last().click();

  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('crudo');
  await page.getByRole('button', { name: /^Sumar .* de Jamón crudo/ }).tap();
  await page.getByRole('button', { name: 'Agregar al pedido' }).tap();
  await page.getByRole('link', { name: 'Ver pedido' }).tap();

  await expect(page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' })).toBeVisible();
  await expect(page.getByText('Provisorio').first()).toBeVisible();
  await expectNoSidewaysScroll(page, 390);
  const order = page.url();
  await finishOrder(page);
  await log.getByRole('button', { name: 'Retiro en el local' }).tap();
  await log.getByRole('button', { name: 'Mercadopago' }).tap();
  await expect(
    page.getByText('¡Gracias por tu compra! Te avisamos cuando salga.').first(),
  ).toBeVisible();
  await page.goto(order);
  await expect(page.getByText('Pendiente').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finalizar pedido' })).toBeHidden();

  // The seller finds it; how it is paid is in fewTaps.e2e.ts.
  const seller = await context.newPage();
  await seller.setViewportSize({ width: 1280, height: 800 });
  await signIn(seller, 'storeUser', '/orderlist?estado=pending');
  await seller.locator(ROWS).first().getByRole('link').click();
  await expect(seller.getByText('Jamón crudo estacionado').first()).toBeVisible();
});
