import { readFile } from 'node:fs/promises';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import { choose, csv, finishJobs, newestJob, openOperation } from '../support/productFiles';

test('product files are previewed, asked about, sent and followed', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  await test.step('an export of another shop shows its columns', async () => {
    const list = await openOperation(page, 'Lista de productos');
    await choose(page, 'Archivo de lista de productos', {
      name: 'woocommerce-es.csv',
      mimeType: 'text/csv',
      buffer: await readFile('src/testSupport/productFiles/otherSystems/woocommerce-es.csv'),
    });
    await expect(list.getByText('Nuevos 13')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await list.getByText('Sus columnas').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectNoSidewaysScroll(page, 1280);
  });

  await page.getByRole('tab', { name: 'Precios' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Precios' });
  // Thousands or decimals: as the file says nothing else, a person is asked.
  const text = 'Id;Precio\n1;4.900\n2;$ 2.500\n3;1.250\n';
  await choose(page, 'Archivo de precios', csv('precios.csv', text));
  await expect(panel.getByText('precios.csv')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Vista previa' })).toBeFocused();
  await expect(panel.getByText('Con errores 2')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await panel.getByLabel(/^4 mil 900/).check();
  await expect(panel.getByText('Cambian 3')).toBeVisible();
  await expectNoSidewaysScroll(page, 1280);
  const row = panel.getByRole('row', { name: /Arroz largo fino/ });
  await expect(row).toContainText(/Precio: \$.1\.890,00 → \$.4\.900,00/);
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(page.getByText('Actualización de precios enviada correctamente')).toBeVisible();
  await expect(newestJob(page).nth(0)).toHaveText('Precios');
  await expect(newestJob(page).nth(1)).toHaveText(/Pendiente|En proceso/);
  await finishJobs(page);
  await expect(newestJob(page).nth(1)).toHaveText('Completa');
  await expect(page.getByRole('tab', { name: 'Completa Precios' })).toBeVisible();
  await expect(page.getByText('$ 4.900,00')).toBeVisible();
});
