import { expect, it } from 'vitest';

import type { StandardFaq } from '~/contract/types';

import { faqAnswers, faqTypes, hasAnswers, withFaqAnswers } from './standardFaqs';

const saved: StandardFaq[] = [
  { faq_type: 'delivery', response: 'De lunes a sábado.' },
  { faq_type: 'payment_methods', response: 'Efectivo.' },
];

it('has the five standard questions', () => {
  expect(faqTypes).toEqual([
    'payment_methods',
    'store_location',
    'delivery',
    'freigt_cost',
    'minimum_purchase',
  ]);
  expect(faqAnswers(saved)).toEqual({
    payment_methods: 'Efectivo.',
    store_location: '',
    delivery: 'De lunes a sábado.',
    freigt_cost: '',
    minimum_purchase: '',
  });
});

it('sends typed answers, and the others as the server has them now', () => {
  const before = faqAnswers(saved);
  const typed = { ...before, delivery: '', freigt_cost: ' $ 1.500 ' };
  const meanwhile: StandardFaq[] = [
    { faq_type: 'delivery', response: 'De lunes a sábado.' },
    { faq_type: 'payment_methods', response: 'Efectivo y Pix.' },
  ];
  expect(withFaqAnswers(meanwhile, typed, before)).toEqual([
    { faq_type: 'payment_methods', response: 'Efectivo y Pix.' },
    { faq_type: 'delivery', response: '' },
    { faq_type: 'freigt_cost', response: '$ 1.500' },
  ]);
});

it('counts blank answers as none', () => {
  expect(hasAnswers(faqAnswers([]))).toBe(false);
  expect(hasAnswers(faqAnswers([{ faq_type: 'delivery', response: ' ' }]))).toBe(false);
  expect(hasAnswers(faqAnswers(saved))).toBe(true);
});
