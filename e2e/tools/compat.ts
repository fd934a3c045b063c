/**
 * `npm run compat`: which built-in functions and interfaces of the production build the oldest supported browsers lack.
 * Syntax and styles are translated by the build; what is looked for here would fail when it is called.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { parseAst } from 'vite';

/** The same versions as `BROWSERS` in vite.config.ts. */
const OLDEST = {
  chrome: 98,
  chrome_android: 98,
  edge: 98,
  firefox: 104,
  firefox_android: 104,
  safari: 16.4,
  safari_ios: 16.4,
} as const;

/** Names that the build uses only after a check, or with another meaning, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  '.share': 'ShareOrderButton copies the link without it',
  '.showPopover': 'ReasonBubble shows in its place without it',
  '.startViewTransition':
    'React and the router look for it first; the application uses no view transitions',
  'Error.captureStackTrace': 'fflate looks for it first',
  '.toArray': 'React.Children.toArray',
  '.toSorted': 'added by platform/oldBrowsers.js',
  '.toReversed': 'added by platform/oldBrowsers.js',
  '.toSpliced': 'added by platform/oldBrowsers.js',
  '.with': 'added by platform/oldBrowsers.js',
  '.findLast': 'added by platform/oldBrowsers.js',
  '.findLastIndex': 'added by platform/oldBrowsers.js',
  '.canShare': 'PosterDialog looks for it first',
  'new Notification': 'newsAlerts looks for it first',
  'Notification.requestPermission': 'newsAlerts looks for it first',
};

/** The browsers of the list that do not have a feature. */
function lacking({ support }: CompatStatement): string[] {
  return Object.entries(OLDEST).flatMap(([browser, oldest]) => {
    const found = support[browser as keyof typeof OLDEST];
    const statements = found === undefined ? [] : [found].flat();
    const has = statements.some(
      ({
        version_added: added,
        version_removed: removed,
        flags,
        prefix,
        alternative_name: other,
      }) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= oldest &&
        !removed &&
        !flags &&
        !prefix &&
        !other,
    );
    return has ? [] : [browser];
  });
}

const compatOf = (entry: Identifier | undefined) => entry?.__compat;

const interfaces: Readonly<Record<string, Identifier>> = {
  ...bcd.api,
  ...bcd.javascript.builtins,
};

/** Static members, such as `URL.canParse`. */
function staticMember(owner: string, member: string): CompatStatement | undefined {
  const entry = Object.hasOwn(interfaces, owner) ? interfaces[owner] : undefined;
  return compatOf(entry?.[`${member}_static`] ?? (owner in bcd.api ? undefined : entry?.[member]));
}

/** Interfaces of the browser whose methods are looked for by name; the names of others are too common. */
const DOM = new Set([
  'Document',
  'Element',
  'HTMLElement',
  'Response',
  'Blob',
  'Navigator',
  'ReadableStream',
]);

/** Methods by name, such as `toSorted`: missing when no interface that has one is supported. */
const methods = new Map<string, CompatStatement[]>();
for (const [owner, entry] of Object.entries(interfaces)) {
  if (owner in bcd.api && !DOM.has(owner)) continue;
  // Skips missing interfaces, which have no instances; iterators exist without theirs.
  const own = compatOf(entry);
  if (own && lacking(own).length > 0 && owner !== 'Iterator') continue;
  for (const [name, member] of Object.entries(entry)) {
    if (name === '__compat' || name.endsWith('_static')) continue;
    const compat = compatOf(member as Identifier);
    if (compat) methods.set(name, [...(methods.get(name) ?? []), compat]);
  }
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const nameOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : null;

/** What one file calls that some browser of the list lacks: name and browsers. */
function missingIn(code: string): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  const note = (name: string, compat: CompatStatement | undefined) => {
    const browsers = compat ? lacking(compat) : [];
    if (browsers.length > 0) missing.set(name, browsers);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const { type, callee } = value;
    if ((type === 'CallExpression' && !value['optional']) || type === 'NewExpression') {
      const constructed = type === 'NewExpression' ? nameOf(callee) : null;
      if (constructed !== null && Object.hasOwn(interfaces, constructed)) {
        note(`new ${constructed}`, compatOf(interfaces[constructed]));
      }
      if (isNode(callee) && callee.type === 'MemberExpression' && !callee['computed']) {
        const owner = nameOf(callee['object']);
        const member = nameOf(callee['property']) ?? '';
        const known = owner === null ? undefined : staticMember(owner, member);
        if (known) note(`${owner}.${member}`, known);
        else {
          const candidates = methods.get(member) ?? [];
          if (candidates.every((compat) => lacking(compat).length > 0)) {
            note(`.${member}`, candidates[0]);
          }
        }
      }
    }
    Object.values(value).forEach(visit);
  };
  visit(parseAst(code));
  return missing;
}

const folder = 'dist';
const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);
const problems = scripts.flatMap((file) =>
  [...missingIn(readFileSync(join(folder, file), 'utf8'))]
    .filter(([name]) => !Object.hasOwn(ALLOWED, name))
    .map(([name, browsers]) => `${file}: ${name} is missing in ${browsers.join(', ')}`),
);
for (const problem of problems) console.error(problem);
if (scripts.length === 0) console.error('No build in dist/: run npm run build first');
process.exitCode = problems.length > 0 || scripts.length === 0 ? 1 : 0;
if (process.exitCode === 0) console.log(`${scripts.length} scripts: nothing is missing.`);
