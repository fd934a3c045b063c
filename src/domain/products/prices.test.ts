import { describe, expect, it } from 'vitest';

import { kiloPriceText, priceText } from './prices';

const NBSP = '\u00a0';
const plain = (text: string | null) => text?.replaceAll(NBSP, ' ') ?? null;

describe('prices with their unit', () => {
  it.each([
    [15.9, 'gr', '$ 15,90 / g', '$ 15.900,00 / kg'],
    [1190, 'kg', '$ 1.190,00 / kg', null],
    [3200, 'doc', '$ 3.200,00 / doc.', null],
    [850, 'unid', '$ 850,00 / u.', null],
    [90, 'bolsa', '$ 90,00 / bolsa', null],
    [90, null, '$ 90,00', null],
    [null, 'gr', 'Sin precio', null],
  ])('%s per %s', (price_per_unit, quantity_unit, text, kilo) => {
    const product = { price_per_unit, quantity_unit };
    expect(plain(priceText(product, '$'))).toBe(text);
    expect(plain(kiloPriceText(product, '$'))).toBe(kilo);
  });
});
