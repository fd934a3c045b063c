import {
  accepted,
  expectPart,
  expectThat,
  proves,
  succeeds,
  type Case,
  refused,
} from '../contractCase';
import { admin, csv, makeProduct, ownStore, platform, read, registration } from './setup';
import { expectNewestFirst } from './sorting';

export const cases: readonly Case[] = [
  succeeds('listLogs', () => platform, 'the newest first', expectNewestFirst),
  proves('listLogs', 200, ['of one store', 'All logs, or those of one store.'], async (host) => {
    const { id } = await ownStore(host);
    const logs = await accepted(host, 'listLogs', { ...platform, query: { store_id: id } });
    expectThat(
      logs.every(({ store_id }) => store_id === id),
      'an entry of another store is in the list',
    );
  }),
  proves(
    'listLogs',
    200,
    ['whole, with what just happened', 'without it, those of all stores'],
    async (host) => {
      const { id } = await read(host, 'registerStore', { body: registration(host) });
      await read(host, 'disableStore', { ...platform, params: { id } });
      const all = await accepted(host, 'listLogs', platform);
      const own = await accepted(host, 'listLogs', { ...platform, query: { store_id: id } });
      expectThat(own.length > 0, 'the log of the store is empty');
      expectPart(
        'logs of the store among all',
        all.filter(({ store_id }) => store_id === id),
        own,
      );
    },
  ),
  proves(
    'listLogs',
    200,
    [
      'of a store that there is not',
      'A store without logs, or that does not exist, has an empty list.',
    ],
    async (host) => {
      const query = { store_id: 999_999_999 };
      expectPart('logs', await accepted(host, 'listLogs', { ...platform, query }), []);
    },
  ),
  proves(
    'listLogs',
    400,
    [
      'a parameter that comes twice, beside one that is ignored',
      'A query parameter of the operation that comes twice is 400; one that the operation does not have is ignored.',
    ],
    async (host) => {
      const { id } = await ownStore(host);
      const whole = await accepted(host, 'listLogs', { ...platform, query: { store_id: id } });
      const query = { store_id: id, contrato: 'x' };
      expectPart('logs', await accepted(host, 'listLogs', { ...platform, query }), whole);
      await refused(host, 'listLogs', 400, { ...platform, query: { store_id: [id, id] } });
    },
  ),
  succeeds('listAdminDataImports', () => platform, 'the newest first', expectNewestFirst),
  proves(
    'listAdminDataImports',
    200,
    ['the jobs of every store', 'The jobs of all stores, newest first.'],
    async (host) => {
      const { id: store_id } = await ownStore(host);
      const file = csv(`id\n${(await makeProduct(host)).id}\n`);
      const { id } = await read(host, 'uploadProductsDelete', { ...admin, file });
      const jobs = await accepted(host, 'listAdminDataImports', platform);
      expectPart(
        'job in the list',
        jobs.find((job) => job.id === id),
        { store_id, kind: 'products-delete' },
      );
      const ids = new Set(jobs.map((job) => job.id));
      const missing = (await read(host, 'listDataImports')).filter((job) => !ids.has(job.id));
      expectPart('jobs of the store that are not in the list', missing, []);
    },
  ),
];
