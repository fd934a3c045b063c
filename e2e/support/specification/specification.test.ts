import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { shopper } from './shopper';
import { staffCalls } from './staffCalls';
import { staffRules } from './staffRules';
import { staffScreens } from './staffScreens';

/** The literal texts, columns and figures of the two specifications. */
const specifiedTexts = [...staffScreens, ...staffRules, ...staffCalls, ...shopper];

const DECLARATION =
  /^(?=(?:export )?(?:async )?(?:const|function|type|interface|test|it|describe|beforeEach|afterEach|import)\b)/m;

/** The source of each test of a file by its title, with the declarations of the file that it names. */
function testsOf(file: string): { title: string; source: string }[] {
  const source = readFileSync(file, 'utf8');
  const declared = source.split(DECLARATION).flatMap((text) => {
    const name = /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(text)?.[1];
    return name === undefined ? [] : [{ text, uses: new RegExp(`\\b${name}\\b`) }];
  });
  return source.split(/^(?= *(?:test|it)(?:\.each)?\()/m).flatMap((text) => {
    const title =
      /^ *(?:test|it)\(\s*(['`"])(.*?)\1/.exec(text)?.[2] ??
      /\](?: as const)?,?\s*\)\(\s*(['`"])(.*?)\1/.exec(text)?.[2];
    if (title === undefined) return [];
    const used = declared.filter(({ uses }) => uses.test(text));
    return [{ title, source: [text, ...used.map((one) => one.text)].join('\n') }];
  });
}

describe('specified texts', () => {
  it.each(specifiedTexts)('$section $at: $test', ({ texts, file, test }) => {
    // Rules alone do not show that a screen shows them.
    expect(file).not.toMatch(/^(src\/domain|mocks)\//);
    const found = testsOf(file).find(({ title }) => title === test);
    expect(found, `${file} has no test "${test}"`).toBeDefined();
    expect(texts.filter((text) => !found?.source.includes(text))).toEqual([]);
  });
});
