import { expect } from 'vitest';

import { CONTACT_SYNC_KEY } from '../auth';
import type { HostCase, SeedCase } from '../contractCase';
import { succeeds, refuses, syncKey } from './setup';

const headers = { 'Api-Token': CONTACT_SYNC_KEY };
const fieldValues = [{ field: '24', value: '#donpepe' }];
const contactOf = (email: string) => ({ contact: { email, fieldValues } });

export const cases: readonly HostCase[] = [
  succeeds('syncContact', (host) => ({
    headers: syncKey(host),
    body: { contact: { email: `${host.newName()}@correo.test`, fieldValues: [] } },
  })),
  refuses('syncContact', 422, 'not an email', (host) => ({
    headers: syncKey(host),
    body: { contact: { email: 'sin arroba', fieldValues: [] } },
  })),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'syncContact',
    status: 200,
    why: 'the same contact again keeps its id',
    arrange(db) {
      const received_at = '2026-01-02 10:00:00';
      db.contactSyncs.insert({ id: 7, received_at, ...contactOf('ana@donpepe.test') });
    },
    request: { headers, body: contactOf('Ana@DonPepe.test') },
    check(received, db) {
      expect(received).toEqual({ contact: { id: '7', email: 'ana@donpepe.test' } });
      const kept = db.contactSyncs.all();
      expect(kept).toHaveLength(2);
      expect(kept[1]?.contact.fieldValues).toEqual(fieldValues);
    },
  },
  {
    operationId: 'syncContact',
    status: 403,
    why: 'no key',
    request: { body: contactOf('ana@donpepe.test') },
  },
];
