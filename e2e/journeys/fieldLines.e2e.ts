import type { Locator, Page } from '@playwright/test';

import { expect, overlayClosed, signIn, test } from '../support/fixtures';
import { OPEN_ORDER } from '../support/orderDetail';

const LONG = Array.from({ length: 40 }, (_, line) => `Línea ${line + 1}`).join('\n');

/** How many lines of its text a field shows. */
const shownLines = (field: Locator) =>
  field.evaluate((element) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const height = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return Math.round(height / parseFloat(lineHeight));
  });

async function expectLines(field: Locator, lines: number) {
  await field.fill(LONG);
  await expect.poll(() => shownLines(field)).toBe(lines);
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('multi-line fields show 3 lines, the home’s subtitle 10', async ({ page }) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  await expectLines(page.getByLabel('Observación de la tienda'), 3);
  await page.goto('/options');
  await openTab(page, 'ORDENES');
  await expectLines(page.getByLabel('Inicio de la conversación'), 3);
  await openTab(page, 'PERSONALIZAR');
  await openTab(page, 'Home');
  await expectLines(page.getByLabel('Subtítulo'), 10);
});

test('the editors of FAQs and knowledge show 25 lines', async ({ page }) => {
  await signIn(page, 'platformAdmin', '/home?nombre=don+pepe');
  await page.getByRole('button', { name: 'Cargar FAQ de Almacén Don Pepe' }).click();
  const upload = page.getByRole('dialog', { name: 'Cargar FAQ de Almacén Don Pepe' });
  await expectLines(upload.getByRole('textbox', { name: 'FAQ' }), 25);
  await upload.getByRole('button', { name: 'Cargar FAQ' }).click();
  await expect(page.getByText('FAQ cargadas correctamente')).toBeVisible();
  await overlayClosed(page);
  await signIn(page, 'storeAdmin', '/marketing?section=faqs2');
  await expect.poll(() => shownLines(page.getByLabel('47 textos'))).toBe(25);
});
