/** What another person saves meanwhile, on another machine or in another tab. */
import { act } from '@testing-library/react';
import { expect } from 'vitest';

import type { IntegrationSettings, Theme } from '~/contract/types';
import { staffSession } from '~/session/staff';

import type { Database, OrderRow, StoreRow } from '../../mocks/database/db';
import type { Table } from '../../mocks/database/table';

/** The id of #donpepe, whose users save. */
const STORE = 1;

/** What the other person saves. */
export interface Other {
  save: () => void;
  expectKept: () => void;
}

const isOfStore = (row: { id: number | string; store_id?: number }) =>
  (row.store_id ?? row.id) === STORE;

/** Another machine changes a stored row. */
export function changeRow<Row extends { id: number | string; store_id?: number }>(
  table: Table<Row>,
  patch: Partial<Row>,
  isIt: (row: Readonly<Row>) => boolean = () => true,
): Other {
  let id: Row['id'] | undefined;
  return {
    save() {
      id = table.find((one) => isOfStore(one) && isIt(one))?.id;
      if (id === undefined) throw new Error('The demo data have no such row');
      table.update(id, patch);
    },
    expectKept: () => expect(id === undefined ? null : table.get(id)).toMatchObject(patch),
  };
}

/** A change of the store, whose parts are replaced whole. */
type StoreChange = Partial<
  Omit<StoreRow, 'urls' | 'social_networks' | 'dialog_messages'> & {
    urls: Partial<StoreRow['urls']>;
    social_networks: Partial<StoreRow['social_networks']>;
    dialog_messages: Partial<StoreRow['dialog_messages']>;
  }
>;

/** A change of the theme, whose colours are replaced whole. */
type ThemeChange = Partial<Omit<Theme, 'color_set'> & { color_set: Partial<Theme['color_set']> }>;

/** The changes of the records of #donpepe. */
export function otherPerson(db: Database) {
  function saveStore({ urls, social_networks, dialog_messages, ...fields }: StoreChange): StoreRow {
    const now = db.stores.get(STORE);
    if (!now) throw new Error('No store');
    return db.stores.update(STORE, {
      ...fields,
      urls: { ...now.urls, ...urls },
      social_networks: { ...now.social_networks, ...social_networks },
      dialog_messages: { ...now.dialog_messages, ...dialog_messages },
    });
  }

  /** Another machine changes the store. */
  const store = (change: StoreChange): Other => ({
    save: () => void saveStore(change),
    expectKept: () => expect(db.stores.get(STORE)).toMatchObject(change),
  });

  /** Another tab of the same browser changes the store: the session's record is the new one. */
  const inOtherTab = (change: StoreChange): Other => ({
    ...store(change),
    save() {
      const oldValue = window.localStorage.getItem('user');
      const newValue = JSON.stringify({ ...staffSession(), store: saveStore(change) });
      window.localStorage.setItem('user', newValue);
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'user', oldValue, newValue }));
      });
    },
  });

  const order = (patch: Partial<OrderRow>, { alphanumId }: { alphanumId: string }) =>
    changeRow(db.orders, patch, ({ alphanum_id }) => alphanum_id === alphanumId);
  const theme = (change: ThemeChange): Other => ({
    save() {
      const now = db.themes.get(STORE)?.theme;
      if (!now) throw new Error('No theme');
      const color_set = { ...now.color_set, ...change.color_set };
      db.themes.update(STORE, { theme: { ...now, ...change, color_set } });
    },
    expectKept: () => expect(db.themes.get(STORE)?.theme).toMatchObject(change),
  });
  const settings = (change: Partial<IntegrationSettings>): Other => ({
    save() {
      const now = db.integrations.get(STORE)?.settings;
      if (now) db.integrations.update(STORE, { settings: { ...now, ...change } });
    },
    expectKept: () => expect(db.integrations.get(STORE)?.settings).toMatchObject(change),
  });
  const product = (patch: Parameters<typeof db.products.update>[1]) =>
    changeRow(db.products, patch);

  return { store, inOtherTab, order, theme, settings, product };
}
