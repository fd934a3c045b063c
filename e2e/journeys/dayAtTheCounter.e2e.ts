import type { Locator, Page } from '@playwright/test';

import {
  expect,
  expectNoSidewaysScroll,
  partsLoaded,
  ROWS,
  signIn,
  test,
} from '../support/fixtures';
import { pencil, withOrder } from '../support/orderDetail';
import { pageTexts } from '../support/pdf';

const SAVED = 'Orden actualizada correctamente';
/** Maximum number of interactions from the news of an order to its delivery. */
const MOST_INTERACTIONS = 14;
/** Maximum number of Tab presses from the loaded page to the first order. */
const MOST_TAB_STOPS = 8;

/** The seller's tab becomes visible, which reads the orders. */
async function lookAt(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

for (const [width, height, tag] of [
  [1280, 800, ' @nightly'],
  [390, 844, ''],
] as const) {
  test(`a day at the counter, ${width} px${tag}`, async ({ page, newOrder, mockState }) => {
    test.slow();
    let interactions = 0;
    const press = async (target: Locator) => {
      interactions++;
      await target.click();
    };
    const type = async (field: Locator, text: string) => {
      interactions++;
      await field.fill(text);
    };

    await page.setViewportSize({ width, height });
    await signIn(page, 'storeAdmin', '/orderlist?estado=pending');
    await expect(page.locator(ROWS).first()).toBeVisible();
    const before = await page.locator(ROWS).first().getByRole('link').innerText();
    // What reads the orders again loads after them.
    await partsLoaded(page);
    const { alphanum_id: number } = await newOrder();
    const cash = { payment_method: 'Efectivo', delivery: true, delivery_address: 'Gascón 1280' };
    await mockState(withOrder(await mockState(), number, cash));
    await lookAt(page);
    const news = page.getByRole('button', { name: '1 pedido nuevo' });
    await expect(news).toBeVisible();
    await expect(page).toHaveTitle('(1) Pedidos');
    // The rows do not move.
    await expect(page.locator(ROWS).first().getByRole('link')).toHaveText(before);

    await test.step('the new order opens', async () => {
      await press(news);
      const first = page.locator(ROWS).first().getByRole('link');
      await expect(first).toHaveText(number);
      await expect(page).toHaveTitle('Pedidos');
      await press(first);
    });

    await test.step('it is changed and its payment is requested', async () => {
      await press(
        page.getByRole('button', { name: /^Editar cantidad, precio y observación/ }).first(),
      );
      // The press that opens the field focuses it too.
      await page.getByRole('textbox', { name: /^Precio revisado \(total\)/ }).focus();
      await page.keyboard.type('4.900');
      await expect(page.getByText(/^= \$\s4\.900,00$/)).toBeVisible();
      await expect(page.getByRole('tab', { name: /^MONTO \$/ })).toBeInViewport();
      await press(page.getByRole('tab', { name: 'AGREGAR ITEM' }));
      await type(
        page.getByRole('textbox', { name: 'Filtrar por nombre' }),
        'yerba mate con palo 1 kg',
      );
      await press(page.getByRole('button', { name: 'Agregar Yerba mate con palo 1 kg' }));
      await expect(
        page.getByRole('textbox', { name: 'Cantidad de Yerba mate con palo 1 kg' }),
      ).toHaveValue('1');
      // On a phone the save bar is in the place of the next step.
      if (width < 768) await press(page.getByRole('button', { name: 'Otros pasos' }));
      await press(page.getByRole('button', { name: 'Solicitar pago', exact: true }));
      const request = page.getByRole('dialog', { name: 'Solicitar pago' });
      await press(request.getByRole('button', { name: 'Solicitar pago' }));
      await expect(page.getByText(SAVED)).toBeVisible();
      await expectNoSidewaysScroll(page, width);
    });

    await test.step('it is paid and delivered in few interactions', async () => {
      await press(page.getByRole('button', { name: 'Completar pago' }));
      const complete = page.getByRole('dialog', { name: 'Completar pago' });
      await press(complete.getByRole('button', { name: 'Completar pago' }));
      await expect(complete).toBeHidden();
      for (const step of [/^Preparar$/, /^Listo para (despachar|retirar)$/, /^Entregar$/]) {
        await press(page.getByRole('button', { name: step }));
        await expect(page.getByRole('button', { name: step })).toBeHidden();
      }
      expect(interactions).toBeLessThanOrEqual(MOST_INTERACTIONS);
    });

    await page.goto('/orderlist?estado=preparing');
    if (width < 768) {
      await page.getByRole('button', { name: 'Opciones de la lista' }).click();
      await page.getByRole('menuitem', { name: 'Elegir varios' }).click();
    } else {
      await page.getByRole('button', { name: 'Elegir varios' }).press('Enter');
      // By keys the rows come next, before the actions on them.
      await expect(page.locator(ROWS).first().getByRole('checkbox')).toBeFocused();
    }
    const rows = page.locator(ROWS);
    const numbers: string[] = [];
    for (const index of [0, 1, 2]) {
      numbers.push(await rows.nth(index).getByRole('link').innerText());
      await rows.nth(index).getByRole('checkbox').check();
    }
    const actions = page.getByRole('toolbar', { name: 'Acciones sobre los pedidos elegidos' });
    await expect(actions).toContainText('3 elegidos');
    await expectNoSidewaysScroll(page, width);
    await actions.getByRole('button', { name: 'Imprimir' }).click();
    const print = page.getByRole('dialog', { name: 'Imprimir pedidos' });
    await expect(print.getByText('3 pedidos, cada uno en su hoja')).toBeVisible();
    const sheets = await pageTexts(await page.pdf({ format: 'A4' }));
    expect(sheets).toHaveLength(3);
    for (const [index, code] of numbers.entries()) {
      for (const text of [`Pedido ${code}`, 'Almacén Don Pepe', 'Cliente', 'Cantidad', 'Monto']) {
        expect(sheets[index]).toContain(text);
      }
      expect(sheets[index]).not.toContain('Elegir varios');
    }
    await print.getByRole('button', { name: 'Cerrar' }).last().click();

    await test.step('the three change their status', async () => {
      const scrolled = () => page.evaluate(() => window.scrollY);
      const place = await scrolled();
      await actions.getByRole('button', { name: 'Listo para despachar' }).click();
      const bulk = page.getByRole('dialog', { name: 'Cambiar estado' });
      await expect(bulk).toBeVisible();
      expect(await scrolled()).toBe(place);
      await bulk.getByRole('button', { name: 'Cambiar 3 pedidos' }).click();
      await expect(page.getByText('3 pedidos: A despachar', { exact: true })).toBeVisible();
      await expect(bulk).toBeHidden();
      await expect(actions).toBeHidden();
    });
  });
}

test('a day at the counter by keyboard alone', async ({ page }) => {
  test.slow();
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await signIn(page, 'storeAdmin', '/orderlist?estado=preparing');
  const links = page.locator(ROWS).getByRole('link');
  await expect(links.first()).toBeVisible();
  // The shortcuts load after the rows.
  await expect(page.getByRole('button', { name: 'Opciones de la lista' })).toBeVisible();

  let tabStops = 0;
  const tabTo = async (target: Locator) => {
    do {
      await keys('Tab');
      tabStops++;
    } while (tabStops < 60 && !(await target.evaluate((node) => node === document.activeElement)));
    await expect(target).toBeFocused();
  };
  await test.step('the first order is few tab stops away', async () => {
    await tabTo(page.getByRole('link', { name: 'Ir al contenido' }));
    await keys('Enter', 'j');
    await expect(links.first()).toBeFocused();
    expect(tabStops).toBeLessThanOrEqual(MOST_TAB_STOPS);
  });

  await test.step('three orders are chosen and dispatched', async () => {
    await keys('x');
    const actions = page.getByRole('toolbar', { name: 'Acciones sobre los pedidos elegidos' });
    await expect(actions).toContainText('1 elegido');
    await keys('j', 'x', 'j', 'x');
    await expect(actions).toContainText('3 elegidos');
    await expect(actions.getByRole('button', { name: 'Listo para despachar' })).toBeVisible();
    await keys('a');
    await expect(actions.getByRole('button', { name: 'Listo para despachar' })).toBeFocused();
    await keys('Enter');
    const bulk = page.getByRole('dialog', { name: 'Cambiar estado' });
    await expect(bulk.getByRole('button', { name: 'Cambiar 3 pedidos' })).toBeFocused();
    await keys('Enter');
    await expect(page.getByText('3 pedidos: A despachar', { exact: true })).toBeVisible();
    await expect(bulk).toBeHidden();
  });

  await test.step('an order is found by its number, changed and saved', async () => {
    await keys('/');
    await expect(page.getByRole('combobox', { name: /^Buscar/ })).toBeFocused();
    await page.keyboard.type('dpefec1');
    const option = page.getByRole('option', { name: /Pedido DPEFEC1/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await keys('Enter');
    await expect(page).toHaveURL('/orderdetail/DPEFEC1');
    await expect(pencil(page, 'Papa negra')).toBeVisible();
    tabStops = 0;
    await tabTo(pencil(page, 'Papa negra'));
    await keys('Enter');
    await expect(
      page.getByRole('textbox', { name: 'Precio revisado (total) de Papa negra' }),
    ).toBeFocused();
    await page.keyboard.type('4.900');
    await keys('Enter', 'Enter');
    await expect(
      page.getByRole('textbox', { name: 'Precio revisado (total) de Tomate redondo' }),
    ).toBeFocused();
    await keys('Control+s');
    await expect(page.getByText(SAVED)).toBeVisible();
  });

  await test.step('a screen is found; the keys can be looked up', async () => {
    const search = page.getByRole('combobox', { name: /^Buscar/ });
    await keys('Control+k');
    await expect(search).toBeFocused();
    await page.keyboard.type('cobros');
    await expect(page.getByRole('option', { name: /^Cobros/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await keys('Enter');
    await expect(page).toHaveURL('/paymentlist');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keys('?');
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  });
});
