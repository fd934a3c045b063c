/** `npm run -s sbom`: the bill of materials of what the application ships, as CycloneDX JSON, by the lock file. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface Entry {
  /** The package's own name, where the folder has another one. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
/** The `packages` of a package-lock.json: by path, the project itself under ''. */
export type LockedPackages = Readonly<Record<string, Entry>>;

/** The path of the package that `name` resolves to when it is imported by the package at `path`. */
function resolve(packages: LockedPackages, path: string, name: string): string | undefined {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === '') return undefined;
  }
}

/** The paths of the packages that the project's dependencies need, peers included. */
export function shippedPackages(packages: LockedPackages): string[] {
  const found = new Set<string>();
  function visit(path: string, names: Record<string, string> = {}): void {
    for (const name of Object.keys(names)) {
      const dependency = resolve(packages, path, name);
      if (dependency === undefined || found.has(dependency)) continue;
      found.add(dependency);
      const {
        dependencies,
        peerDependencies = {},
        peerDependenciesMeta,
      } = packages[dependency] ?? {};
      visit(dependency, dependencies);
      const needed = Object.entries(peerDependencies).filter(
        ([peer]) => peerDependenciesMeta?.[peer]?.optional !== true,
      );
      visit(dependency, Object.fromEntries(needed));
    }
  }
  visit('', packages['']?.dependencies);
  return [...found].toSorted();
}

const nameOf = (path: string, { name }: Entry = {}) =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** SPDX expressions have a field of their own. */
const licenceOf = (text: string) =>
  /[ (]/.test(text) ? { expression: text } : { license: { id: text } };

/** A CycloneDX 1.5 document. */
export function billOfMaterials(packages: LockedPackages, name: string) {
  const components = shippedPackages(packages).map((path) => {
    const { version = '', license, integrity = '' } = packages[path] ?? {};
    const ownName = nameOf(path, packages[path]);
    const [algorithm, hash = ''] = integrity.split(/-(.*)/s);
    return {
      type: 'library',
      name: ownName,
      version,
      purl: `pkg:npm/${ownName.replace('@', '%40')}@${version}`,
      licenses: license === undefined ? [] : [licenceOf(license)],
      hashes:
        algorithm === 'sha512'
          ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }]
          : [],
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version: packages['']?.version ?? '' } },
    components,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    name: string;
    packages: LockedPackages;
  };
  console.log(JSON.stringify(billOfMaterials(packages, name), null, 2));
}
