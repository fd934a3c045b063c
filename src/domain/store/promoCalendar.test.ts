import { describe, expect, it } from 'vitest';

import type { Promo } from '~/contract/types';

import {
  editedPromoDays,
  hasPromos,
  promoCalendar,
  promoTagChoices,
  withPromoDays,
} from './promoCalendar';

const promos: Promo[] = [
  { id: 4, day_of_week: 0, tag: null, promo_msg: 'Envío gratis' },
  { id: 7, day_of_week: 3, tag: 'quesos', promo_msg: null },
];

it('the calendar has the days 0 default and 1 Monday to 7 Sunday', () => {
  const calendar = promoCalendar(promos);
  expect(Object.keys(calendar)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(calendar[0]).toEqual({ tag: '', promo_msg: 'Envío gratis' });
  expect(calendar[3]).toEqual({ tag: 'quesos', promo_msg: '' });
  expect(calendar[7]).toEqual({ tag: '', promo_msg: '' });
});

it('tag choices: Ninguna, product tags and tags of existing promos, each once', () => {
  const products = [{ tags: ['vinos', 'oferta'] }, { tags: 'oferta, , ácidos' }];
  expect(promoTagChoices(products, promos)).toEqual([
    { value: '', label: 'Ninguna' },
    { value: 'ácidos', label: 'ácidos' },
    { value: 'oferta', label: 'oferta' },
    { value: 'quesos', label: 'quesos' },
    { value: 'vinos', label: 'vinos' },
  ]);
});

it('a calendar has promos as soon as one day has a tag or a message', () => {
  const calendar = promoCalendar([]);
  expect(hasPromos(calendar)).toBe(false);
  expect(hasPromos({ ...calendar, 2: { tag: '', promo_msg: ' ' } })).toBe(false);
  expect(hasPromos({ ...calendar, 2: { tag: 'quesos', promo_msg: '' } })).toBe(true);
  expect(hasPromos({ ...calendar, 2: { tag: '', promo_msg: 'Envío gratis' } })).toBe(true);
});

describe('the list to send', () => {
  const saved = promoCalendar(promos);

  it('is the stored list when nothing was edited', () => {
    expect(editedPromoDays(saved, saved)).toEqual([]);
    expect(withPromoDays(promos, saved, [])).toEqual(promos);
  });

  it('has a new day without an id and an edited day with its own', () => {
    const calendar = {
      ...saved,
      3: { tag: 'quesos', promo_msg: ' Miércoles de quesos ' },
      7: { tag: 'vinos', promo_msg: '' },
    };
    expect(editedPromoDays(calendar, saved)).toEqual([3, 7]);
    expect(withPromoDays(promos, calendar, [3, 7])).toEqual([
      promos[0],
      { id: 7, day_of_week: 3, tag: 'quesos', promo_msg: 'Miércoles de quesos' },
      { day_of_week: 7, tag: 'vinos', promo_msg: null },
    ]);
  });

  it('leaves out a day with neither tag nor message', () => {
    const calendar = { ...saved, 3: { tag: '', promo_msg: '  ' } };
    expect(withPromoDays(promos, calendar, [3])).toEqual([promos[0]]);
  });

  it('keeps what others saved meanwhile on other days', () => {
    const meanwhile = [...promos, { id: 9, day_of_week: 5, tag: null, promo_msg: 'Viernes' }];
    const calendar = { ...saved, 1: { tag: '', promo_msg: 'Lunes' } };
    expect(withPromoDays(meanwhile, calendar, [1]).map(({ day_of_week }) => day_of_week)).toEqual([
      0, 1, 3, 5,
    ]);
  });
});
