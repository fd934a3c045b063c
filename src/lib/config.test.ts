import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ConfigError, parseConfig } from './config';

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

  it('drops the slash at the end of the API host', () => {
    expect(parseConfig({ ...shipped(), apiHost: 'https://api.example.com/' }).apiHost).toBe(
      'https://api.example.com',
    );
  });

  it.each([
    ['apiHost', 'api.example.com', 'apiHost: debe ser una dirección http(s) completa'],
    ['apiHost', 'javascript:alert(1)', 'apiHost: debe ser una dirección http(s) completa'],
    [
      'sellerHosts',
      ['https://x.com'],
      'sellerHosts.0: debe ser un nombre de host, sin esquema ni ruta',
    ],
    ['privacyUrl', 'ftp://x', 'privacyUrl: debe ser una dirección http(s) completa'],
  ])('names a wrong %s', (field, value, problem) => {
    expect(problemsOf({ ...shipped(), [field]: value })).toEqual([problem]);
  });

  it('names a missing field, an unknown one and a file that is no object', () => {
    const { captcha: _captcha, ...rest } = shipped();
    expect(problemsOf(rest)[0]).toMatch(/^captcha: /);
    expect(problemsOf({ ...shipped(), apihost: 'x' })[0]).toMatch(/^apihost: /);
    expect(problemsOf([])[0]).toMatch(/: /);
  });

  it('lets the integrations that may be absent be null', () => {
    expect(problemsOf({ ...shipped(), contactSync: null, tracking: null })).toEqual([]);
  });
});
