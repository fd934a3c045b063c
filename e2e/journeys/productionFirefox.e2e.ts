/** A smoke test of the production build in Firefox, which Playwright's protocol does not reach. */
import { expect, test } from '@playwright/test';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { findFirefox, Firefox } from '../support/firefox';
import { app } from '../support/pageStart';

/** The text of the first heading that is visible; an empty text while there is none. */
const HEADING = `[...document.querySelectorAll('h1')].find((h) => h.checkVisibility())?.textContent ?? ''`;
const focus = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).focus()`;

test('eight screens work in Firefox', { tag: '@nightly' }, async () => {
  test.setTimeout(120_000);
  const firefox = await Firefox.launch(findFirefox() ?? '');
  try {
    await firefox.resize(1280, 800);
    await firefox.goto(`${app}/login`);
    await expect.poll(() => firefox.evaluate(HEADING)).toBe('Ingresar');
    await firefox.evaluate(focus('input[type=email], input[name=email]'));
    await firefox.type(ACCOUNTS.storeAdmin.email);
    await firefox.evaluate(focus('input[type=password]'));
    await firefox.type(`${ACCOUNTS.storeAdmin.password}\n`);
    await expect.poll(() => firefox.evaluate('location.pathname')).toBe('/home');
    // Firefox aborts a navigation during which the page it leaves writes its history.
    await expect.poll(() => firefox.evaluate(HEADING)).not.toMatch(/^(Ingresar)?$/);

    for (const [path, heading] of [
      ['/orderlist', 'Pedidos'],
      ['/orderdetail/DPEFEC1', 'DETALLE DEL PEDIDO'],
      ['/productstore', 'LISTADO DE PRODUCTOS'],
      ['/options?section=store', 'CONFIGURACION'],
      ['/s/donpepe', 'QUIERO COMPRAR'],
      ['/productlist/lista-donpepe', 'LISTADO DE PRODUCTOS'],
      ['/orderstatus/pedido-a-pagar', 'RESUMEN DEL PEDIDO'],
    ] as const) {
      if (path === '/s/donpepe') await firefox.resize(390, 800);
      await firefox.goto(app + path);
      await expect.poll(() => firefox.evaluate(HEADING), path).toBe(heading);
      const overflow =
        'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await firefox.evaluate(overflow), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.close();
  }
});
