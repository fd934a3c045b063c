import type { Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';

/** Collects the saved themes. */
function themesSaved(page: Page): unknown[] {
  const themes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/store/theme')) {
      themes.push(request.postDataJSON());
    }
  });
  return themes;
}

async function open(
  page: Page,
  account: 'storeAdmin' | 'storeUser' | 'newStoreAdmin',
  sub: string,
) {
  await signIn(page, account, '/options?section=preview');
  await page.getByRole('tablist', { name: 'Personalizar' }).getByRole('tab', { name: sub }).click();
}

test('Asistente: previews the dialogue of a day and of a code in the store’s colours', async ({
  page,
}) => {
  await open(page, 'storeAdmin', 'Asistente');
  const day = page.getByLabel('Día de la semana');
  await expect(day).toHaveValue('7');
  await expect(day.getByRole('option')).toHaveText([
    'Ninguno',
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes',
    'Sábado',
    'Domingo',
  ]);
  expect(
    await day
      .getByRole('option')
      .evaluateAll((options) => options.map((o) => (o as HTMLOptionElement).value)),
  ).toEqual(['7', '0', '1', '2', '3', '4', '5', '6']);
  const dialogue = page.getByRole('region', { name: 'Diálogo del asistente' });
  await expect(dialogue).toContainText('Mirá los productos más vendidos del almacén.');
  await day.selectOption('Lunes');
  await expect(dialogue).toContainText('Lunes de ofertas: 10 % en productos seleccionados.');
  await expect(dialogue).toContainText('¡Hola! Soy el asistente del Almacén Don Pepe.');

  await page.getByLabel('Código promocional').selectOption('DP7K2M · Cartel de la vidriera');
  await expect(dialogue.getByRole('listitem').first()).toHaveText('Cliente: Hola, vi el cartel');
  await expect(dialogue.getByRole('listitem').last()).toHaveText('Asistente: ¡Te esperamos!');
  await expect(dialogue.getByRole('listitem').first()).toHaveCSS(
    'background-color',
    'rgb(220, 248, 198)',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('Home: previews live, checks pictures, saves the whole theme', async ({ page }) => {
  const saves = themesSaved(page);
  await open(page, 'storeUser', 'Home');
  const form = page.getByRole('form', { name: 'Página de la tienda' });
  const preview = page.getByRole('region', { name: 'Página de la tienda en miniatura' });
  await expect(form.getByText('Al menos 1000x200 px, PNG o JPG, proporción 5:1')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Guardar página' })).toHaveAccessibleDescription(
    'No hay cambios para guardar',
  );
  await form.getByLabel('Título', { exact: true }).fill('PEDÍ ACÁ');
  await expect(preview.getByText('PEDÍ ACÁ')).toBeVisible();
  await form
    .getByLabel('Subtítulo')
    .fill('<p>Hola <strong>vecinos</strong><img src=x onerror="window.hacked=1"></p>');
  await expect(preview.locator('strong').filter({ hasText: 'vecinos' })).toBeVisible();
  await expect(preview.locator('img[src="x"]')).toHaveCount(0);

  // A square picture is no header logo, and stops the save.
  const logo = form.getByLabel('Logo del encabezado');
  await expect(logo).toHaveValue(/\/logo_/);
  // The mock server has the pictures on a host of its own.
  const [pictures] = (await logo.inputValue()).split('/logo_');
  await logo.fill(`${pictures}/promo_quesos.png`);
  await form.getByRole('button', { name: 'Guardar página' }).click();
  await expect(logo).toBeFocused();
  await expect(logo).toHaveAccessibleDescription(
    /La imagen mide 800x800 px y su proporción debe ser 5:1/,
  );
  expect(saves).toEqual([]);
  await logo.fill('logo.png');
  await form.getByRole('button', { name: /^Promoción 6/ }).click();
  await expect(form.getByText('Al menos 800x800 px, proporción 1:1 o 4:3')).toBeVisible();
  await form.getByLabel('Url de la imagen').fill('foto.png');
  await form.getByRole('button', { name: /^Promoción 6/ }).click();
  await form.getByRole('button', { name: 'Guardar página' }).click();
  // The slot with the error expands automatically.
  await expect(form.getByText(/Por favor ingrese la url completa/)).toHaveCount(2);
  expect(saves).toEqual([]);

  await logo.fill(`${pictures}/logo_panaderia_pepe.png`);
  await form.getByLabel('Url de la imagen').fill(`${pictures}/promo_frutas.png`);
  await form.getByLabel('Descripción').fill('Fruta del día');
  await expect(preview.getByText('Fruta del día')).toBeVisible();
  await form.getByRole('button', { name: /^Video/ }).click();
  await form.getByLabel('Id del video').fill('https://youtu.be/dQw4w9WgXcQ');
  // Slow enough that the first save has finished when the second click arrives.
  await form.getByRole('button', { name: 'Guardar página' }).dblclick({ delay: 150 });
  await expect(page.getByText('Datos del estilo guardados')).toBeVisible();
  expect(saves).toHaveLength(1);
  const [saved] = saves as { title: string; widget_logo: string; media: unknown[] }[];
  expect(saved).toMatchObject({
    title: 'PEDÍ ACÁ',
    header_logo: `${pictures}/logo_panaderia_pepe.png`,
    widget_logo: expect.stringContaining('avatar_panaderia'),
    color_set: { theme_header_bg: '#fff4e0', chip_color: '#f5ddb9' },
  });
  expect(saved?.media).toHaveLength(8);
  expect(saved?.media[1]).toMatchObject({ media_url: 'dQw4w9WgXcQ', media_type: 'video' });
  expect(saved?.media[7]).toMatchObject({ media_type: 'image', description: 'Fruta del día' });
  await page.goto('/s/donpepe');
  await expect(page.getByRole('heading', { name: 'PEDÍ ACÁ' })).toBeVisible();
});

test('Home and Widget are accessible and fit a phone; the test opens the real widget with the typed colours', async ({
  page,
}) => {
  await open(page, 'storeAdmin', 'Home');
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeVisible();
  await page.getByRole('button', { name: /^Imagen principal/ }).click();
  await page.getByRole('button', { name: 'Colores por defecto' }).click();
  const color = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(color('Fondo del encabezado')).toHaveValue('#ffffff');
  await expect(color('Color del título')).toHaveValue('#0263bb');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page
    .getByRole('tablist', { name: 'Personalizar' })
    .getByRole('tab', { name: 'Widget' })
    .click();
  await expect(page.getByRole('form', { name: 'Widget de chat' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page
    .getByRole('form', { name: 'Widget de chat' })
    .getByRole('textbox', { name: 'Botón y barra de título', exact: true })
    .fill('#4b0082');
  const unstyled = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let attached: number | null = null;
        new MutationObserver(() => {
          const element = document.querySelector('df-messenger');
          if (element === null) return;
          attached ??= performance.now();
          const style = element.getAttribute('style') ?? '';
          if (style.includes('#4b0082')) resolve(performance.now() - attached);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.getByRole('button', { name: 'Probar el widget' }).click();
  const widget = page.locator('df-messenger');
  await expect(widget).toBeAttached();
  await expect(widget).toHaveAttribute('style', /--df-messenger-button-titlebar-color: #4b0082/);
  expect(await unstyled).toBeGreaterThanOrEqual(1_000);
  await page.getByRole('button', { name: 'Cerrar la prueba' }).click();
  await expect(widget).toHaveCount(0);
});

test('on a phone the preview opens from anywhere in the form', async ({ page }) => {
  await open(page, 'storeAdmin', 'Home');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Guardar página' }).scrollIntoViewIfNeeded();
  const opener = page.getByRole('button', { name: 'Vista previa' });
  await expect(opener).toBeInViewport({ ratio: 1 });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(sheet.getByRole('region', { name: /en miniatura/ })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(opener).toBeFocused();
  // Back closes it and stays in the form.
  await page.getByLabel('Título', { exact: true }).fill('PEDÍ ACÁ');
  await opener.click();
  await expect(sheet.getByText('PEDÍ ACÁ')).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeVisible();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('PEDÍ ACÁ');
});
