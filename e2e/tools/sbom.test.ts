import { execSync } from 'node:child_process';
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
  // `xlsx` is an alias: the name in package.json belongs to another package of the registry.
  const expected = Object.keys(own.dependencies).map((name) =>
    name === 'xlsx' ? '@e965/xlsx' : name,
  );
  expect(names).toEqual(expect.arrayContaining(expected));
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

interface Component {
  purl: string;
  licenses: unknown;
  hashes: unknown;
}

it('describes each package as npm does, which leaves out shipped peers of tools', () => {
  const printed = execSync('npm sbom --sbom-format cyclonedx --package-lock-only', {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components } = JSON.parse(printed) as { components: readonly Component[] };
  const byNpm = new Map(
    components.map(({ purl, licenses, hashes }) => [purl, { purl, licenses, hashes }]),
  );
  const ours = billOfMaterials(packages, 'app').components;
  expect(ours.length).toBeGreaterThan(50);
  expect(ours.map(({ purl, licenses, hashes }) => ({ purl, licenses, hashes }))).toEqual(
    ours.map(({ purl }) => byNpm.get(purl)),
  );
});
