import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { expect, partsLoaded, test } from '../support/fixtures';
import { NGINX_DIR, placeRelease, RELEASES, useRelease } from '../support/nginxFolders';
import { PORTS } from '../support/ports';
import {
  LOGIN_USABLE,
  markWhenUsable,
  ORDER_LIST_USABLE,
  requestsUntilUsable,
  sessionRecord,
  SHOP_USABLE,
} from '../tools/usable';

/** The production build behind a real nginx with the configuration of this folder. */
const app = `https://localhost:${PORTS.nginx}`;
const releases = `http://localhost:${PORTS.release}`;
const folder = `http://localhost:${PORTS.folder}/app`;

// A certificate of the tests' own. A breach of the policy is an error in the console, which fails a test.
test.use({ ignoreHTTPSErrors: true });

async function signInByForm(page: Page, account: keyof typeof ACCOUNTS) {
  await page.getByLabel('Email').fill(ACCOUNTS[account].email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS[account].password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

test(
  'staff reach a deep link after signing in, and save',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${app}/orderlist?estado=preparing`);
    await signInByForm(page, 'storeUser');
    await expect(page).toHaveURL(`${app}/orderlist?estado=preparing`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByLabel('Observación de la tienda', { exact: true }).fill('Tocar el timbre');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Orden actualizada correctamente')).toBeVisible();
    await page.goto(`${app}/productstore`);
    await expect(
      page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS', level: 1 }),
    ).toBeVisible();
    await page.goto(`${app}/marketing?section=compartir`);
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  },
);

test(
  'a shopper reaches catalogue, order, wallet and assistant',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${app}/s/donpepe`);
    await page.getByRole('button', { name: 'Hablar con el asistente' }).click();
    await expect(page.getByRole('log')).toContainText('¡Hola!');
    await page.goto(`${app}/productlist/lista-donpepe`);
    await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
    await page.goto(`${app}/orderstatus/pedido-a-pagar`);
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Esperando' })).toBeAttached();
  },
);

test(
  'pages are revalidated, hashed files cached, headers on each answer',
  { tag: '@nightly' },
  async ({ request }) => {
    const page = await request.get(`${app}/orderdetail/DPEFEC1`);
    expect(page.status()).toBe(200);
    const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
    const answers = {
      page,
      config: await request.get(`${app}/config.json`),
      script: await request.get(app + script),
      missing: await request.get(`${app}/a/gone.js`),
      health: await request.get(`${app}/healthz`),
    };
    for (const [name, answer] of Object.entries(answers)) {
      const headers = answer.headers();
      expect(headers['x-content-type-options'], name).toBe('nosniff');
      expect(headers['strict-transport-security'], name).toMatch(/^max-age=\d{8}/);
      expect(headers['content-security-policy'], name).toContain("default-src 'self'");
    }
    expect(answers.page.headers()['cache-control']).toBe('no-cache');
    expect(answers.config.headers()['cache-control']).toBe('no-cache');
    expect(answers.script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answers.script.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(answers.missing.status()).toBe(404);
    expect(answers.missing.headers()['cache-control']).toBe('no-store');
    expect((await request.get(`${app}${script}.map`)).status()).toBe(404);
    expect(await answers.health.text()).toBe('ok\n');
  },
);

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  bytes: number;
}

/** A plain GET: the browser's own client adds headers and unpacks. */
const fetchRaw = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    }).on('error', reject);
  });

const kept = (headers: Readonly<Record<string, unknown>>) =>
  String(headers['cache-control']).includes('immutable');

const typeOf = async (path: string) => (await fetchRaw(releases + path)).headers['content-type'];

test.describe('with a CDN, a balancer or a proxy in front @nightly', () => {
  const proxy = `http://localhost:${PORTS.proxy}`;
  const gzip = { 'Accept-Encoding': 'gzip' };
  let script: string;

  test.beforeAll(() => {
    const file = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';
    script = `/assets/${file}`;
  });

  test('scripts are compressed only for clients that can read them', async () => {
    const direct = await fetchRaw(releases + script, gzip);
    const plain = await fetchRaw(releases + script);
    expect(direct.bytes).toBeLessThan(plain.bytes / 2);
    expect((await fetchRaw(releases + script, { ...gzip, Via: '1.1 cdn' })).bytes).toBe(
      direct.bytes,
    );
    // The proxy asks with HTTP/1.0 and keeps one answer for each kind of client.
    for (const [client, bytes, cache] of [
      [gzip, direct.bytes, 'MISS'],
      [{}, plain.bytes, 'MISS'],
      [gzip, direct.bytes, 'HIT'],
      [{}, plain.bytes, 'HIT'],
    ] as const) {
      const answer = await fetchRaw(proxy + script, client);
      expect(answer).toMatchObject({ bytes, headers: { 'x-cache': cache } });
      expect(answer.headers['vary']).toBe('Accept-Encoding');
    }
  });

  test('only answers that succeed are kept for a year', async ({ request }) => {
    expect(kept((await fetchRaw(releases + script)).headers)).toBe(true);
    // Ranges of hashed files are ignored: what cannot be satisfied would be kept, too.
    expect((await fetchRaw(releases + script, { Range: 'bytes=99999999-' })).status).toBe(200);
    const unmet = await fetchRaw(releases + script, { 'If-Match': '"other"' });
    expect(unmet.status).toBe(412);
    expect(kept(unmet.headers)).toBe(false);
    const refused = await request.post(releases + script);
    expect(refused.status()).toBe(405);
    expect(kept(refused.headers())).toBe(false);
  });

  test('well-known addresses are files or missing', async () => {
    for (const path of [
      '/.well-known/security.txt',
      '/sw.js',
      '/sitemap.xml',
      '/favicon.ico',
      `${script}.map`,
    ]) {
      expect((await fetchRaw(releases + path)).status, path).toBe(404);
    }
    expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
    expect(await typeOf('/icon-192.png')).toBe('image/png');
    expect(await typeOf('/favicon.svg')).toBe('image/svg+xml');
    expect(await typeOf('/s/donpepe')).toBe('text/html');
  });

  test('the page is found by its file name, too', async ({ page }) => {
    await page.goto(`${app}/index.html?lado=vendedor`);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  });
});

/** Maximum bytes on the wire until a first view is usable: page, configuration, icon, scripts and styles, with headers. */
const WIRE_BUDGET = 207_000;

for (const [name, path, usable] of [
  ['sign-in', '/login', LOGIN_USABLE],
  ['shopper’s home', '/s/donpepe', SHOP_USABLE],
  ['order list', '/orderlist', ORDER_LIST_USABLE],
] as const) {
  test(`first view on the wire: ${name}`, { tag: '@nightly' }, async ({ page }) => {
    if (name === 'order list') {
      const record = await sessionRecord('storeAdmin');
      await page.addInitScript((text) => localStorage.setItem('user', text), record);
    }
    await page.addInitScript(markWhenUsable(usable));
    await page.goto(app + path);
    const requests = (await requestsUntilUsable(page)).filter(({ name: url }) =>
      url.startsWith(app),
    );
    const bytes = requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
    expect([...new Set(requests.map(({ nextHopProtocol }) => nextHopProtocol))]).toEqual(['h2']);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(WIRE_BUDGET);
  });
}

/** A build like the first one, in which every hashed file has another name. */
function newBuild(name: string): string {
  const to = join(NGINX_DIR, `build-${name}`);
  cpSync('dist', to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' });
  const hashed = files.filter((file) => /^(a|assets)[\\/]./.test(file));
  const names = hashed.map((file) => file.split(/[\\/]/)[1] ?? '');
  for (const file of files.filter((one) => /\.(js|css|html)$/.test(one))) {
    let text = readFileSync(join(to, file), 'utf8');
    for (const old of names) text = text.replaceAll(old, `${name}-${old}`);
    writeFileSync(join(to, file), text);
  }
  hashed.forEach((file, index) => {
    const old = names[index] ?? '';
    renameSync(join(to, file), join(to, file.replace(old, `${name}-${old}`)));
  });
  return to;
}

test.describe('a release while a tab is open', () => {
  test.use({
    allowedErrors: [/^uncaught: |dynamically imported module|Failed to fetch|MIME type/],
  });

  test('an open tab survives a release and a rollback', { tag: '@nightly' }, async ({ page }) => {
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto(`${releases}/login`);
    await signInByForm(page, 'storeAdmin');
    await expect(page.getByText('Pedidos de los últimos 30 días')).toBeVisible();

    placeRelease(RELEASES, '2', newBuild('2'));
    useRelease(RELEASES, '2');
    await page.getByRole('link', { name: 'Clientes', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
    expect(loads).toBe(1);

    // Without the files of its release the tab reloads automatically, once. A link under the pointer would load its screen's files ahead.
    await page.mouse.move(0, 0);
    await page.goto(`${releases}/home`);
    await expect(page.getByText('Pedidos de los últimos 30 días')).toBeVisible();
    await partsLoaded(page);
    loads = 0;
    placeRelease(RELEASES, '3', newBuild('3'));
    for (const kept of ['a', 'assets']) {
      for (const file of readdirSync(join(RELEASES, 'files', kept))) {
        if (file.startsWith('2-')) rmSync(join(RELEASES, 'files', kept, file));
      }
    }
    useRelease(RELEASES, '3');
    await page.getByRole('link', { name: 'Marketing', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'CALENDARIO' })).toBeVisible();
    expect(loads).toBe(1);

    placeRelease(RELEASES, '1', 'dist');
    useRelease(RELEASES, '1');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'CALENDARIO' })).toBeVisible();
  });
});

test.describe('in a folder of its host @nightly', () => {
  test.beforeAll(() => {
    test.setTimeout(180_000);
    execFileSync(
      process.execPath,
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--mode',
        'mocks',
        '--outDir',
        join(NGINX_DIR, 'folder/app'),
      ],
      { env: { ...process.env, VITE_BASE: '/app/' }, stdio: 'ignore' },
    );
  });

  test('screens, sign-in, configuration, worker, reports and links stay inside it', async ({
    page,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (folder.startsWith(origin) && !pathname.startsWith('/app/')) outside.push(pathname);
    });
    await page.goto(`${folder}/orderlist?estado=preparing`);
    await expect(page).toHaveURL(`${folder}/login`);
    await signInByForm(page, 'storeAdmin');
    await expect(page).toHaveURL(`${folder}/orderlist?estado=preparing`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`^${folder}/orderdetail/`));
    await page.goto(`${folder}/home`);
    await expect(page.locator('iframe')).toHaveAttribute('src', `${folder}/mock-frames/slim.html`);
    await page.goto(`${folder}/s/donpepe`);
    await page.getByRole('link', { name: 'Ver catálogo' }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${folder}/productlist/`));
    await page.goto(`${folder}/no-existe`);
    await expect(
      page.getByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' }),
    ).toBeVisible();
    expect(outside).toEqual([]);
    const bare = await fetchRaw(`${folder}?lado=cliente`, { Host: 'tienda.example.com' });
    expect(bare).toMatchObject({ status: 301, headers: { location: '/app/?lado=cliente' } });
    const health = await page.request.get(new URL('/healthz', folder).href);
    expect(await health.text()).toBe('ok\n');
  });
});
