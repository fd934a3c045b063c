import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';

/** Every column of the specification in its order, and one action of our own. */
const COLUMNS = [
  'Creada',
  'Nombre',
  'Email del usuario',
  'Hashtag',
  'Email de la tienda',
  'Activa',
  'FAQ',
  'FAQ en IA',
  'Carga CSV',
  'Logs',
  'WhatsApp',
  'Informe de inicio',
  'Informes',
  'CUIT',
  'Teléfono',
  'Dirección',
  'Ciudad',
  'Código postal',
  'Razón social',
  'Id de la tienda',
  'Redes sociales',
];

/** Room for what is done most. */
const WIDE = { width: 1920, height: 1080 };

test('lists the stores with every column; cards on a phone', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signIn(page, 'platformAdmin');
  await expect(page.getByRole('heading', { name: 'Modo Administrador' })).toBeVisible();
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText(COLUMNS);
  // Without scrolling: what is done most.
  for (const name of [/^Activa$/, /^Logs$/])
    await expect(page.getByRole('columnheader').filter({ hasText: name })).toBeInViewport({
      ratio: 1,
    });
  await expect(page.locator('tbody tr')).toHaveCount(15);
  const email = page.getByRole('cell', { name: 'admin@jugueteriaarcoiris.test' });
  expect(await email.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  // The rows grow with the page. Sideways the table stops at whole columns beside the pinned one.
  const frame = page.getByRole('region', { name: 'Tiendas' });
  expect(await frame.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  // A shadow at the edge where more columns follow.
  const edge = () => frame.evaluate((box) => getComputedStyle(box, '::after').backgroundImage);
  await expect.poll(edge).toContain('gradient');
  await frame.evaluate((box) => box.scrollTo(300, 0));
  const [name, hashtag] = [/^Nombre$/, /^Hashtag$/].map((header) =>
    page.getByRole('columnheader').filter({ hasText: header }),
  );
  await expect
    .poll(async () => {
      const [pinned, next] = [await name?.boundingBox(), await hashtag?.boundingBox()];
      return Math.abs((next?.x ?? 0) - (pinned?.x ?? 0) - (pinned?.width ?? 0));
    })
    .toBeLessThan(1);
  await frame.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
  await expect.poll(edge).toBe('none');
  await expect(page.getByText('40 tiendas')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Colores de la carga CSV' }).getByRole('listitem'),
  ).toHaveText(['Sin cargas', 'Completa', 'Pendiente o en proceso', 'Fallida']);
  await expectNoSidewaysScroll(page);

  await test.step('every column can be reached at every width', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page, { inDark: true });
    // Every window of a computer has every column, beside each other or by scrolling; the first two stay in sight.
    for (const width of [1440, 1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(headers).toHaveText(COLUMNS);
      await frame.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
      for (const header of [/^Creada$/, /^Nombre$/, /^Redes sociales$/])
        await expect(headers.filter({ hasText: header })).toBeInViewport({ ratio: 0.98 });
      await expectNoSidewaysScroll(page, width);
    }
  });
  await test.step('a store opens beside the list', async () => {
    await page.getByRole('cell', { name: '#hortaviva' }).click();
    const panel = page.getByRole('dialog', { name: 'Horta Viva' });
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('a phone shows cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const title = page.getByRole('heading', { name: 'Modo Administrador' });
    expect(await title.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const first = page.locator('tbody tr').first();
    await expect(page.getByRole('list', { name: 'Colores de la carga CSV' })).toBeVisible();
    await expect(first.getByText('Activa', { exact: true })).toBeVisible();
    expect((await first.boundingBox())?.height).toBeLessThanOrEqual(76);
    await expect(page.getByText('Inactiva', { exact: true }).first()).toBeVisible();
    const states = await page
      .getByRole('button', { name: /^Carga CSV de/ })
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().width));
    expect(new Set(states).size).toBe(1);
    // Hashtag and email are on lines of their own, whole.
    for (const text of ['#jugueteriaarcoiris', 'admin@jugueteriaarcoiris.test']) {
      const cell = page.locator('td:visible').filter({ hasText: text });
      expect(await cell.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
    await first.getByRole('button').first().click();
    await expect(page.getByRole('dialog').locator('dt')).toHaveCount(20);
    await expectNoSidewaysScroll(page, 390);
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/home');
    await expect(first.getByRole('button').first()).toBeFocused();
  });
});
