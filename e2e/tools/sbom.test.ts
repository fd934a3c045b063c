import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { billOfMaterials, shippedPackages, type LockedPackages } from './sbom';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: LockedPackages;
};
const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

it('holds every dependency and no tool', () => {
  const names = billOfMaterials(packages, 'app').components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(own.dependencies)));
  expect(names.filter((name) => name in own.devDependencies)).toEqual([]);
});

it('follows nested packages and peers, but not optional peers', () => {
  const found = shippedPackages({
    '': { dependencies: { a: '1' } },
    'node_modules/a': {
      dependencies: { b: '2' },
      peerDependencies: { peer: '*', tool: '*' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': {},
    'node_modules/peer': {},
    'node_modules/tool': {},
  });
  expect(found).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/peer']);
});
