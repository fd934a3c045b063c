import { readFileSync } from 'node:fs';

import { afterEach, describe, expect, it } from 'vitest';

import { parseConfig } from '~/lib/config';

import { startTracking } from './tracking';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const tracking = { scriptUrl: 'https://analitica.test/script.js', hosts: ['tienda.test'] };

afterEach(() => document.head.replaceChildren());

describe('startTracking', () => {
  it('loads the script on a production host', () => {
    expect(startTracking(tracking, 'tienda.test')).toBe(true);
    expect(scripts()).toEqual(['https://analitica.test/script.js']);
  });

  it.each(['localhost', 'localhost:5173', '127.0.0.1:4173', 'tienda.test.malo.test', ''])(
    'never on %j',
    (host) => {
      expect(startTracking(tracking, host)).toBe(false);
      expect(scripts()).toEqual([]);
    },
  );

  it('never without a configuration', () => {
    expect(startTracking(null, 'tienda.test')).toBe(false);
    expect(scripts()).toEqual([]);
  });

  it('the configuration of development and demos names no host of a development machine', () => {
    const config = parseConfig(JSON.parse(readFileSync('public/config.json', 'utf8')));
    for (const host of ['localhost:5173', 'localhost:4173', 'localhost:4174', '127.0.0.1:5173']) {
      expect(startTracking(config.tracking, host)).toBe(false);
    }
    expect(scripts()).toEqual([]);
  });
});
