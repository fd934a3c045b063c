import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import { tab } from '../support/options';
const SHARED_TABS = ['ASISTENTE', 'MI NEGOCIO', 'ORDENES', 'INTEGRACIONES', 'PERSONALIZAR'];

test('shows vertical tabs; the admin-only ones do not exist for another user', async ({ page }) => {
  await signIn(page, 'storeUser', '/options?section=users');
  await expect(page).toHaveURL('/options');
  await expect(tab(page, 'ASISTENTE')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CONFIGURACION');
  const list = page.getByRole('tablist', { name: 'Configuración' });
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await expect(list.getByRole('tab')).toHaveText(SHARED_TABS);
  await tab(page, 'MI NEGOCIO').click();
  await expect(page.getByRole('form', { name: 'Redes sociales' })).toBeVisible();
  await expect(page.getByLabel('CUIT')).toHaveCount(0);
});

test('a section opens its tab and the URL becomes plain /options again', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/options?section=preview');
  for (const [section, opened] of [
    ['preview', 'PERSONALIZAR'],
    ['store', 'MI NEGOCIO'],
    ['wizzard', 'ASISTENTE'],
    ['users', 'SEGURIDAD'],
    ['sales', 'PAGOS'],
  ] as const) {
    if (section !== 'preview') await page.goto(`/options?section=${section}`);
    await expect(tab(page, opened)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/options');
  }
  // A reload keeps the tab; Back skips the section.
  await page.reload();
  await expect(tab(page, 'PAGOS')).toHaveAttribute('aria-selected', 'true');

  await page.goto('/options?section=wizzard&step=2');
  await expect(page.getByRole('heading', { name: 'Paso 3: Personalizar' })).toBeVisible();
  await page.getByRole('button', { name: 'Mi negocio' }).click();
  await page.getByRole('link', { name: 'Usuarios del negocio' }).click();
  await expect(tab(page, 'SEGURIDAD')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/options');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Paso 1: Mi negocio' })).toBeVisible();
});

test('the wizard shows its four steps and the admin-only tasks', async ({ page }) => {
  await signIn(page, 'storeUser', '/options?section=wizzard&step=0');
  const steps = page.getByRole('list').filter({ hasText: 'Divulga tu negocio' });
  await expect(steps.getByRole('button')).toHaveText([
    /Mi negocio/,
    /Carga inicial/,
    /Personalizar/,
    /Divulga tu negocio/,
  ]);
  await expect(page.getByText('Solo administradores')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Número de WhatsApp' })).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Paso 2: Carga inicial' })).toBeVisible();
});

test(
  'each tab of an admin is accessible and fits a phone',
  { tag: '@nightly' },
  async ({ page }) => {
    await signIn(page, 'storeAdmin', '/options');
    const list = page.getByRole('tablist', { name: 'Configuración' });
    await expect(list.getByRole('tab')).toHaveText([...SHARED_TABS, 'PAGOS', 'SEGURIDAD']);
    for (const name of [
      'ASISTENTE',
      'MI NEGOCIO',
      'ORDENES',
      'INTEGRACIONES',
      'PAGOS',
      'SEGURIDAD',
    ]) {
      await test.step(name, async () => {
        await tab(page, name).click();
        await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
        await expectAccessible(page, { inDark: true });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 1280, height: 800 });
      });
    }
  },
);

test('on a phone the sections are a list; one opens in its place, and both ways back return to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/options');
  await expect(tab(page, 'MI NEGOCIO')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expectAccessible(page);

  await tab(page, 'INTEGRACIONES').click();
  const url = page.getByLabel('Url de la tienda');
  await expect(url).toBeVisible();
  await expect(tab(page, 'MI NEGOCIO')).toBeHidden();
  const back = page.getByRole('button', { name: 'Volver a las secciones' });
  await expect(back).toBeFocused();
  // What is typed stays, and the list marks it.
  await url.fill('https://nueva.donpepe.test');
  await back.click();
  await expect(
    page.getByRole('tab', { name: 'INTEGRACIONES (cambios sin guardar)' }),
  ).toBeFocused();
  await tab(page, 'INTEGRACIONES').click();
  await expect(url).toHaveValue('https://nueva.donpepe.test');
  await page.goBack();
  await expect(tab(page, 'MI NEGOCIO')).toBeVisible();
  await expect(page).toHaveURL('/options');
});

test('on a phone a section of the URL opens at once, with the list behind its arrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/options?section=sales');
  await expect(page.getByRole('form', { name: 'Medios de pago' })).toBeVisible();
  await page.getByRole('button', { name: 'Volver a las secciones' }).click();
  await expect(tab(page, 'PAGOS')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
});
