import { ACCOUNTS } from '../../mocks/seed/accounts';
import { expect, expectAccessible, expectNoSidewaysScroll, fault, test } from '../support/fixtures';

const { email, password } = ACCOUNTS.storeAdmin;

test('reports missing fields; its toasts cover nothing on a phone', async ({ page }) => {
  let submitted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/login')) submitted += 1;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Por favor ingrese el email del usuario')).toBeVisible();
  await expect(page.getByText('Por favor ingrese la contraseña')).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Mostrar la contraseña').click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Ocultar la contraseña' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute(
    'href',
    '/recoverpass',
  );
  await expect(page.getByRole('link', { name: 'Registrar mi negocio' })).toHaveAttribute(
    'href',
    '/register',
  );

  await page.getByLabel('Email').fill(email);
  await expect(page.getByText('Por favor ingrese el email del usuario')).toBeHidden();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Por favor ingrese la contraseña')).toBeVisible();
  expect(submitted).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await fault(page, 'listOrders', 500, { times: 9, message: 'Intente más tarde' });
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('link', { name: 'Reintentar' })).toBeInViewport({ ratio: 1 });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const lowerEdge = async () => {
    const toast = await page
      .getByRole('region', { name: 'Avisos' })
      .getByText('Intente más tarde')
      .boundingBox();
    return toast ? toast.y + toast.height : Infinity;
  };
  await expect.poll(lowerEdge).toBeLessThanOrEqual(title?.y ?? 0);
});
