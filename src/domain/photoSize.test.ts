import { describe, expect, it } from 'vitest';

import { photoAt, photoSources } from './photoSize';

const square = { width: 88, height: 88 };

describe('photoAt', () => {
  it.each([
    [
      'https://res.cloudinary.com/demo/image/upload/v1312461204/yerba.jpg',
      'https://res.cloudinary.com/demo/image/upload/c_fill,w_88,h_88,f_auto,q_auto/v1312461204/yerba.jpg',
    ],
    [
      'https://tienda.imgix.net/yerba.jpg',
      'https://tienda.imgix.net/yerba.jpg?w=88&h=88&fit=crop&auto=format%2Ccompress',
    ],
    [
      'https://lh3.googleusercontent.com/abc_1-2=s512',
      'https://lh3.googleusercontent.com/abc_1-2=w88-h88-c',
    ],
    [
      'https://lh3.googleusercontent.com/abc_1-2',
      'https://lh3.googleusercontent.com/abc_1-2=w88-h88-c',
    ],
    [
      'https://cdn.shopify.com/s/files/1/1/products/yerba.jpg?v=2',
      'https://cdn.shopify.com/s/files/1/1/products/yerba.jpg?v=2&width=88',
    ],
  ])('requests %s at the size of a square box', (url, expected) => {
    expect(photoAt(url, square)).toBe(expected);
  });

  it.each([
    [
      'https://res.cloudinary.com/demo/image/upload/yerba.jpg',
      'https://res.cloudinary.com/demo/image/upload/c_limit,w_544,f_auto,q_auto/yerba.jpg',
    ],
    [
      'https://images.unsplash.com/photo-1?ixid=1',
      'https://images.unsplash.com/photo-1?ixid=1&w=544&fit=max&auto=format%2Ccompress',
    ],
    ['https://lh5.googleusercontent.com/abc', 'https://lh5.googleusercontent.com/abc=w544'],
  ])('keeps the proportions of %s without a height', (url, expected) => {
    expect(photoAt(url, { width: 544 })).toBe(expected);
  });

  it.each([
    'https://res.cloudinary.com/demo/image/upload/s--abc123--/yerba.jpg',
    'https://res.cloudinary.com/demo/image/upload/w_300/yerba.jpg',
    'https://tienda.imgix.net/yerba.jpg?s=firma',
    'https://tienda.imgix.net/yerba.jpg?w=300',
    'https://cdn.shopify.com/s/files/yerba.jpg?width=100',
    'https://tienda.test/fotos/yerba.jpg?w=1',
    'https://res.cloudinary.com.otro.test/demo/image/upload/yerba.jpg',
  ])('leaves %s as it is', (url) => {
    expect(photoAt(url, square)).toBe(url);
  });
});

describe('photoSources', () => {
  it('adds twice the size for sharp screens, where the URL carries a size', () => {
    expect(photoSources('https://lh3.googleusercontent.com/abc', square)).toEqual({
      src: 'https://lh3.googleusercontent.com/abc=w88-h88-c',
      srcSet:
        'https://lh3.googleusercontent.com/abc=w88-h88-c 1x, https://lh3.googleusercontent.com/abc=w176-h176-c 2x',
    });
    const own = 'https://tienda.test/yerba.jpg';
    expect(photoSources(own, square)).toEqual({ src: own });
  });
});
