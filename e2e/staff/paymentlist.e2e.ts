import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openFilters,
  ROWS,
  signIn,
  test,
} from '../support/fixtures';

/** How much of a text its cell shows. */
function shownPart(text: Element): number {
  const cell = text.closest('td') ?? text;
  return cell.clientWidth / cell.scrollWidth;
}

test('shows payments, their filters and the dialog to complete one', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/paymentlist');
  await expect(page.getByRole('heading', { name: 'Cobros' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nº de pedido',
    'Fecha',
    'Cliente',
    'Método',
    'Info. de pago',
    'Valor',
    'Estado',
    'Acciones',
  ]);
  await test.step('columns stand apart', async () => {
    // The texts of a column stand apart from those of the next.
    const row = page.locator(ROWS).first();
    await row.waitFor();
    const gaps = await row.locator('td + td').evaluateAll((cells) =>
      cells.map((cell) => {
        const before = cell.previousElementSibling ?? cell;
        const end = Number.parseFloat(getComputedStyle(before).paddingRight);
        return end + Number.parseFloat(getComputedStyle(cell).paddingLeft);
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
  });
  await test.step('every filter opens', async () => {
    await openFilters(page);
    for (const name of ['Fecha', 'Cliente', 'Pago']) {
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
    }
    for (const name of ['Método', 'Estado']) {
      await expect(page.getByRole('combobox', { name })).toBeVisible();
    }
    await expect(page.locator(ROWS)).toHaveCount(15);
    await expectAccessible(page, { inDark: true });
    // On a narrower window open filters would cover the list.
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expectNoSidewaysScroll(page);
  });
  await test.step('status and button stay in view at every width', async () => {
    // A row with a long client, method and information moves neither status nor button out of view.
    for (const width of [768, 1024, 1200, 1280, 1366, 1408, 1440, 1536, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const hidden = () =>
        page
          .getByRole('region', { name: 'Cobros' })
          .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
      await expect.poll(hidden, `${width} px`).toBe(0);
    }
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.locator(ROWS);
  const button = page.getByRole('button', { name: 'Completar pago', disabled: false });
  const first = rows.filter({ has: button }).first();
  for (const part of [
    first.getByText('Solicitado', { exact: true }),
    first.getByText(/^\$/),
    first.getByRole('button', { name: 'Completar pago' }),
  ]) {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
  }
  const { height } = (await button.first().boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  // The method can be read; values and buttons have an edge each, and the buttons end the rows.
  await expect(rows).toHaveCount(15);
  const { values, buttons, heights } = await rows.evaluateAll((all) => ({
    values: all.map(
      (row) => row.querySelector("[data-card='topEnd']")?.getBoundingClientRect().right,
    ),
    buttons: all.flatMap((row) =>
      [...row.querySelectorAll('button:not([data-disabled])')].map(
        (one) => row.getBoundingClientRect().right - one.getBoundingClientRect().right,
      ),
    ),
    heights: all.map((row) => row.getBoundingClientRect().height),
  }));
  expect(new Set(values).size).toBe(1);
  expect(new Set(buttons)).toEqual(new Set([12]));
  expect(Math.max(...heights)).toBeLessThanOrEqual(68);
  const inRowWithButton = rows
    .filter({ has: button })
    .getByText('Mercadopago')
    .filter({ visible: true })
    .first();
  expect(await inRowWithButton.evaluate(shownPart)).toBeGreaterThan(0.8);

  await button.first().click();
  const dialog = page.getByRole('dialog', { name: 'Completar pago' });
  await expect(dialog).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(button.first()).toBeFocused();
});
