import { readFileSync } from 'node:fs';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { ConfigError, isForeignDevelopment, loadConfig, parseConfig } from './config';

const shipped = () =>
  JSON.parse(readFileSync('public/config.json', 'utf8')) as Record<string, unknown>;

function problemsOf(raw: unknown): readonly string[] {
  try {
    parseConfig(raw);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('runtime configuration', () => {
  it('accepts the file that development and tests use', () => {
    expect(problemsOf(shipped())).toEqual([]);
  });

  it('takes name and logo of the product; without them its own', () => {
    const { brand: own, ...unnamed } = shipped();
    expect(own).toEqual({ name: 'Tienda con asistente', logo: null });
    expect(parseConfig(unnamed).brand).toEqual(own);
    const brand = { name: 'Mercadito', logo: 'https://cdn.example.com/logo.svg' };
    expect(parseConfig({ ...unnamed, brand }).brand).toEqual(brand);
    expect(problemsOf({ ...unnamed, brand: { name: '', logo: null } })).toEqual([
      'brand.name: no puede estar vacío',
    ]);
  });

  it('drops the slash at the end of the API host', () => {
    expect(parseConfig({ ...shipped(), apiHost: 'https://api.example.com/' }).apiHost).toBe(
      'https://api.example.com',
    );
  });

  it.each([
    ['apiHost', 'api.example.com', 'apiHost: debe ser una URL http(s) completa'],
    ['apiHost', 'javascript:alert(1)', 'apiHost: debe ser una URL http(s) completa'],
    ['sellerHosts', ['https://x.com'], 'sellerHosts.0: debe ser un host, sin esquema ni ruta'],
    ['captcha', { siteKey: 5 }, 'captcha.siteKey: debe ser un texto'],
    ['defaultCountry', 'Argentina', 'defaultCountry: debe ser un código de país (por ejemplo AR)'],
    ['privacyUrl', 'ftp://x', 'privacyUrl: debe ser una URL http(s) completa'],
  ])('reports an invalid %s', (field, value, problem) => {
    expect(problemsOf({ ...shipped(), [field]: value })).toEqual([problem]);
  });

  it('reports a missing field, also one in other capitals, and a file that is not an object', () => {
    const { captcha: _captcha, ...rest } = shipped();
    expect(problemsOf(rest)).toEqual(['captcha: falta']);
    const { apiHost, ...misspelt } = shipped();
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(problemsOf({ ...misspelt, apihost: apiHost })).toEqual([
      'apiHost: falta (dice "apihost")',
    ]);
    expect(problemsOf('x')).toEqual(['(archivo): debe ser un objeto']);
  });

  it('starts with fields that a newer release has added, and names them in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { captcha } = shipped();
    const newer = {
      ...shipped(),
      newField: 1,
      toString: 'x',
      captcha: { ...Object(captcha), v: 3 },
    };
    expect(problemsOf(newer)).toEqual([]);
    expect(warn.mock.calls.flat()).toEqual([
      'config.json: unknown field newField',
      'config.json: unknown field toString',
      'config.json: unknown field captcha.v',
    ]);
  });

  it('reads hosts as location.host spells them', () => {
    const customerHosts = [
      'Tienda.Example.com',
      'tienda.com:443',
      'tienda.com:80',
      'LOCALHOST:5200',
    ];
    expect(parseConfig({ ...shipped(), customerHosts }).customerHosts).toEqual([
      'tienda.example.com',
      'tienda.com',
      'tienda.com',
      'localhost:5200',
    ]);
    expect(problemsOf({ ...shipped(), apiHost: 'HTTPS://api.example.com' })).toEqual([]);
  });

  it('accepts null for optional integrations', () => {
    expect(problemsOf({ ...shipped(), contactSync: null, tracking: null })).toEqual([]);
  });
});

async function problemsWhen(answer: Response): Promise<readonly string[] | null> {
  vi.stubGlobal('fetch', async () => answer);
  try {
    await loadConfig('/config.json');
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return null;
}

describe('the configuration file', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('that is missing has no invalid field', async () => {
    expect(await problemsWhen(new Response('', { status: 404 }))).toEqual([]);
    // The page of the application, as the build writes it.
    expect(await problemsWhen(new Response('<!doctype html>\n<div id="root"></div>'))).toEqual([]);
  });

  it('is read whatever type the server sends', async () => {
    const text = JSON.stringify(shipped());
    const answer = new Response(text, { headers: { 'content-type': 'text/html' } });
    expect(await problemsWhen(answer)).toBeNull();
  });

  it('in another encoding is named', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...shipped(), name: 'Almacén' }), 'latin1');
    expect(await problemsWhen(new Response(bytes))).toEqual(['no está en UTF-8']);
  });

  it('that cannot be parsed has the reason', async () => {
    expect(await problemsWhen(new Response('', { status: 503 }))).toEqual([
      'no se pudo leer (503)',
    ]);
    const [problem] = (await problemsWhen(new Response('{\n  "apiHost": "x",\n}'))) ?? [];
    expect(problem).toMatch(/^no es JSON válido: .*(position|line) \d+/);
  });

  it('that does not arrive is a lost connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadConfig('/config.json')).rejects.toThrow(TypeError);
    // A page of the network, which asks for a sign-in first.
    vi.stubGlobal('fetch', async () => new Response('<html><h1>Hotel WiFi</h1></html>'));
    await expect(loadConfig('/config.json')).rejects.toThrow(TypeError);
  });

  it('for development is reported on a host that it does not list', () => {
    const development = parseConfig({ ...shipped(), sideParameter: true });
    expect(isForeignDevelopment(development, 'localhost:5173')).toBe(false);
    expect(isForeignDevelopment(development, 'tienda.test')).toBe(false);
    expect(isForeignDevelopment(development, 'tienda.example.com')).toBe(true);
    const production = parseConfig({ ...shipped(), sideParameter: false });
    expect(isForeignDevelopment(production, 'tienda.example.com')).toBe(false);
  });
});
