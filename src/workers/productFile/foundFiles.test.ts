// @vitest-environment node
import { expect, it } from 'vitest';

import { listFiles } from '~/testSupport/productFiles/found/listFiles';
import { priceFiles } from '~/testSupport/productFiles/found/priceFiles';
import { openFile } from '~/testSupport/productFiles/openFile';
import { shop } from '~/testSupport/productFiles/table/cases';

import { FileProblem } from './errors';

const WAITING = ['twin', 'mismatch', 'doubtful'];

/** What becomes of a file while nobody answers a question or ticks a row. */
async function outcomeOf(...args: Parameters<typeof openFile>) {
  try {
    const { preview, page, outgoing } = await openFile(...args);
    const rows = page('all', 1, 100);
    const numbersOf = (effects: readonly string[]) =>
      rows.filter(({ effect }) => effects.includes(effect)).map(({ number }) => number);
    return {
      failure: preview.failure ?? '',
      waiting: numbersOf(WAITING),
      wrong: numbersOf(['invalid']),
      sent: preview.plan.rows === 0 ? null : await outgoing().file.text(),
    };
  } catch (error) {
    if (error instanceof FileProblem)
      return { failure: error.message, waiting: [], wrong: [], sent: null };
    throw error;
  }
}

it.each([...priceFiles, ...listFiles].map((one) => [one.name, one] as const))(
  'a file that people have changes only what it says: %s',
  async (_name, { file, kind, sent, waiting = [], wrong = [], failure = /^$/ }) => {
    expect(await outcomeOf(file(), kind, shop)).toEqual({
      failure: expect.stringMatching(failure) as unknown,
      waiting,
      wrong,
      sent: sent && sent.map((line) => `${line}\n`).join(''),
    });
  },
);
