import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type Translator, TRANSLATORS } from '~/testSupport/translators';

import { keepTextNodesUsable } from './pageTranslation';

/** What a component of the application may render: texts alone, beside each other and beside elements. */
type Tree = string | null | { tag: 'b' | 'span' | null; key: number | null; children: Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('1', '23', 'de', ' de ', 'Página ', null),
    fc.record({
      tag: fc.constantFrom('b' as const, 'span' as const, null),
      key: fc.option(fc.nat(3)),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}));

function Shown({ tree }: { tree: Tree }): ReactNode {
  if (typeof tree !== 'object' || tree === null) return tree;
  const keys = new Set<number>();
  const children = tree.children.map((child, index) => {
    const wanted = typeof child === 'object' ? child?.key : null;
    const isFree = typeof wanted === 'number' && !keys.has(wanted);
    if (isFree) keys.add(wanted);
    return createElement(Shown, { tree: child, key: isFree ? `k${wanted}` : `i${index}` });
  });
  const texts = tree.children.every((child) => typeof child !== 'object');
  return createElement(
    tree.tag ?? Fragment,
    null,
    ...((texts ? tree.children : children) as ReactNode[]),
  );
}

const step = fc.oneof(
  fc.record({ show: tree }),
  fc.record({ translate: fc.constantFrom(...TRANSLATORS) }),
);

const { prototype } = Node;
const native = Object.getOwnPropertyDescriptors(prototype);
beforeEach(() => {
  // React logs the errors of its rendering.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  keepTextNodesUsable();
});
afterEach(() => {
  for (const name of ['removeChild', 'insertBefore', 'appendChild', 'nodeValue'] as const) {
    Object.defineProperty(prototype, name, native[name]);
  }
});

/** Draws one tree after the other, and lets translators run between them. */
async function textsOf(steps: readonly ({ show: Tree } | { translate: Translator })[]) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const texts: (string | null)[] = [];
  for (const next of steps) {
    if ('show' in next) {
      await act(async () => root.render(createElement(Shown, { tree: next.show })));
    } else {
      next.translate(container);
      await Promise.resolve();
    }
    texts.push(container.textContent);
  }
  await act(async () => root.unmount());
  expect(container.textContent).toBe('');
  container.remove();
  return texts;
}

it('a translated page shows what an untranslated one shows, whatever is drawn next', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const untranslated = steps.map((next) => ('show' in next ? next : { translate: () => {} }));
      expect(await textsOf(steps)).toEqual(await textsOf(untranslated));
    }),
    { numRuns: process.env['NIGHTLY'] ? 5_000 : 200 },
  );
});
