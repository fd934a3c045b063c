import {
  accepted,
  expectPart,
  proves,
  refuses,
  rejects,
  succeeds,
  type Case,
} from '../contractCase';
import { admin, newStore, read, restoring } from './setup';

const delivery = { faq_type: 'delivery', response: 'Contrato' };
const minimum = { faq_type: 'minimum_purchase', response: '' };

export const cases: readonly Case[] = [
  succeeds('listStandardFaqs', () => admin),
  succeeds('saveStandardFaqs', async (host) => ({
    ...admin,
    body: await read(host, 'listStandardFaqs'),
  })),
  proves(
    'saveStandardFaqs',
    200,
    [
      'replaces the list',
      'The answers to the five standard questions.',
      'Replaces the whole list, at most one answer for each type.',
    ],
    async (host) => {
      await restoring(host, 'listStandardFaqs', 'saveStandardFaqs');
      await accepted(host, 'saveStandardFaqs', { ...admin, body: [] });
      const body = [delivery, minimum];
      const saved = await accepted(host, 'saveStandardFaqs', { ...admin, body });
      expectPart('answer', saved, body);
      expectPart('FAQs', await read(host, 'listStandardFaqs'), body);
      await accepted(host, 'saveStandardFaqs', { ...admin, body: [minimum] });
      expectPart('FAQs', await read(host, 'listStandardFaqs'), [minimum]);
    },
  ),
  rejects(
    'saveStandardFaqs',
    400,
    ['a subject that there is not', '`freigt_cost` is spelt like this on the wire'],
    () => ({
      ...admin,
      body: [{ ...delivery, faq_type: 'freight_cost' }],
    }),
  ),
  refuses(
    'saveStandardFaqs',
    422,
    ['a subject twice', 'one entry for each'],
    'Hay más de una respuesta para la misma pregunta',
    () => ({
      ...admin,
      body: [delivery, delivery],
    }),
  ),
  succeeds('listKnowledgeBase', () => admin),
  proves(
    'listKnowledgeBase',
    200,
    [
      'whole, in the order in which they were added',
      'The read-only texts of the knowledge base.',
      'There is no paging: a list answers whole.',
    ],
    async (host) => {
      const { admin: as, request } = await newStore(host);
      const texts = ['¿Hacen envíos? Sí', '¿Abren el domingo? No', '¿Aceptan tarjeta? Sí'];
      await host.data('uploadStoreFaq', { ...request, body: { texts } });
      expectPart(
        'knowledge base',
        await accepted(host, 'listKnowledgeBase', { as }),
        texts.map((text) => ({ text })),
      );
    },
  ),
];
