import type { Page } from '@playwright/test';

/** Presses "Finalizar pedido" in a session without name and phone, and enters them. */
export async function finishOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finalizar pedido' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finalizar pedido' });
  await dialog.getByLabel('Nombre y apellido').fill('Lucía Ferreyra');
  await dialog.getByLabel('Teléfono').fill('11 5555-0202');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
}
