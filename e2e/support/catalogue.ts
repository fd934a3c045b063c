import { expect, type Locator, type Page } from '@playwright/test';

import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { cellsIn } from './fixtures';

export const CATALOGUE = CUSTOMER_LINKS.catalogue;
export const NBSP = '\u00a0';

export const rows = (page: Page) => page.locator('tbody tr');
export const plus = (page: Page, product: string) =>
  page.getByRole('button', { name: new RegExp(`^Sumar .* de ${product}`) });
export const amount = (page: Page, product: string) => page.getByLabel(`Cantidad de ${product}`);
/** The button that adds the chosen products to the order. */
export const add = (page: Page) => page.getByRole('button', { name: 'Agregar al pedido' });

/** The names that the rows show, without the buttons beside them. */
export async function names(page: Page): Promise<string[]> {
  const cells = await cellsIn(rows(page), 'Nombre');
  const shown = await cells.getByRole('button', { name: /^(?!Más datos)/ }).allInnerTexts();
  return shown.map((name) => name.replaceAll(NBSP, ' '));
}

/** The edges and the size of an element; zeros while it is hidden. */
export async function box(part: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height, width, height };
}

/** A text of the browser's local storage. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

export async function openCatalogue(page: Page, search = ''): Promise<void> {
  await page.goto(CATALOGUE + search);
  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
  await expect(page.getByText(/^[\d.]+( de [\d.]+)? productos?$/)).toBeVisible();
}
