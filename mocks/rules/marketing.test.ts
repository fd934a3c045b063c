import { expect, it } from 'vitest';

import type { Promo, StandardFaq } from '~/contract/types';

import { promosError, standardFaqsError } from './marketing';

const faqs: StandardFaq[] = [
  { faq_type: 'delivery', response: 'De lunes a sábado.' },
  { faq_type: 'payment_methods', response: 'Efectivo.' },
];

it('a standard question with two answers is refused', () => {
  expect(standardFaqsError(faqs)).toBeNull();
  expect(standardFaqsError([...faqs, { faq_type: 'delivery' }])).toBe(
    'Hay más de una respuesta para la misma pregunta',
  );
});

const promos: Promo[] = [
  { id: 4, day_of_week: 0, tag: null, promo_msg: 'Envío gratis' },
  { id: 7, day_of_week: 3, tag: 'quesos', promo_msg: null },
];

it.each([
  [[], null],
  [promos, null],
  [[{ day_of_week: 1, tag: 'vinos', promo_msg: null }], null],
  [[{ day_of_week: 1, tag: null, promo_msg: 'Hoy 2x1' }], null],
  [
    [
      { day_of_week: 1, tag: 'vinos', promo_msg: null },
      { day_of_week: 1, tag: null, promo_msg: 'x' },
    ],
    'Hay más de una promoción para el mismo día',
  ],
  [
    [{ day_of_week: 1, tag: null, promo_msg: null }],
    'Por favor ingrese la etiqueta o el mensaje de la promoción',
  ],
  [
    [{ day_of_week: 1, tag: '', promo_msg: '  ' }],
    'Por favor ingrese la etiqueta o el mensaje de la promoción',
  ],
  [
    [{ day_of_week: 1, tag: ' ', promo_msg: '  ' }],
    'Por favor ingrese la etiqueta o el mensaje de la promoción',
  ],
  [[{ day_of_week: 1, tag: 'autos', promo_msg: 'x' }], 'La etiqueta no existe'],
  [[{ day_of_week: 1, tag: '', promo_msg: 'x' }], 'La etiqueta no existe'],
  [[...promos, { day_of_week: 1, tag: 'autos', promo_msg: null }], 'La etiqueta no existe'],
])('the list %j: %s', (list, expected) => {
  expect(promosError(list, [{ tags: 'vinos, oferta' }], promos)).toBe(expected);
});
