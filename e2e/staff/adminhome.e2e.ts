import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';

/** Room for every column, beside each other or by scrolling. */
const WIDE = { width: 1920, height: 1080 };

const PEPE = '/home?nombre=don+pepe';

test('lists the stores: every column, 15 rows, legend, menu of two entries', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signIn(page, 'platformAdmin');
  await expect(page.getByRole('heading', { name: 'Modo Administrador' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
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
  ]);
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
  ).toHaveText(['Sin cargas', 'Completa', 'Fallida', 'Pendiente o en proceso']);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu).toHaveText('Exportar logsCerrar Sesion');
  await expect(menu.getByRole('button')).toHaveText(['Exportar logs', 'Cerrar Sesion']);
  await expect(menu.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('no existe');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar', exact: true }).click();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
});

test('disables a store after a confirmation and enables it again', async ({ page }) => {
  await signIn(page, 'platformAdmin', PEPE);
  const active = page.getByRole('switch', { name: 'Almacén Don Pepe activa' });
  await expect(active).toBeChecked();
  const question = page.getByRole('dialog', { name: 'Desactivar la tienda' });

  // In the panel of the store, which a press on its row opens.
  await page.getByRole('cell', { name: 'admin@donpepe.test' }).click();
  const panel = page.getByRole('dialog', { name: 'Almacén Don Pepe' });
  await expect(panel).toContainText('Razón social');
  await expectAccessible(page);
  await panel.getByRole('switch').click({ force: true });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(panel.getByRole('switch')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(active).toBeChecked();
  await active.click({ force: true });
  await question.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Tienda desactivada')).toBeVisible();
  await expect(active).not.toBeChecked();
  await active.click({ force: true });
  await expect(page.getByText('Tienda activada')).toBeVisible();
  await expect(active).toBeChecked();
});

test('uploads a product file and follows the state of the import', async ({ page }) => {
  await signIn(page, 'platformAdmin', '/home?nombre=corner+books');
  await page.getByRole('button', { name: 'Carga CSV de Corner Books: Sin cargas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Carga CSV de Corner Books' });
  await expect(dialog.getByText('No se encontraron resultados')).toBeVisible();
  const input = dialog.locator('input[type="file"]');
  await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(dialog.getByRole('alert')).toHaveText(
    'El archivo debe ser CSV, TXT, XLS, XLSX u ODS',
  );
  await input.setInputFiles({
    name: 'libros.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nombre;Tipo\nUlises;Novela\nRayuela;\n'),
  });
  await expect(dialog.getByText(/no se conocen los productos de la tienda/)).toBeVisible();
  await expect(dialog.getByText('Tipo: se espera un valor: la celda está vacía')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar la correcta' }).click();
  await expect(
    page.getByText('Actualización de lista de productos enviada correctamente'),
  ).toBeVisible();
  await expect(dialog.getByRole('row', { name: /libros/ })).toBeVisible();
  await expect(dialog.getByText('Completa')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(
    page.getByRole('button', { name: 'Carga CSV de Corner Books: Completa' }),
  ).toBeVisible();
});

test('a narrow table and a phone show what is done most whole, and a press on a store the rest', async ({
  page,
}) => {
  await signIn(page, 'platformAdmin');
  const frame = page.getByRole('region', { name: 'Tiendas' });
  await expect(page.getByRole('columnheader')).toHaveText([
    'Creada',
    'Nombre',
    'Email del usuario',
    'Activa',
    'FAQ',
    'FAQ en IA',
    'Carga CSV',
    'Logs',
  ]);
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('columnheader')).toHaveText([
    'Creada',
    'Nombre',
    'Activa',
    'FAQ',
    'FAQ en IA',
    'Carga CSV',
    'Logs',
  ]);
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const row = page.getByRole('row', { name: /Horta Viva/ });
  await expect(row.getByRole('cell', { name: 'Horta Viva #hortaviva' })).toBeVisible();
  await row.getByRole('cell').first().click();
  const panel = page.getByRole('dialog', { name: 'Horta Viva' });
  await expect(panel.getByText('admin@hortaviva.test')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const title = page.getByRole('heading', { name: 'Modo Administrador' });
  expect(await title.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const first = page.locator('tbody tr').first();
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
});

test('the panel of a store is in the URL: Back closes it, a reload keeps it, and a dialog above it closes first', async ({
  page,
}) => {
  await signIn(page, 'platformAdmin', PEPE);
  const name = page.getByRole('button', { name: 'Almacén Don Pepe', exact: true });
  const panel = page.getByRole('dialog', { name: 'Almacén Don Pepe', exact: true });
  await name.click();
  await expect(page).toHaveURL(/[?&]store=\d+$/);
  await page.reload();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Ver logs de Almacén Don Pepe' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(PEPE);
  await name.click();
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(PEPE);
  await expect(name).toBeFocused();
});
