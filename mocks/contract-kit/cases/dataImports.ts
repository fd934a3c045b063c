import { accepted, expectPart, proves, succeeds, type Case } from '../contractCase';
import { admin, csv, makeProduct, read } from './setup';
import { expectNewestFirst } from './sorting';

export const cases: readonly Case[] = [
  succeeds('listDataImports', () => admin),
  proves(
    'listDataImports',
    200,
    ['the newest first', 'Status of every bulk file sent, newest first.'],
    async (host) => {
      const ids: number[] = [];
      for (let count = 0; count < 2; count += 1) {
        const file = csv(`id,price_per_unit\n${(await makeProduct(host)).id},150\n`);
        ids.unshift((await read(host, 'uploadProductPrices', { ...admin, file })).id);
      }
      const jobs = await accepted(host, 'listDataImports', admin);
      expectNewestFirst(jobs);
      expectPart(
        'newest jobs',
        jobs.slice(0, 2),
        ids.map((id) => ({ id })),
      );
    },
  ),
];
