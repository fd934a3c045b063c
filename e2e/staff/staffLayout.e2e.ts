import type { Page } from '@playwright/test';

import { expect, expectAccessible, fault, signIn, test } from '../support/fixtures';
import { smallTargets } from '../support/touchTargets';

test('the phone’s menu is a bar and a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/orderlist?cliente=nadie');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  const footer = await page.getByRole('contentinfo').boundingBox();
  const scrolled = await page.evaluate(() => document.body.scrollHeight - innerHeight);
  expect(scrolled).toBeGreaterThan(0);
  expect(scrolled).toBeLessThanOrEqual(Math.ceil(footer?.height ?? 0));

  const bar = page.getByRole('navigation', { name: 'Menú del día' });
  await test.step('the entries of the bar fit a thumb', async () => {
    await expect(bar.getByRole('link')).toHaveCount(4);
    for (const entry of await bar.locator('a, button').all()) {
      const box = await entry.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });

  const more = bar.getByRole('button', { name: 'Más' });
  await more.click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByRole('link', { name: 'Clientes' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(more).toBeFocused();

  await test.step('the end of the page is above the bar', async () => {
    // The last line of the page is above the bar.
    const version = page.getByText('Versión 3.53');
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const [line, edge] = [await version.boundingBox(), await bar.boundingBox()];
        return line && edge ? edge.y - line.y - line.height : null;
      })
      .toBeGreaterThanOrEqual(0);
  });
  await test.step('a low window has the menu in its header', async () => {
    // A window that a keyboard has made low has the button in the header.
    await page.setViewportSize({ width: 390, height: 400 });
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible();
  });
});

test('on a phone controls are large to the touch', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/dashboard');
  for (const [path, control] of [
    ['/dashboard', 'Abrir el informe en otra pestaña'],
    ['/options?section=sales', 'Agregar medio de pago'],
    ['/options?section=users', 'Agregar usuario'],
    ['/marketing?section=calendario', 'Guardar'],
    ['/marketing?section=compartir', 'Copiar código hacia whatsapp'],
    ['/info', 'Soporte'],
    ['/clientdetail?client=1', 'ORDENES DEL CLIENTE'],
    ['/orderdetail/DPEFEC1', 'Ver observaciones'],
    ['/orderdetail/DPPROV1?tab=agregar', 'Agregar Arroz largo fino 1 kg'],
    ['/orderdetail/DPDESP1?tab=envio', /CS104455201/],
    ['/orderdetail/DPEFEC1?tab=otros', 'Agregar concepto'],
  ] as const) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(control)
        .or(page.getByRole('button', { name: control }))
        .first(),
    ).toBeVisible();
    // The overlay would be hit.
    await expect(page.getByText('Cargando…')).toHaveCount(0);
    expect({ path, small: await smallTargets(page) }).toEqual({ path, small: [] });
  }
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

test('on a phone the stores’ controls are large enough', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'platformAdmin');
  await expect(page.getByRole('button', { name: 'Corner Books', exact: true })).toBeVisible();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  expect(await smallTargets(page)).toEqual([]);
});

/** The place of the loading overlay, how much of the screen its veil hides, and the color of its spinner. */
const overlayLook = (page: Page) =>
  page
    .getByText('Cargando…')
    .locator('xpath=..')
    .evaluate((overlay) => {
      const { x, y, width, height } = overlay.getBoundingClientRect();
      const veil = getComputedStyle(overlay).backgroundColor;
      return {
        place: [x, y, width, height],
        hides: Number(/[/,] ?([\d.]+)\)$/.exec(veil)?.[1]),
        spinner:
          overlay.firstElementChild && getComputedStyle(overlay.firstElementChild).borderTopColor,
      };
    });

test('a slow screen is covered by the loading overlay', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The orders are also read in the background, at any time; nothing else reads the clients.
  await signIn(page, 'storeAdmin', '/orderlist');
  await fault(page, 'listClients', 200, { times: 1, delayMs: 2_000 });
  await page.getByRole('link', { name: 'Clientes' }).click();
  expect(await overlayLook(page)).toEqual({
    place: [0, 0, 1280, 800],
    hides: 0.5,
    spinner: 'rgb(2, 99, 187)',
  });
});

test('a shopper’s loading overlay has the store’s color', async ({ page }) => {
  await page.goto('/orderstatus/pedido-provisorio');
  await fault(page, 'getProductList', 200, { times: 1, delayMs: 2_000 });
  await page.getByRole('link', { name: 'Ver catálogo' }).click();
  const { spinner } = await overlayLook(page);
  expect(spinner).toBe(
    await page
      .getByRole('heading', { name: 'RESUMEN DEL PEDIDO' })
      .evaluate((title) => getComputedStyle(title).color),
  );
});

test('a list’s load error covers no control', async ({ page }) => {
  const url = '/orderlist?fault=listOrders:500';
  await signIn(page, 'storeAdmin', url);
  for (const width of [1280, 390]) {
    if (width === 390) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
    }
    const covered = () =>
      page
        .getByRole('region', { name: 'Avisos' })
        .getByText('Error interno')
        .evaluate((text) => {
          const toast = text.getBoundingClientRect();
          const region = text.closest('[role=region]');
          return [...document.querySelectorAll('a, button, input')]
            .filter((control) => !region?.contains(control) && control.checkVisibility())
            .filter((control) => {
              const { top, bottom, left, right } = control.getBoundingClientRect();
              return (
                top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left
              );
            })
            .map(({ textContent }) => textContent);
        });
    // The toast finds its place when the screen says that it failed.
    await expect(page.getByRole('link', { name: 'Reintentar' })).toBeVisible();
    // On a phone it stands over the store's name: the link to the home is at the lower edge, too.
    const home = width === 390 ? ['Almacén Don Pepe', '#donpepe'] : [];
    await expect.poll(covered).toEqual(home);
  }
});
