import { expect, type Page, type Request } from '@playwright/test';

import { DEMO_ORDERS } from '../../mocks/seed/accounts';
import type { Snapshot } from './mockControls';

/** Status preparing, payment pending, method Efectivo, four items, a discount and a surcharge, no shipment. */
export const OPEN_ORDER = `/orderdetail/${DEMO_ORDERS.cash.alphanumId}`;
const SAVED = 'Orden actualizada correctamente';

export const isSave = (request: Request) =>
  request.method() === 'POST' && request.url().includes('/store/orders/');
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar' });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** The toast of a save. */
export const savedToast = (page: Page) => page.getByText(SAVED);

/** The button that shows the fields of an item. */
export const pencil = (page: Page, product: string) =>
  page.getByRole('button', { name: `precio y observación de ${product}` });

/** Presses Solicitar pago and confirms the dialog. */
export async function requestPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Solicitar pago', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar pago' });
  await dialog.getByRole('button', { name: 'Solicitar pago' }).click();
}

/** Presses Guardar, waits for its toast, and returns the body that was sent. */
export async function saved(page: Page): Promise<Record<string, unknown>> {
  const request = page.waitForRequest(isSave);
  await saveButton(page).click();
  await expect(savedToast(page)).toBeVisible();
  return (await request).postDataJSON() as Record<string, unknown>;
}

/** The state of the backend with these fields of an order changed, by its number. */
export function withOrder(
  state: Snapshot,
  number: string,
  fields: Readonly<Record<string, unknown>>,
): Snapshot {
  const orders = (state.changes.orders ?? []).map(([id, row]): [number | string, unknown] => {
    const isOrder = typeof row === 'object' && row !== null && 'alphanum_id' in row;
    return [id, isOrder && row.alphanum_id === number ? { ...row, ...fields } : row];
  });
  return { ...state, changes: { ...state.changes, orders } };
}
