// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';

import {
  DEFAULT_WIDGET_POSITION,
  shareTargets,
  shareText,
  snippetLogo,
  storeWhatsappLink,
  widgetCode,
  widgetPositions,
} from './shareSnippets';

const link = 'https://link.tienda.test/s/donpepe';
const donpepe = { name: 'Almacén Don Pepe', prefered_language: 'es' } as const;

/** The snippet as a browser reads it. */
function parsed(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const anchor = body.querySelector('a');
  const image = body.querySelector('a > img');
  if (anchor === null || !(image instanceof HTMLImageElement)) throw new Error('No logo in a link');
  return { anchor, image, elements: body.querySelectorAll('*').length };
}

describe('widget code', () => {
  const parts = { link, logo: 'https://media.tienda.test/a.png', label: 'Comprá' };

  it('is at the left, center or right, by default right', () => {
    expect(widgetPositions.map(({ value }) => value)).toEqual(['left', 'center', 'right']);
    expect(DEFAULT_WIDGET_POSITION).toBe('right');
  });

  it.each([
    ['left', { left: '15px', right: '' }],
    ['center', { left: '50%', right: '' }],
    ['right', { left: '', right: '15px' }],
  ] as const)('%s: a 100x100 logo fixed 15 px from the bottom', (position, sides) => {
    const { anchor, image } = parsed(widgetCode({ ...parts, position }));
    expect(anchor.getAttribute('href')).toBe(link);
    expect(image.getAttribute('src')).toBe(parts.logo);
    expect([image.width, image.height]).toEqual([100, 100]);
    const { position: fixed, bottom, left, right } = anchor.style;
    expect({ fixed, bottom, left, right }).toEqual({ fixed: 'fixed', bottom: '15px', ...sides });
  });

  it('holds hostile texts as texts only', () => {
    const label = "\"><script>alert(1)</script><img src=x onerror='alert(1)'> & Cía";
    const logo = 'https://media.tienda.test/a.png?x="onload="alert(1)';
    const { anchor, image, elements } = parsed(
      widgetCode({ ...parts, label, logo, position: 'right' }),
    );
    expect(elements).toBe(2);
    expect(anchor.title).toBe(label);
    expect(image.alt).toBe(label);
    expect(image.getAttribute('src')).toBe(logo);
    expect(image.hasAttribute('onload')).toBe(false);
  });
});

it.each([
  ['https://media.tienda.test/a.png', 'https://media.tienda.test/a.png'],
  [null, expect.stringMatching(/^data:image\/svg\+xml,/)],
  ['javascript:alert(1)', expect.stringMatching(/^data:image\/svg\+xml,/)],
  ['media.tienda.test/a.png', expect.stringMatching(/^data:image\/svg\+xml,/)],
])('the logo of %s', (widgetLogo, expected) => {
  expect(snippetLogo(widgetLogo)).toEqual(expected);
});

it.each([
  ['es', `Hacé tu pedido en Almacén Don Pepe: ${link}`],
  ['po', `Faça seu pedido em Almacén Don Pepe: ${link}`],
  ['en', `Place your order at Almacén Don Pepe: ${link}`],
] as const)('shares in the store language %s', (prefered_language, expected) => {
  expect(shareText({ ...donpepe, prefered_language }, link)).toBe(expected);
});

it('shares where the text and the link arrive whole', () => {
  const [whatsapp, facebook, email] = shareTargets({ ...donpepe, name: 'A & B' }, link);
  expect(new URL(whatsapp?.href ?? '').searchParams.get('text')).toBe(
    `Hacé tu pedido en A & B: ${link}`,
  );
  expect(new URL(facebook?.href ?? '').searchParams.get('u')).toBe(link);
  expect(new URL(email?.href ?? '').searchParams.get('body')).toContain(link);
});

const whatsapp = (exclusive_whatsapp: string | null, social: string | null) =>
  storeWhatsappLink({ identifiers: { exclusive_whatsapp }, social_networks: { whatsapp: social } });

describe('the WhatsApp of a store', () => {
  it.each([
    ['+54 9 11 4555-0101', 'https://wa.me/1', 'https://wa.me/5491145550101'],
    [null, 'https://wa.me/5491145550101', 'https://wa.me/5491145550101'],
    ['', null, null],
    [null, 'https://otro.test/5491145550101', null],
    ['javascript:alert(1)', null, null],
  ])('with the number %s and the link %s is %s', (exclusive, social, expected) => {
    expect(whatsapp(exclusive, social)).toBe(expected);
  });
});
