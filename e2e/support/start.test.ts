import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { contractOperations } from '../../mocks/contract/document';
import { startScript, startScriptHash } from '../../src/app/start/startPlugin';

const API = 'https://api.tienda.test';
const USER = JSON.stringify({ jwt_token: 'token', store: { name: 'Don Pepe' } });

/** The URLs that the inline script of index.html requests at a path, for a signed-in seller. */
async function requestedAt(pathname: string): Promise<string[]> {
  const urls: string[] = [];
  const [route = ''] = pathname.slice(1).split('/');
  const start = { base: '/', files: [], routes: { [route]: [] }, backend: true };
  const window = {
    localStorage: { getItem: (key: string) => (key === 'user' ? USER : null) },
    location: { pathname },
    matchMedia: () => ({ matches: false }),
    firstRequests: { config: Promise.resolve<unknown>(undefined) },
  };
  const document = {
    getElementById: () => ({ textContent: JSON.stringify(start) }),
    documentElement: { dataset: {}, style: { setProperty: () => undefined } },
  };
  const fetch = (url: string) => {
    urls.push(url);
    return Promise.resolve(Response.json({ apiHost: API }));
  };
  runInNewContext(await startScript(), { window, document, fetch });
  await window.firstRequests.config;
  return urls;
}

// The application takes an early answer over only when it asks for the same URL.
it.each([
  ['/home', '/store/orders'],
  ['/orderlist', '/store/orders'],
  ['/paymentlist', '/store/orders'],
  ['/orderdetail/DP%201', '/store/orders/{id}'],
  ['/clientlist', '/store/clients/'],
  ['/productstore', '/store/products/'],
])('%s requests the data of %s early, spelt as in the contract', async (page, path) => {
  expect(contractOperations.some((one) => one.method === 'get' && one.path === path)).toBe(true);
  const url = API + path.replace('{id}', 'DP%201');
  expect(await requestedAt(page)).toEqual(['/config.json', url]);
});

it.each(['/marketing', '/orderdetail', '/login'])('%s requests no data early', async (page) => {
  expect(await requestedAt(page)).toEqual(['/config.json']);
});

it.each(['_headers', 'nginx/headers.conf'])(
  'the inline script is allowed by the policy of e2e/deploy/%s',
  async (file) => {
    expect(readFileSync(`e2e/deploy/${file}`, 'utf8')).toContain(await startScriptHash());
  },
);
