import { expect } from 'vitest';

import type { HostCase, SeedCase } from '../contractCase';
import { STORE_IDS } from '../seed/accounts';
import { admin, succeeds, refuses, unchanged } from './setup';

const { donpepe, feiralucia } = STORE_IDS;

const delivery = { faq_type: 'delivery', response: 'Entregamos todos los días.' };
const minimum = { faq_type: 'minimum_purchase', response: '' };

export const cases: readonly HostCase[] = [
  succeeds('listStandardFaqs', () => admin),
  succeeds('saveStandardFaqs', (host) => unchanged(host, 'listStandardFaqs')),
  refuses('saveStandardFaqs', 422, 'a type twice', () => {
    const faq = { faq_type: 'delivery', response: 'Contrato' };
    return { ...admin, body: [faq, faq] };
  }),
  succeeds('listKnowledgeBase', () => admin),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listStandardFaqs',
    status: 200,
    request: { as: 'storeAdmin' },
    check({ data }) {
      expect(data.map(({ faq_type }) => faq_type)).toEqual([
        'payment_methods',
        'store_location',
        'delivery',
        'freigt_cost',
        'minimum_purchase',
      ]);
    },
  },
  {
    operationId: 'saveStandardFaqs',
    status: 200,
    why: 'the whole list: those left out are removed',
    request: { as: 'storeAdmin', body: [delivery, minimum] },
    check({ data }, db) {
      expect(data).toEqual([delivery, minimum]);
      const rows = db.standardFaqs.where(({ store_id }) => store_id === donpepe);
      expect(rows).toMatchObject([delivery, minimum]);
      expect(db.standardFaqs.where(({ store_id }) => store_id === feiralucia)).toHaveLength(3);
    },
  },
  {
    operationId: 'saveStandardFaqs',
    status: 400,
    why: 'a subject that there is not',
    request: { as: 'storeAdmin', body: [{ ...delivery, faq_type: 'freight_cost' }] },
  },
  {
    operationId: 'saveStandardFaqs',
    status: 422,
    request: { as: 'storeAdmin', body: [delivery, delivery] },
  },
  {
    operationId: 'listKnowledgeBase',
    status: 200,
    request: { as: 'storeAdmin' },
    check({ data }, db) {
      const own = db.knowledgeTexts.where(({ store_id }) => store_id === donpepe);
      expect(data).toEqual(own.map(({ id, text }) => ({ id, text })));
    },
  },
];
