import type { Page } from '@playwright/test';

import {
  cellsIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './support/fixtures';

interface OrderRow {
  status: string;
  total_price: number;
  created_at: string;
}
interface ClientRow {
  first_seen: string | null;
  last_seen: string | null;
}

/** Reads from the mock backend with the session of the page. */
async function load<Row>(page: Page, path: string): Promise<Row[]> {
  // The first screen renders only after the mock backend has started.
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(async (path) => {
    const { jwt_token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { jwt_token: string };
    const config = (await (await fetch('/config.json')).json()) as { apiHost: string };
    const response = await fetch(`${config.apiHost}${path}`, {
      headers: { Authorization: `Bearer ${jwt_token}` },
    });
    return ((await response.json()) as { data: unknown[] }).data;
  }, path) as Promise<Row[]>;
}

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const money = (amount: number) =>
  `$\u00a0${new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)}`;

test('shows orders by status, the 30-day chart without lost orders, and clients, with links to the full lists', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin');
  const orders = await load<OrderRow>(page, '/store/orders');
  const of = (...statuses: string[]) => orders.filter(({ status }) => statuses.includes(status));
  const sum = (rows: OrderRow[]) => rows.reduce((total, { total_price }) => total + total_price, 0);
  const pedidos = block(page, 'Pedidos');

  for (const [name, ...statuses] of [
    ['Pedidos abiertos', 'pending', 'preparing'],
    ['Entregas', 'waiting_delivery', 'done'],
  ] as const) {
    const total = pedidos.locator('dl > div').filter({ hasText: name });
    await expect(total.locator('dd')).toContainText(String(of(...statuses).length));
    await expect(total.locator('dd')).toContainText(money(sum(of(...statuses))));
  }

  for (const [tab, estado, link] of [
    ['ENTRANTES', 'pending', 'Ver todos los pedidos entrantes'],
    ['EN PROCESO', 'preparing', 'Ver todos los pedidos en proceso'],
    ['A DESPACHAR', 'waiting_delivery', 'Ver todos los pedidos a despachar'],
    ['ENTREGADAS', 'done', 'Ver todos los pedidos entregados'],
  ] as const) {
    const count = of(estado).length;
    await pedidos.getByRole('tab', { name: `${tab} ${count}` }).click();
    const panel = pedidos.getByRole('tabpanel');
    await expect(panel.getByRole('columnheader')).toHaveText([
      'Fecha',
      'Cliente',
      'Nº de pedido',
      'Valor',
      'Pago',
    ]);
    await expect(panel.locator('tbody tr')).toHaveCount(Math.min(count, 12));
    await expect(panel.getByRole('link', { name: `${link} (${count})` })).toHaveAttribute(
      'href',
      `/orderlist?estado=${estado}`,
    );
  }

  const lost = new Set(['discarded', 'store_canceled', 'client_canceled']);
  const picture = block(page, 'Pedidos de los últimos 30 días');
  await picture.getByText('Ver los números por día').click();
  const rows = picture.locator('tbody tr');
  await expect(rows).toHaveCount(30);
  const [day = ''] = await rows.nth(3).locator('td').allInnerTexts();
  const date = day.split('/').toReversed().join('-');
  const kept = orders.filter(
    ({ status, created_at }) => !lost.has(status) && created_at.startsWith(date),
  );
  await expect(rows.nth(3).locator('td')).toHaveText([day, String(kept.length), money(sum(kept))]);
  await expect(picture.locator('svg').first()).toBeVisible();

  const clientes = block(page, 'Actividad de clientes');
  const counts = clientes.getByRole('table', { name: 'Usuarios registrados y activos' });
  await expect(counts.getByRole('columnheader')).toHaveText([
    'Usuarios',
    'Últimos 30 días',
    'Mes en curso',
  ]);
  await expect(counts.getByRole('rowheader')).toHaveText([
    'Usuarios registrados',
    'Usuarios activos',
  ]);
  const last = clientes.getByRole('table', { name: 'Últimos clientes' });
  await expect(last.getByRole('columnheader')).toHaveText([
    'Email',
    'Nombre',
    'Apellido',
    'Teléfono',
    'Última visita',
    'Registrado',
  ]);
  await expect(last.locator('tbody tr')).toHaveCount(5);
  const seen = (await load<ClientRow>(page, '/store/clients/')).flatMap(({ last_seen }) =>
    last_seen ? [last_seen] : [],
  );
  const newest = seen.toSorted().toReversed().slice(0, 5);
  await expect(await cellsIn(last.locator('tbody tr'), 'Última visita')).toHaveText(
    newest.map((text) => text.replace(/^(\d+)-(\d+)-(\d+) (\d+:\d+).*/, '$3/$2/$1 $4')),
  );
  await clientes.getByRole('link', { name: /Ver todos los clientes \(\d+\)/ }).click();
  await expect(page).toHaveURL('/clientlist');
});

test('another user: setup tasks without the admin-only ones; a row opens its order, a link the list of its status', async ({
  page,
}) => {
  await signIn(page, 'storeUser');
  const wizard = block(page, 'Configuración del negocio');
  await expect(wizard.getByText('Solo administradores')).toHaveCount(6);
  await expect(wizard.getByRole('link', { name: 'Usuarios del negocio' })).toHaveCount(0);
  await wizard.getByRole('link', { name: 'Productos' }).click();
  await expect(page).toHaveURL('/productstore');
  await page.goBack();
  // PAGOS is admin-only: other users have the delivery switches in ORDENES.
  await wizard.getByRole('link', { name: 'Entrega y retiro' }).click();
  await expect(page.getByRole('tab', { name: 'ORDENES' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();

  const panel = block(page, 'Pedidos').getByRole('tabpanel');
  const first = panel.locator('tbody tr').first();
  const number = await first.getByRole('link').innerText();
  const payment = first.getByRole('img', {
    name: /^Pago (no definido|solicitado|en proceso|aprobado)$/,
  });
  await expect(payment).toHaveCount(1);
  await first.locator('td').first().click();
  await expect(page).toHaveURL(`/orderdetail/${number}`);
  await page.goBack();
  await block(page, 'Pedidos')
    .getByRole('tab', { name: /^A DESPACHAR/ })
    .click();
  await panel.locator('tbody tr').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/orderdetail\//);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(panel.getByRole('table', { name: 'Últimos pedidos a despachar' })).toBeVisible();
  await block(page, 'Pedidos')
    .getByRole('tab', { name: /^ENTRANTES/ })
    .click();
  await expect(page).toHaveURL('/home');
  await panel.getByRole('link', { name: /Ver todos los pedidos entrantes/ }).click();
  await expect(page).toHaveURL('/orderlist?estado=pending');
  await expect(page.getByRole('button', { name: /^Pendiente \d+$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('starts with what waits, its count and sum, and links to it; failed product files beside the title', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin');
  const orders = await load<OrderRow & { payment_status: string }>(page, '/store/orders');
  const due = [
    [orders.filter(({ status }) => status === 'pending'), 'pedidos por preparar', 'Preparar'],
    [
      orders.filter(({ status }) => status === 'waiting_delivery'),
      'pedidos a despachar',
      'Entregar',
    ],
    [
      orders.filter(({ payment_status }) => payment_status === 'required'),
      'pagos por completar',
      'Completar',
    ],
  ] as const;
  const links = block(page, 'Notificaciones').getByRole('link');
  await expect(links).toHaveText(
    due.map(([rows, noun, action]) => {
      const amount = money(rows.reduce((sum, { total_price }) => sum + total_price, 0));
      return `${rows.length}${noun} ${amount}${action}`;
    }),
  );
  for (const [index, url] of [
    '/orderlist?estado=pending',
    '/orderlist?estado=waiting_delivery',
    '/paymentlist?estado=required',
  ].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', url);
  }
  // Three kinds of import failed last: one line for all.
  const failed = block(page, 'Cargas de productos').getByRole('link');
  await expect(failed).toHaveText(
    'Error: Fallaron 3 cargas: del stock, de la lista de productos a eliminar y de la lista de productosVer las cargas',
  );
  await expect(failed).toHaveAttribute('href', '/productstore');
  await links.nth(2).click();
  await expect(page).toHaveURL('/paymentlist?estado=required');
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('Solicitado');
});

/** The store's report link in the session record. */
async function slimReport(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { store } = JSON.parse(localStorage.getItem('user') ?? '{}') as {
      store: { urls: { report_slim: string } };
    };
    return store.urls.report_slim;
  });
}

test('a new store shows the setup tasks', async ({ page }) => {
  await signIn(page, 'newStoreAdmin');
  await expect(
    page.getByRole('heading', { name: '¡Te damos la bienvenida, Corner Books!' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Configuración del negocio',
  );
  await expect(page.getByText('0 de 11 tareas listas')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'ENTRANTES 0' })).toBeVisible();
  await expect(page.getByText('Todavía no hay pedidos')).toBeVisible();
  await expect(page.getByText(/Todavía no hay clientes/)).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
});

test('shows the slim report in a sandboxed frame and the setup tasks of an admin; is accessible and fits a phone', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin');
  const frame = page.getByTitle('Informe resumido');
  await expect(frame).toHaveAttribute('src', await slimReport(page));
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);

  const wizard = block(page, 'Configuración del negocio');
  await expect(wizard.getByRole('heading', { level: 3 }).getByRole('link')).toHaveText([
    'Mi negocio',
    'Carga inicial',
    'Personalizar',
    'Divulga tu negocio',
  ]);
  await expect(wizard.getByText('Solo administradores')).toHaveCount(0);
  await expect(wizard.getByRole('link', { name: 'Usuarios del negocio' })).toHaveAttribute(
    'href',
    '/options?section=users',
  );

  await expect(block(page, 'Pedidos de los últimos 30 días').locator('svg').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Últimos clientes' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the sign of failed product files stands beside their text at every width', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin');
  const failure = page.getByRole('region', { name: 'Cargas de productos' });
  for (const width of [390, 768, 1093, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [sign, text] = [
      await failure.locator('svg').boundingBox(),
      await failure.getByText('Fallaron 3 cargas', { exact: true }).boundingBox(),
    ];
    expect((text?.x ?? 0) - (sign?.x ?? 0) - (sign?.width ?? 0), `${width} px`).toBe(8);
  }
});

test('on a phone: short, with the finished setup, the report and the last clients folded until they are opened', async ({
  page,
}) => {
  // Folded in one column of a tablet as well.
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'storeAdmin');
  await expect(page.getByText('8 de 11 · Siguiente: Asistente')).toBeVisible();
  await expect(page.getByText('Ver el informe de la tienda')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(block(page, 'Actividad de clientes')).toBeVisible();
  await expect(block(page, 'Pedidos de los últimos 30 días').locator('svg').first()).toBeVisible();
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length).toBeLessThanOrEqual(2200);

  await expect(block(page, 'Pedidos').getByRole('tabpanel').locator('tbody tr')).toHaveCount(5);
  const wizard = block(page, 'Configuración del negocio');
  await expect(wizard.getByRole('link', { name: 'Productos' })).toBeHidden();
  await wizard.getByText('8 de 11 · Siguiente: Asistente').click();
  await expect(wizard.getByRole('link', { name: 'Productos' })).toBeVisible();
  await page.getByText('Ver el informe de la tienda').click();
  await expect(page.getByTitle('Informe resumido')).toBeVisible();
  await page.getByText('Ver los últimos clientes').click();
  await expect(page.getByText('Última visita').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 390);
});
