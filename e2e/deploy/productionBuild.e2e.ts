import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

test('the entry tells V8 to compile it while it arrives', () => {
  const entry = readdirSync('dist/assets').find((file) => file.endsWith('.js')) ?? '';
  const lines = readFileSync(join('dist/assets', entry), 'utf8').split('\n');
  expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
  const map: unknown = JSON.parse(readFileSync(join('dist-maps/assets', `${entry}.map`), 'utf8'));
  const { mappings } = map as { mappings: string };
  expect(mappings.split(';').map((line) => line !== '')).toEqual(
    // Neither the comment nor the list of files that Vite writes below it comes from a source.
    lines.map((_line, index) => index > 1),
  );
});

test('a second build of the same sources is the same @nightly', () => {
  test.setTimeout(180_000);
  const again = 'node_modules/.cache/rebuild/dist';
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', again, '--emptyOutDir'],
    { stdio: 'ignore' },
  );
  expect(hashes(again)).toEqual(hashes('dist'));
});
