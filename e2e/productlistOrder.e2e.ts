import { CUSTOMER_LINKS } from '../mocks/seed/accounts';
import { add, amount, box, names, openCatalogue, plus, rows, stored } from './support/catalogue';
import { expect, expectAccessible, test } from './support/fixtures';

test('adds the cart’s products once with the exact payload', async ({ page }) => {
  await openCatalogue(page, '?nombre=crudo');
  await expect(add(page)).toBeHidden();
  await plus(page, 'Jamón crudo').click();
  await plus(page, 'Jamón crudo').click();
  await expect(amount(page, 'Jamón crudo')).toHaveValue('200');
  await page.getByLabel('Nombre', { exact: true }).fill('');
  await expect(rows(page)).toHaveCount(15);
  const shown = await names(page);
  const [first = '', second = '', third = ''] = shown;
  await plus(page, first).click();
  await amount(page, second).fill('0');
  await amount(page, third).fill('2');
  await expect(page.getByText('3 productos ·')).toBeVisible();

  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/client/order/items')) sent.push(request.postDataJSON());
  });
  await add(page).dblclick();
  await expect(page.getByText('Productos agregados al pedido')).toBeVisible();
  await expect(add(page)).toBeHidden();
  const session_id: unknown = JSON.parse((await stored(page, 'session_id')) ?? 'null');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual({
    session_id,
    items: expect.arrayContaining([
      expect.objectContaining({ amount: 1, name: first, raw_product: `1 unid ${first}` }),
      expect.objectContaining({ amount: 2, name: third }),
      {
        product_id: expect.any(Number),
        amount: 200,
        raw_product: '200 gr Jamón crudo estacionado',
        quantity_unit: 'gr',
        name: 'Jamón crudo estacionado',
      },
    ]),
  });

  await expect(page.getByRole('button', { name: 'Finalizar pedido' })).toBeVisible();
  expect(await stored(page, 'current_order_token')).toMatch(/^"pedido-/);
  await page.getByRole('link', { name: 'Ver pedido' }).click();
  await expect(page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test('a session that the server no longer knows: shows the error, starts a new session and shows the chat’s menu', async ({
  page,
}) => {
  await openCatalogue(page, '?nombre=yerba');
  const before = await stored(page, 'session_id');
  await page
    .getByRole('button', { name: /^Sumar/ })
    .first()
    .click();
  await page.evaluate(() => localStorage.setItem('session_id', '"sesion-perdida"'));
  await add(page).click();
  await expect(page.getByText('La sesión no existe')).toBeVisible();
  await expect.poll(() => stored(page, 'session_id')).not.toBe('"sesion-perdida"');
  expect(await stored(page, 'session_id')).not.toBe(before);
  await expect(page.getByRole('complementary', { name: 'Chat con el asistente' })).toContainText(
    'No pudimos retomar tu conversación',
  );
  await add(page).click();
  await expect(page.getByText('Productos agregados al pedido')).toBeVisible();
});

test('logs the visit for the seller', async ({ page }) => {
  const logged: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/client/log_activity')) return;
    logged.push((request.postDataJSON() as { activity_name: string }).activity_name);
  });
  await openCatalogue(page, '?nombre=yerba');
  await rows(page).first().locator('td').nth(3).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Sumar/ })
    .first()
    .click();
  await add(page).click();
  await expect
    .poll(() => logged)
    .toEqual(expect.arrayContaining(['product_list', 'product_detail', 'items_added']));
});

test('“Finalizar pedido” asks for name and phone once, adds the chosen products, and tells the assistant', async ({
  page,
}) => {
  await page.goto(CUSTOMER_LINKS.provisional);
  await page.getByRole('link', { name: 'Ver catálogo' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('yamani');
  await plus(page, 'Arroz yamaní').click();
  const finish = page.getByRole('button', { name: 'Finalizar pedido' });
  await finish.click();
  const dialog = page.getByRole('dialog', { name: 'Finalizar pedido' });
  await expect(dialog).toContainText('Elegiste un producto que todavía no está en el pedido');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(finish).toBeFocused();

  await finish.click();
  await dialog.getByRole('button', { name: 'Agregar y finalizar' }).click();
  await expect(dialog.getByText('Ingresá tu nombre')).toBeVisible();
  await dialog.getByLabel('Nombre y apellido').fill('Lucía Ferreyra');
  await dialog.getByLabel('Teléfono').fill('no tengo');
  await expect(dialog.getByText('Ingresá un teléfono válido')).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await dialog.getByLabel('Teléfono').fill('11 5555-0202');
  await dialog.getByRole('button', { name: 'Agregar y finalizar' }).click();
  await expect(page.getByText('Productos agregados al pedido')).toBeVisible();
  await expect(page.getByText('1 kg en tu pedido')).toBeVisible();
  await expect(page.locator('df-messenger')).toContainText('finalizar pedido');
});

test('on a wide screen the chosen products stand beside the list, clear of the chat button', async ({
  page,
}) => {
  await openCatalogue(page, '?nombre=arroz');
  const selection = page.getByRole('region', { name: 'Tu selección' });
  await expect(selection).toContainText('Todavía no elegiste productos.');
  const places = async () =>
    Promise.all((await page.getByRole('cell').all()).map(async (cell) => box(cell)));
  const before = await places();
  await plus(page, 'Arroz yamaní').click();
  await expect(selection.getByRole('listitem')).toHaveText([
    /^Arroz yamaní suelto1 kg\$\u00a03\.450,00/,
  ]);
  await expect(selection).toContainText('1 producto · $\u00a03.450,00');
  // The first product moves nothing.
  expect(await places()).toEqual(before);
  const first = await box(rows(page).first());
  expect(first.right).toBeLessThanOrEqual((await box(selection)).left);
  await expectAccessible(page);
  await selection
    .getByRole('button', { name: 'Quitar Arroz yamaní suelto de tu selección' })
    .click();
  await expect(selection).toContainText('Todavía no elegiste productos.');
  await expect(amount(page, 'Arroz yamaní')).toHaveValue('');
});

for (const view of ['Lista', 'Vitrina'])
  test(`“Tu selección” of many products scrolls inside itself, its buttons in sight: ${view}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openCatalogue(page);
    await page.getByRole('button', { name: view }).click();
    const plusses = page.getByRole('button', { name: /^Sumar/ });
    await expect(plusses).toHaveCount(15);
    for (const button of await plusses.all()) await button.click();
    const selection = page.getByRole('region', { name: 'Tu selección' });
    const lines = selection.getByRole('listitem');
    await expect(lines).toHaveCount(15);
    await expect(selection.getByText(/^15 productos/)).toBeInViewport({ ratio: 1 });
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    const remove = lines.last().getByRole('button');
    await remove.scrollIntoViewIfNeeded();
    await expect(remove).toBeInViewport();
    const [last, foot, frame, chat] = await Promise.all([
      box(remove),
      box(add(page)),
      box(selection),
      box(page.getByRole('button', { name: /^Abrir el chat/ })),
    ]);
    expect(last.bottom).toBeLessThanOrEqual(foot.top);
    expect(foot.bottom).toBeLessThanOrEqual(frame.bottom);
    expect(frame.bottom).toBeLessThanOrEqual(chat.top);
    await remove.click();
    await expect(lines).toHaveCount(14);
  });
