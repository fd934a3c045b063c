import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('README shows the examples as the suite runs them', () => {
  const examples = [...textOf('../README.md').matchAll(/```ts\n(.+?)```/gs)].map(([, code = '']) =>
    code.slice(code.indexOf('test(')),
  );
  const suite = textOf('../examples.e2e.ts');
  expect(examples).toHaveLength(3);
  for (const example of examples) expect(suite).toContain(example);
});
