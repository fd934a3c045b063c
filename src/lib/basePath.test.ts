import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function servedFrom(base: string) {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  return import('./basePath');
}

it('adds and removes the folder that the build is served from', async () => {
  const { withBase, withoutBase } = await servedFrom('/app/');
  expect(withBase('/login')).toBe('/app/login');
  expect(withoutBase('/app/s/donpepe')).toBe('/s/donpepe');
  expect(withoutBase('/application/s')).toBe('/application/s');
  expect(withoutBase('/s/donpepe')).toBe('/s/donpepe');
});

it('changes nothing at the root of a host', async () => {
  const { withBase, withoutBase } = await servedFrom('/');
  expect(withBase('/login')).toBe('/login');
  expect(withoutBase('/s/donpepe')).toBe('/s/donpepe');
});
