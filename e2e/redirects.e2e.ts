import { expect, signIn, test } from './support/fixtures';

/** Messages of redirects; `src/app/redirects.test.tsx` tests every route for every kind of user. */
test('without a user a screen redirects to the sign-in; an unknown page shows a message', async ({
  page,
}) => {
  await page.goto('/orderlist');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();
  await page.goto('/una-pagina-que-no-existe');
  await expect(
    page.getByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' }),
  ).toBeVisible();
});

test('registration is refused while signed in, with the reason', async ({ page }) => {
  await signIn(page, 'storeUser', '/register');
  await expect(
    page.getByText('Error, para registrar un usuario primero tiene que cerrar la sesion actual'),
  ).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('a store without report links has no reports', async ({ page }) => {
  await signIn(page, 'portugueseStoreAdmin', '/dashboard');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Informes' })).toBeHidden();
});

test('a user who is not enabled is asked to write to support', async ({ page }) => {
  await signIn(page, 'disabledUser', '/orderlist');
  await expect(page.getByText(/envie un email a soporte/).first()).toBeVisible();
  await expect(page).toHaveURL('/login');
});
