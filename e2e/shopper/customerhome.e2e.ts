import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures';

test('shows the store’s home and loads no third parties', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/s/donpepe');
  await test.step('on a phone the products come first', async () => {
    const products = page.getByRole('region', { name: 'Recomendados' });
    const plus = products.getByRole('button', { name: /^Sumar/ }).first();
    const top = async (name: string, role: 'link' | 'button') =>
      (await page.getByRole(role, { name }).boundingBox())?.y ?? 0;
    const bottom = async () => {
      const box = await plus.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    await expect(plus).toBeVisible();
    expect(await bottom()).toBeLessThan(await top('Ver catálogo', 'link'));
    await expect(products.getByText('$').first()).toBeInViewport({ ratio: 1 });
    await plus.click();
    // Nor does the bar with what was chosen cover it.
    await expect(page.getByText(/^1 producto ·/)).toBeVisible();
    expect(await bottom()).toBeLessThan((await top('Agregar al pedido', 'button')) - 44);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page).toHaveTitle('Almacén Don Pepe');
  await expect(page.getByRole('heading', { level: 1, name: 'QUIERO COMPRAR' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img')).toHaveAccessibleName('Almacén Don Pepe');
  await expect(page.getByRole('img', { name: 'Foto de Almacén Don Pepe' })).toBeVisible();
  await expect(page.getByText('Pedí por chat, por WhatsApp o desde el catálogo')).toBeVisible();
  // The subtitle's markup renders once the sanitizer has loaded, after the first view.
  await expect(page.locator('strong', { hasText: 'Almacén Don Pepe' })).toBeVisible();

  const promos = page.getByRole('region', { name: 'Destacados' });
  await expect(promos.getByRole('listitem')).toHaveCount(6);
  await expect(
    page.getByRole('link', { name: 'Fiambres para la picada del viernes' }),
  ).toBeVisible();
  const networks = page.getByRole('navigation', { name: 'Redes de la tienda' });
  await expect(networks.getByRole('link')).toHaveText([
    'WhatsApp',
    'YouTube',
    'Facebook',
    'Instagram',
    'Cómo llegar',
  ]);
  await expect(page.getByText('Versión 3.53')).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);

  const video = page.getByRole('button', { name: 'Ver el video de Almacén Don Pepe' });
  await expect(video).toBeVisible();
  expect([...hosts].filter((host) => /youtube|ytimg|gstatic|analitica/.test(host))).toEqual([]);

  await test.step('the video plays once it is pressed', async () => {
    await video.click();
    const player = page.getByTitle('Video de Almacén Don Pepe');
    await expect(player).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE/,
    );
    await expect(player).toHaveAttribute('sandbox', /allow-scripts/);
    // Where the player does not load.
    await expect(page.getByRole('link', { name: 'Abrir en YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    );
  });

  await test.step('the bar of a phone leads to the catalogue', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // It covers the way to the catalogue, and offers it itself.
    await page.getByRole('link', { name: 'Ver catálogo' }).click();
    await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agregar al pedido' })).toBeVisible();
  });
});
