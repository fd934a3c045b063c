import { posix, relative, sep } from 'node:path';

const RULES = ['src/contract', 'src/lib', 'src/domain'];
const SCREENS = [
  ...RULES,
  'src/platform',
  'src/session',
  'src/api',
  'src/ui',
  'src/thirdparty',
  'src/workers',
  'src/components',
];

/**
 * What each folder may import besides itself, and packages that it may not. A folder in a folder may have a line of its own,
 * which holds instead.
 */
const LAYERS = {
  'src/contract': { imports: [] },
  'src/lib': { imports: ['src/contract'] },
  'src/domain': { imports: RULES, packages: /^(react|@mantine|@tanstack)/ },
  'src/workers': { imports: RULES, packages: /^(react|@mantine|@tanstack)/ },
  'src/session': { imports: RULES },
  'src/api': { imports: [...RULES, 'src/platform', 'src/session'] },
  'src/platform': { imports: ['src/lib'] },
  'src/ui': { imports: ['src/lib', 'src/platform'] },
  'src/thirdparty': { imports: ['src/lib'] },
  'src/components': { imports: SCREENS },
  'src/screens': { imports: SCREENS },
  'src/routes': { imports: [...SCREENS, 'src/screens', 'src/app'] },
  'src/app': { imports: [...SCREENS, 'src/screens', 'src/routes'] },
  'src/build': { imports: ['src/app/start', 'src/domain', 'src/ui/theme', 'mocks/browser'] },
  mocks: { imports: [...RULES, 'src/build'] },
  // A product of its own: it knows the contract and nothing of who keeps or calls it.
  'mocks/contract-kit': { imports: ['src/contract'] },
  e2e: { imports: ['mocks/seed', 'src/build', 'src/domain'] },
  'e2e/gallery/kit': { imports: [...SCREENS, 'src/app/root.css', 'src/build', 'mocks/database'] },
  // The control calls of the mock backend are typed by it.
  'e2e/support': { imports: ['e2e', 'mocks', 'src/build', 'src/domain'] },
};

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The innermost folder of the table that holds a file. */
const layerOf = (path) =>
  Object.keys(LAYERS)
    .filter((folder) => isIn(path, folder))
    .toSorted((one, other) => other.length - one.length)[0];

/** The file that an import names, from the root of the repository; null for a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('~/')) return specifier.replace('~', 'src');
  if (specifier.startsWith('~mocks/')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return null;
}

/** A screen is private: its folder is src/screens/<name>. */
const ownFolder = (file, layer) =>
  layer === 'src/screens' ? file.split('/').slice(0, 3).join('/') : layer;

/** Why a file may not import something; null: it may. */
function refusal(file, specifier) {
  const layer = layerOf(file);
  if (layer === undefined) return null;
  const { imports, packages } = LAYERS[layer];
  const target = targetOf(file, specifier);
  if (target === null) {
    return packages?.test(specifier) ? `${layer} does not import ${specifier}.` : null;
  }
  const allowed = [ownFolder(file, layer), ...imports];
  return allowed.some((folder) => isIn(target, folder))
    ? null
    : `${layer} imports only ${imports.join(', ') || 'itself'}.`;
}

/** The linter's rule `layers/imports`. */
export default {
  meta: { name: 'layers' },
  rules: {
    imports: {
      create(context) {
        const file = relative(context.cwd, context.filename).replaceAll(sep, '/');
        const check = (node) => {
          const specifier = node.source?.value;
          const message = typeof specifier === 'string' ? refusal(file, specifier) : null;
          if (message !== null) context.report({ node, message });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
  },
};
