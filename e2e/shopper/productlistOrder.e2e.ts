import { add, box, openCatalogue, plus, rows } from '../support/catalogue';
import { expect, expectAccessible, test } from '../support/fixtures';

test('“Tu selección” stands beside the list of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openCatalogue(page, '?nombre=arroz');
  const selection = page.getByRole('region', { name: 'Tu selección' });
  await expect(selection).toContainText('Todavía no elegiste productos.');
  const places = () =>
    page
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell): unknown => cell.getBoundingClientRect().toJSON()));
  const before = await places();
  await plus(page, 'Arroz yamaní').click();
  const lines = selection.getByRole('listitem');
  await expect(lines).toHaveText([/^Arroz yamaní suelto1 kg\$\u00a03\.450,00/]);
  await expect(selection).toContainText('1 producto · $\u00a03.450,00');
  // The first product moves nothing.
  expect(await places()).toEqual(before);
  const first = await box(rows(page).first());
  expect(first.right).toBeLessThanOrEqual((await box(selection)).left);
  await expectAccessible(page);
  await page.getByLabel('Nombre', { exact: true }).fill('');
  const plusses = page.getByRole('button', { name: /^Sumar/ });
  await expect(plusses).toHaveCount(15);
  // Arroz yamaní is chosen already.
  await plusses.evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click();
  });
  await expect(lines).toHaveCount(15);
  const chat = await box(page.getByRole('button', { name: /^Abrir el chat/ }));
  await page.evaluate(() => window.scrollTo(0, 0));
  expect((await box(selection)).bottom).toBeLessThanOrEqual(chat.top);
  await plusses.last().scrollIntoViewIfNeeded();
  for (const [view, left] of [
    ['Lista', 14],
    ['Vitrina', 13],
  ] as const) {
    await page.getByRole('button', { name: view }).click();
    await expect(plusses).toHaveCount(15);
    await expect(lines).toHaveCount(left + 1);
    await expect(selection.getByText(`${left + 1} productos`)).toBeInViewport({ ratio: 1 });
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    const remove = lines.last().getByRole('button');
    await remove.scrollIntoViewIfNeeded();
    await expect(remove).toBeInViewport();
    const [last, foot, frame] = await Promise.all([box(remove), box(add(page)), box(selection)]);
    expect(last.bottom).toBeLessThanOrEqual(foot.top);
    expect(foot.bottom).toBeLessThanOrEqual(frame.bottom);
    expect(frame.bottom).toBeLessThanOrEqual(chat.top);
    await remove.click();
    await expect(lines).toHaveCount(left);
  }
});
