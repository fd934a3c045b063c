// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { afterEach, expect, it } from 'vitest';

import { applyRememberedScheme } from './colorScheme';

afterEach(() => localStorage.clear());

it('reads the key that the inline script reads, which imports nothing', () => {
  const script = readFileSync('src/app/start/start.ts', 'utf8');
  const key = /getItem\('(.*color-scheme.*)'\)/.exec(script)?.[1] ?? '';
  const { dataset } = document.documentElement;
  localStorage.setItem(key, 'dark');
  applyRememberedScheme();
  expect(dataset['mantineColorScheme']).toBe('dark');

  localStorage.setItem(key, 'auto');
  applyRememberedScheme();
  expect(dataset['mantineColorScheme']).toBeUndefined();
});
