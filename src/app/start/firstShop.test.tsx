import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderScreen } from '~/app/renderScreen';
import { clearCustomerSession } from '~/session/customer';

import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS } from '../../../mocks/seed/accounts';
import { firstHome, firstProducts } from './firstShop';
import { addToFrame } from './frame';
import { testFrame } from './testFrame';

useMockBackend();

async function answerOf(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`https://api.tienda.test${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

const frame = testFrame('shop');

afterEach(clearCustomerSession);

const store = {
  name: 'Kiosco',
  theme: { header_logo: null, title: null, subtitle: 'Hola', color_set: null, media: [] },
};
const product = {
  name: 'Pan',
  brand: { name: 'Casera' },
  category: 'Frescos',
  curr_symbol: '$',
  price_per_unit: 2.5,
  quantity_unit: 'gr',
  tags: [],
  description: null,
  image_url: null,
};
const metadata = { store_public_data: store };

/** The texts of the rows without the column of the amounts. */
const rowsOf = (table: Element | null) =>
  [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.cells].slice(1).map(({ textContent }) => textContent.replaceAll(/\s/g, '')),
  );

const picturesOf = (root: Element) =>
  [...root.querySelectorAll('img')].map(({ src, srcset }) => ({ src, srcset }));

describe('firstProducts', () => {
  it('shows the first page as the catalogue does', async () => {
    const token = CATALOGUE_TOKENS.donpepe;
    addToFrame(firstProducts(await answerOf('/client/productlist', { token, session_id: null })));
    const painted = rowsOf(frame.querySelector('table'));
    const pictures = picturesOf(frame);
    const { container } = renderScreen(`/productlist/${token}`);
    const table = await screen.findByRole('table', { name: 'Productos' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(16));
    expect(painted).toEqual(rowsOf(table));
    const shown = picturesOf(container);
    expect(pictures.length).toBeGreaterThan(10);
    expect(shown).toEqual(expect.arrayContaining(pictures));
  });

  it('shows the initial instead of a photo that does not load, and the price of a kilogram', () => {
    const data = [{ ...product, name: '¡Pan!', image_url: 'https://x.test/pan.png' }];
    addToFrame(firstProducts({ data, metadata }));
    frame.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(frame.querySelector('img')).toBeNull();
    expect(rowsOf(frame.querySelector('table'))[1]?.slice(0, 2)).toEqual([
      'P¡Pan!',
      '$2,50/g$2.500,00/kg',
    ]);
  });

  it('shows hostile text as text, loads nothing of it, and takes no style of it', () => {
    const bad = '<img src=x onerror=alert(1)>';
    const theme = { ...store.theme, color_set: { theme_header_bg: 'url(https://x.test)' } };
    const data = [{ ...product, name: bad, category: bad, image_url: 'javascript:alert(1)' }];
    addToFrame(firstProducts({ data, metadata: { store_public_data: { name: bad, theme } } }));
    expect(frame.querySelector('img')).toBeNull();
    expect(frame.querySelector('b')).toHaveTextContent(bad);
    expect(frame.querySelector('header')).toHaveTextContent(bad);
    expect(frame.getAttribute('style')).not.toContain('url');
  });

  it('places the products of a single category below the search', () => {
    addToFrame(firstProducts({ data: [product], metadata }));
    expect(frame.querySelector('table')).toHaveClass('bare');
  });

  it.each([
    ['no answer', null],
    ['no products', { data: [], metadata }],
    ['a product without a brand', { data: [product, { ...product, brand: null }], metadata }],
    ['an answer without a store', { data: [product], metadata: {} }],
  ])('leaves %s to the application', (_name, answer) => {
    expect(firstProducts(answer)).toBeNull();
  });
});

describe('firstHome', () => {
  it('shows logo, title, picture, welcome and catalogue as the home does', async () => {
    const answer = await answerOf('/presetstore', { session: 'sesion-x', store: 'donpepe' });
    addToFrame(firstHome(answer, '/'));
    const texts = [...frame.querySelectorAll('strong, p, a')].map(({ textContent }) => textContent);
    const pictures = picturesOf(frame);
    const href = frame.querySelector('a')?.getAttribute('href');
    expect(texts).toHaveLength(4);
    const { container } = renderScreen('/s/donpepe');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(texts[0] ?? '');
    for (const text of texts) {
      expect(container.textContent.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''));
    }
    expect(picturesOf(container)).toEqual(expect.arrayContaining(pictures));
    expect(screen.getByRole('link', { name: 'Ver catálogo' })).toHaveAttribute('href', href);
  });

  it('shows the name of a store without a logo, and no link without a catalogue', () => {
    const data = { product_list_token: null, store_public_data: store };
    addToFrame(firstHome({ data }, '/'));
    expect(frame.querySelector('header')).toHaveTextContent('Kiosco');
    expect(frame.querySelector('strong')).toHaveTextContent('QUIERO COMPRAR');
    expect(frame.querySelector('a')).toBeNull();
    expect(frame.querySelector('.hero')).toHaveAttribute('data-picture', 'false');
  });

  it('keeps the token of the catalogue in its part of the URL', () => {
    const data = { product_list_token: '../login?x', store_public_data: store };
    addToFrame(firstHome({ data }, '/tienda/'));
    const href = frame.querySelector('a')?.getAttribute('href');
    expect(href).toBe('/tienda/productlist/..%2Flogin%3Fx');
  });

  it.each([
    ['no answer', null],
    ['an answer without a store', { data: { store_public_data: null } }],
    ['a store without a theme', { data: { store_public_data: { name: 'x', theme: null } } }],
  ])('leaves %s to the application', (_name, answer) => {
    expect(firstHome(answer, '/')).toBeNull();
  });
});
