import type { Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('signed out, the help explains screens, files and chat, links to support, is accessible and fits a phone', async ({
  page,
}) => {
  await page.goto('/info');
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
  const screens = section(page, 'Pantallas del negocio');
  for (const name of [
    'Inicio',
    'Pedidos',
    'Cobros',
    'Clientes',
    'Productos',
    'Marketing',
    'Informes',
    'CONFIGURACION',
  ]) {
    await expect(screens.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(screens.getByRole('link')).toHaveCount(0);

  const files = section(page, 'Archivos masivos');
  await expect(files).toContainText('CSV o planilla (XLSX, XLS, ODS)');
  await expect(files).toContainText('Products es la primera hoja');
  await expect(files).toContainText('Los títulos van en la fila 1, desde la columna A');
  await expect(files).toContainText('Solo la columna id es obligatoria');

  const chat = section(page, 'Comandos del chat');
  for (const word of ['volver', 'info', 'ayuda', 'salir']) {
    await expect(chat.getByText(word, { exact: true })).toBeVisible();
  }

  const support = section(page, 'Soporte');
  await expect(support.getByRole('link', { name: 'soporte@plataforma.test' })).toHaveAttribute(
    'href',
    'mailto:soporte@plataforma.test',
  );
  await expect(support.getByRole('link', { name: 'Soporte por videollamada' })).toHaveAttribute(
    'href',
    'https://meet.plataforma.test/soporte',
  );

  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Ir a ingresar' }).click();
  await expect(page).toHaveURL('/login');
});

test('the table of contents jumps to a section without adding history entries', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Ayuda' }).click();
  const contents = page.getByRole('navigation', { name: 'Contenido' });
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('Pantallas del negocio');
  await contents.getByRole('link', { name: 'Comandos del chat' }).click();
  await expect(page).toHaveURL('/info#chat');
  await expect(page.getByRole('heading', { name: 'Comandos del chat' })).toBeInViewport();
  await expect(current).toHaveText('Comandos del chat');
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/register');
});
