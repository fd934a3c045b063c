// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { seedRows } from '../seed/seedDatabase';
import { mediaSvg } from './media';

const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml');

describe('mediaSvg', () => {
  it('renders a labelled picture of the size of its kind', () => {
    for (const [path, box] of [
      ['/producto_quesos_queso-azul.svg', '0 0 800 800'],
      ['/logo_panaderia_almacen-don-pepe.png', '0 0 1000 200'],
      ['/avatar_panaderia_don-pepe.svg', '0 0 640 640'],
      ['/cualquiera.svg', '0 0 800 800'],
    ] as const) {
      const root = parse(mediaSvg(path) ?? '').documentElement;
      expect(root.getAttribute('viewBox')).toBe(box);
    }
    const cheese = parse(mediaSvg('/producto_quesos_queso-azul.svg') ?? '').documentElement;
    expect(cheese.getAttribute('aria-label')).toBe('Queso azul');
    expect(cheese.textContent).toContain('Queso azul');
  });

  it('renders nothing for a missing name, another type or another folder', () => {
    expect(mediaSvg('/producto_no-existe.svg')).toBeNull();
    expect(mediaSvg('/foto.gif')).toBeNull();
    expect(mediaSvg('/otra/foto.svg')).toBeNull();
    expect(mediaSvg('/<script>.svg')).toBeNull();
  });

  it('renders every picture of the seed', () => {
    const { products, themes } = seedRows('default', new Date(2026, 10, 20, 15, 30, 0));
    const urls = [
      ...products.map(({ image_url }) => image_url),
      ...themes.flatMap(({ theme }) => [
        theme.header_logo,
        theme.widget_logo,
        ...theme.media.map(({ media_url }) => media_url),
      ]),
    ].filter((url) => url?.startsWith('https://media.tienda.test/') === true);
    expect(urls.length).toBeGreaterThan(100);
    const missing = urls.filter((url) => mediaSvg(new URL(url ?? '').pathname) === null);
    expect([...new Set(missing)]).toEqual(['https://media.tienda.test/producto_no-existe.svg']);
  });
});
