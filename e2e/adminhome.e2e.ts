import {
  cellsIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
  signIn,
  test,
} from './support/fixtures';

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

test('uploads FAQs one per line, lists those of the AI service, and the logs of the store, 15 per page', async ({
  page,
}) => {
  await signIn(page, 'platformAdmin', PEPE);
  await page.getByRole('button', { name: 'Cargar FAQ de Almacén Don Pepe' }).click();
  const upload = page.getByRole('dialog', { name: 'Cargar FAQ de Almacén Don Pepe' });
  await upload.getByRole('button', { name: 'Cargar FAQ' }).click();
  await expect(upload.getByText('Por favor ingrese al menos una FAQ')).toBeVisible();
  await upload.getByRole('textbox', { name: 'FAQ' }).fill('¿Abren? Sí\n\n¿Fían? No, nunca\n');
  await expect(upload.getByText('2 FAQ')).toBeVisible();
  await upload.getByRole('button', { name: 'Cargar FAQ' }).click();
  await expect(page.getByText('FAQ cargadas correctamente')).toBeVisible();
  await page.getByRole('button', { name: 'Ver FAQ en IA de Almacén Don Pepe' }).click();
  const held = page.getByRole('dialog', { name: 'FAQ en IA de Almacén Don Pepe' });
  await expect(held.getByRole('listitem').filter({ hasText: '¿Fían? No, nunca' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(held).toBeHidden();

  await page.getByRole('button', { name: 'Ver logs de Almacén Don Pepe' }).click();
  const logs = page.getByRole('dialog', { name: 'Logs de Almacén Don Pepe' });
  await expect(logs.locator('tbody tr')).toHaveCount(15);
  await logs.getByRole('button', { name: 'Página 2' }).click();
  await expect(logs.locator('tbody tr').first()).toBeVisible();
  await expectAccessible(page);
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

test('edits identifiers, report links and social networks; a failed save keeps the typed values', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await signIn(page, 'platformAdmin', PEPE);
  await fault(page, 'updateAdminStore', 500, { message: 'Sin conexión con la base', times: 1 });
  await page.getByRole('button', { name: 'Editar el WhatsApp de Almacén Don Pepe' }).click();
  const whatsapp = page.getByRole('textbox', { name: 'Número de WhatsApp' });
  await whatsapp.fill('+5491100000000');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('cambios sin guardar');
  await expect(whatsapp).toHaveValue('+5491100000000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Sin conexión con la base')).toBeVisible();
  await expect(whatsapp).toHaveValue('+5491100000000');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Datos del negocio guardados')).toBeVisible();
  await expect(page.getByRole('cell', { name: '+5491100000000' })).toBeVisible();

  await page.getByRole('button', { name: 'Editar los informes de Almacén Don Pepe' }).click();
  const report = page.getByRole('textbox', { name: 'Informes', exact: true });
  await report.fill('informes.test/pepe');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(/Por favor ingrese la url completa/)).toBeVisible();
  await report.fill('https://informes.test/pepe');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('link', { name: 'https://informes.test/pepe' })).toBeVisible();

  await page.getByRole('button', { name: 'Redes sociales de Almacén Don Pepe' }).click();
  await page.getByRole('textbox', { name: 'Instagram' }).fill('https://instagram.com/pepe');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Datos del usuario guardados')).toBeVisible();
});

test('a narrow table shows what is done most whole, and a press on a store the rest', async ({
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
});

test('on a phone a press on a store opens its panel with all its fields', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'platformAdmin');
  const row = page.locator('tbody tr').first();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(76);
  await expect(row.getByText('Activa', { exact: true })).toBeVisible();
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
  await row.getByRole('button').first().click();
  await expect(page.getByRole('dialog').locator('dt')).toHaveCount(20);
  await expectNoSidewaysScroll(page, 390);
});

test('stores whose last import failed are first, then those that are not enabled', async ({
  page,
}) => {
  await signIn(page, 'platformAdmin');
  const rows = page.locator('tbody tr');
  const ranks: number[] = [];
  await expect(page.getByRole('button', { name: /Carga CSV de/ }).first()).toBeVisible();
  for (const row of await rows.all()) {
    const failed = (await (await cellsIn(row, 'Carga CSV')).innerText()) === 'Fallida';
    const enabled = await row.getByRole('switch').isChecked();
    ranks.push(failed ? 0 : enabled ? 2 : 1);
  }
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(ranks).toContain(1);
});
