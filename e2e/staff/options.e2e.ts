import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import { tab } from '../support/options';
const SHARED_TABS = ['ASISTENTE', 'MI NEGOCIO', 'ORDENES', 'INTEGRACIONES', 'PERSONALIZAR'];

test('each admin tab is accessible and fits a phone', { tag: '@nightly' }, async ({ page }) => {
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
});

test('on a phone sections open in place and return', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/options?section=sales');
  const methods = page.getByRole('form', { name: 'Medios de pago' }).getByRole('group');
  await expect(methods.first()).toBeVisible();
  const boxes = await methods.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return {
        top,
        bottom,
        switches: [...one.querySelectorAll('[role="switch"]')].map(
          (input) => input.getBoundingClientRect().top,
        ),
      };
    }),
  );
  await test.step('the methods are rows of equal distance', async () => {
    for (const [index, { top, switches }] of boxes.entries()) {
      const before = boxes[index - 1];
      // Equal room on both sides of a line.
      if (before) expect(top - before.bottom).toBeCloseTo(16 + 1 + 16, 0);
      expect((switches[1] ?? 0) - (switches[0] ?? 0)).toBeLessThanOrEqual(48);
    }
  });
  await test.step('a reload keeps the section', async () => {
    await expect(page).toHaveURL('/options');
    await page.reload();
    await expect(methods.first()).toBeVisible();
    await page.getByRole('button', { name: 'Volver a las secciones' }).click();
    await expect(tab(page, 'PAGOS')).toBeVisible();
    await expect(tab(page, 'MI NEGOCIO')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('what is typed stays in its section', async () => {
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
});
