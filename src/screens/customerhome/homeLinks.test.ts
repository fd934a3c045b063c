import { describe, expect, it } from 'vitest';

import { internalUrlOf, socialLinks } from './homeLinks';
import { homeSearch } from './homeSearch';

describe('internalUrlOf', () => {
  const hosts = ['tienda.test', 'localhost:5173'];

  it.each([
    ['https://tienda.test/productlist/lista-donpepe', '/productlist/lista-donpepe'],
    ['http://localhost:5173/s/donpepe?code=AB1', '/s/donpepe?code=AB1'],
  ])('%s is %s', (link, address) => {
    expect(internalUrlOf(link, hosts)).toBe(address);
  });

  it.each([
    'https://otra.test/productlist/x',
    'https://tienda.test.malo.test/s/x',
    'https://tienda.test@malo.test/s/x',
    'mailto:hola@tienda.test',
    'https://tienda.test//malo.test',
    'productlist',
  ])('%s leads elsewhere', (link) => {
    expect(internalUrlOf(link, hosts)).toBeNull();
  });
});

describe('socialLinks', () => {
  const flags = { whatsapp: true, yt: true, facebook: true, instagram: false, maps: true };

  it('shows flagged, complete and safe links, in order (whatsapp, youtube, facebook, instagram, maps)', () => {
    const shown = socialLinks({
      whatsapp: 'https://wa.me/549',
      yt: null,
      facebook: 'javascript:alert(1)',
      instagram: 'https://www.instagram.com/x',
      maps: 'https://maps.test/x',
      flags,
    });
    expect(shown.map(({ key }) => key)).toEqual(['whatsapp', 'maps']);
  });
});

describe('homeSearch', () => {
  it('takes code and text, and nothing else', () => {
    expect(homeSearch({ code: ' QR1 ', text: 'hola', other: 'x' })).toEqual({
      code: 'QR1',
      text: 'hola',
    });
    expect(homeSearch({ code: '', text: 3 })).toEqual({});
    expect(homeSearch({ text: 'a'.repeat(300) }).text).toHaveLength(256);
  });
});
