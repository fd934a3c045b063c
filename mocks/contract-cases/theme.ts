import { expect } from 'vitest';

import type { ThemeUpdate } from '~/contract/types';
import { MAIN_IMAGE_SLOT, VIDEO_SLOT } from '~/domain/store/theme';

import type { HostCase, SeedCase } from '../contractCase';
import type { Database } from '../db';
import { STORE_IDS } from '../seed/accounts';
import { without } from '../table';
import { themeOf } from '../themeRows';
import { admin, read, succeeds, refuses } from './setup';

const { donpepe } = STORE_IDS;

/** The theme saved as it was loaded, but for `changes`. */
function updateOf(db: Database, changes: Partial<ThemeUpdate> = {}): ThemeUpdate {
  const store = db.stores.get(donpepe);
  if (store === undefined) throw new Error('The seed has no such store');
  return { ...without(themeOf(db, store), 'social_networks'), ...changes };
}

/** The same media with something else in one slot. */
function mediaWith(
  db: Database,
  slot: number,
  change: Partial<ThemeUpdate['media'][number]>,
): ThemeUpdate['media'] {
  return updateOf(db).media.map((entry, index) =>
    index === slot ? { ...entry, ...change } : entry,
  );
}

export const cases: readonly HostCase[] = [
  succeeds('getTheme', () => admin),
  succeeds('saveTheme', async (host) => {
    const { social_networks: _networks, ...theme } = await read(host, 'getTheme');
    return { ...admin, body: theme };
  }),
  refuses('saveTheme', 422, 'an incomplete url', async (host) => {
    const { social_networks: _networks, ...theme } = await read(host, 'getTheme');
    return { ...admin, body: { ...theme, header_logo: 'logo.png' } };
  }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'getTheme',
    status: 200,
    why: "with the store's social links",
    arrange(db) {
      const networks = db.stores.get(donpepe)?.social_networks;
      if (networks) {
        db.stores.update(donpepe, { social_networks: { ...networks, yt: 'https://youtu.be/x' } });
      }
    },
    request: { as: 'storeUser' },
    check({ data }) {
      expect(data.media).toHaveLength(8);
      expect(data.social_networks.yt).toBe('https://youtu.be/x');
    },
  },
  {
    operationId: 'saveTheme',
    status: 200,
    why: 'saved as it was loaded, with another title',
    request: (db) => ({ as: 'storeUser', body: updateOf(db, { title: 'PEDÍ ACÁ' }) }),
    check({ data }, db) {
      expect(data).toMatchObject({ ...updateOf(db), title: 'PEDÍ ACÁ' });
      expect(data.social_networks).toEqual(db.stores.get(donpepe)?.social_networks);
      expect(db.themes.get(donpepe)?.theme.title).toBe('PEDÍ ACÁ');
    },
  },
  {
    operationId: 'saveTheme',
    status: 200,
    why: 'a video is an id, not an address',
    request: (db) => ({
      as: 'storeUser',
      body: updateOf(db, { media: mediaWith(db, VIDEO_SLOT, { media_url: 'dQw4w9WgXcQ' }) }),
    }),
    check({ data }) {
      expect(data.media[VIDEO_SLOT]?.media_url).toBe('dQw4w9WgXcQ');
    },
  },
  {
    operationId: 'saveTheme',
    status: 400,
    why: 'seven media',
    request: (db) => ({
      as: 'storeUser',
      body: { ...updateOf(db), media: updateOf(db).media.slice(1) },
    }),
  },
  {
    operationId: 'saveTheme',
    status: 422,
    why: 'an incomplete image address',
    request: (db) => ({
      as: 'storeUser',
      body: updateOf(db, {
        media: mediaWith(db, MAIN_IMAGE_SLOT, { media_url: 'imagenes/local.jpg' }),
      }),
    }),
  },
  {
    operationId: 'saveTheme',
    status: 422,
    why: 'a video as the main image',
    request: (db) => ({
      as: 'storeUser',
      body: updateOf(db, {
        media: mediaWith(db, MAIN_IMAGE_SLOT, { media_type: 'video', media_url: 'dQw4w9WgXcQ' }),
      }),
    }),
  },
  {
    operationId: 'saveTheme',
    status: 422,
    why: 'a video that is none',
    request: (db) => ({
      as: 'storeUser',
      body: updateOf(db, {
        media: mediaWith(db, VIDEO_SLOT, { media_url: 'javascript:alert(1)' }),
      }),
    }),
  },
  {
    operationId: 'saveTheme',
    status: 422,
    why: 'a title of 5,000 characters',
    request: (db) => ({ as: 'storeUser', body: updateOf(db, { title: 'x'.repeat(5000) }) }),
  },
];
