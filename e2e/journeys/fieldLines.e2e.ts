import type { Locator, Page } from '@playwright/test';

import { expect, signIn, test } from '../support/fixtures';
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

test('multi-line texts of a store show 3, 10 or 25 lines', async ({ page }) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  await expectLines(page.getByLabel('Observación de la tienda'), 3);
  await page.goto('/options');
  await openTab(page, 'ORDENES');
  await expectLines(page.getByLabel('Inicio de la conversación'), 3);
  await openTab(page, 'PERSONALIZAR');
  await openTab(page, 'Home');
  await expectLines(page.getByLabel('Subtítulo'), 10);
  await page.goto('/marketing?section=faqs2');
  const knowledge = page.getByRole('region', { name: '7 textos' });
  const text = knowledge.getByRole('listitem').first();
  await text.evaluate((element, long) => element.append(long), LONG);
  expect(await shownLines(knowledge)).toBe(25);
});

test('the editor of FAQs shows 25 lines', async ({ page }) => {
  await signIn(page, 'platformAdmin', '/home?nombre=don+pepe');
  await page.getByRole('button', { name: 'Cargar FAQ de Almacén Don Pepe' }).click();
  const upload = page.getByRole('dialog', { name: 'Cargar FAQ de Almacén Don Pepe' });
  await expectLines(upload.getByRole('textbox', { name: 'FAQ' }), 25);
});
