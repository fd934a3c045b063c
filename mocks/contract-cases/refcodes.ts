import { expect } from 'vitest';

import type { Refcode } from '~/contract/types';

import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database } from '../db';
import { refcodeOf } from '../refcodeRows';
import { STORE_IDS } from '../seed/accounts';
import { admin, read, succeeds, refuses, unchanged } from './setup';

const { donpepe, feiralucia } = STORE_IDS;

const codesOf = (db: Database, storeId: number): Refcode[] =>
  db.refcodes.where(({ store_id }) => store_id === storeId).map(refcodeOf);

const leaflet = {
  description: 'Volante nuevo',
  client_msg_preamble: 'Hola, vi el volante',
  use_confirm_finisher: '¡Gracias!',
  reference_type: 1,
  is_web: false,
  active: true,
};

/** Exactly as long as the limit allows. */
const TWENTY_FIVE = 'Hola, vi el volante nuevo';

export const cases: readonly HostCase[] = [
  succeeds('listRefcodes', () => admin),
  succeeds('saveRefcodes', (host) => unchanged(host, 'listRefcodes')),
  refuses('saveRefcodes', 422, 'a message of 26 characters', async (host) => {
    const texts = { description: 'Contrato', client_msg_preamble: 'x'.repeat(26) };
    const code = {
      ...texts,
      use_confirm_finisher: 'x',
      reference_type: 1,
      is_web: true,
      active: false,
    };
    return { ...admin, body: [...(await read(host, 'listRefcodes')), code] };
  }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listRefcodes',
    status: 200,
    request: { as: 'storeAdmin' },
    check({ data }, db) {
      expect(data).toEqual(codesOf(db, donpepe));
      expect(data.length).toBeGreaterThan(15);
    },
  },
  {
    operationId: 'saveRefcodes',
    status: 200,
    why: 'one kept, the rest removed, two new',
    request: (db) => ({
      as: 'storeAdmin',
      body: [
        { ...first(codesOf(db, donpepe)), active: false, url: 'https://otra.test' },
        { ...leaflet, client_msg_preamble: TWENTY_FIVE },
        { ...leaflet, is_web: true, reference_type: 3 },
      ],
    }),
    check({ data }, db) {
      expect(data).toHaveLength(3);
      expect(data[0]).toMatchObject({ code: 'DP7K2M', active: false });
      expect(data[0]?.url).toBe('https://link.tienda.test/s/donpepe?code=DP7K2M');
      expect(data[1]?.code).toMatch(/^DP[0-9A-Z]{4}$/);
      expect(data[1]?.url).toMatch(/^https:\/\/wa\.me\/5491145550101\?text=Hola/);
      expect(data[2]?.url).toBe(`https://link.tienda.test/s/donpepe?code=${data[2]?.code}`);
      expect(new Set(db.refcodes.all().map(({ code }) => code)).size).toBe(
        db.refcodes.all().length,
      );
      expect(codesOf(db, donpepe)).toEqual(data);
      expect(codesOf(db, feiralucia).length).toBeGreaterThan(0);
    },
  },
  {
    operationId: 'saveRefcodes',
    status: 200,
    why: 'a code that now leads to WhatsApp gets another address',
    request: (db) => ({
      as: 'storeAdmin',
      body: [{ ...first(codesOf(db, donpepe)), is_web: false }],
    }),
    check({ data }) {
      expect(data[0]?.url).toMatch(/^https:\/\/wa\.me\/5491145550101\?text=.*DP7K2M$/);
    },
  },
  {
    operationId: 'saveRefcodes',
    status: 400,
    why: 'a field left out',
    request: { as: 'storeAdmin', body: [{ description: 'Volante' }] },
  },
  {
    operationId: 'saveRefcodes',
    status: 422,
    why: 'no description',
    request: { as: 'storeAdmin', body: [{ ...leaflet, description: ' ' }] },
  },
  {
    operationId: 'saveRefcodes',
    status: 422,
    why: "another store's code",
    request: (db) => ({ as: 'storeAdmin', body: [first(codesOf(db, feiralucia))] }),
  },
];
