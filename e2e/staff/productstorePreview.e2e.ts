import { readFile } from 'node:fs/promises';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import { choose, csv, finishJobs, newestJob, openOperation } from '../support/productFiles';

test('invalid rows are listed, can be downloaded with their reasons, and are left out', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openOperation(page, 'Stock');
  const text = 'id;Nombre;Se ofrece\n1;Arroz;no\n987654;Pan;sí\n2;Azúcar;quizás\n3;;no\n';
  await choose(page, 'Archivo de stock', csv('stock.csv', text));
  await expect(panel.getByLabel('Separador')).toHaveValue(';');
  const rows = panel.getByRole('table', { name: 'Filas del archivo' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('el producto 987654 no existe');
  await expect(rows.last()).toContainText('Se ofrece «quizás»: se espera true o false');
  await panel.getByRole('button', { name: 'Todas 4' }).click();
  await expect(rows).toHaveCount(4);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Descargar errores' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('stock-errores.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('\n987654,Pan,sí,3,');

  await panel.getByRole('button', { name: 'Enviar las 2 correctas' }).click();
  await expect(page.getByText('Actualización de stock enviada correctamente')).toBeVisible();
  await expect(newestJob(page).nth(5)).toHaveText('stock.csv (2 cambian, 2 con errores)');
});

test('a deletion file lists its products; for many of them the number must be typed', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openOperation(page, 'Eliminar');
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  const file = csv('bajas.csv', `id\n${ids.join('\n')}\n`);
  await choose(page, 'Archivo de productos a eliminar', file);
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar productos' });
  await expect(dialog).toContainText('Se van a eliminar 12 productos');
  await expect(dialog.getByRole('listitem').first()).toHaveText('Arroz largo fino 1 kg (1)');
  const remove = dialog.getByRole('button', { name: 'Enviar y eliminar' });
  await expect(remove).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Escriba 12 para confirmar').fill('12');
  await remove.click();
  await expect(page.getByText('Lista de productos a eliminar enviada correctamente')).toBeVisible();
  await finishJobs(page);
  await expect(page.getByText('109 productos')).toBeVisible();
});

test('an ambiguous number is asked about once, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/productstore');
  await page.getByRole('button', { name: 'Opciones de la lista' }).click();
  await page.getByRole('menuitem', { name: /^Actualizar / }).click();
  await page.getByRole('tab', { name: 'Precios' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Precios' });
  const text = 'Id;Precio\n1;4.900\n2;$ 2.500\n3;1.250\n';
  await choose(page, 'Archivo de precios', csv('precios.csv', text));
  await expect(panel.getByText('Con errores 2')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await panel.getByLabel(/^4 mil 900/).check();
  await expect(panel.getByText('Cambian 3')).toBeVisible();
  await expect(panel.getByText(/\$.4\.900,00/).first()).toBeVisible();
});
