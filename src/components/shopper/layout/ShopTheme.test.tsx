import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';

import { ShopTheme } from './ShopTheme';

/** The library's variables that hold the product's colours in a button, by its stylesheet and its variants. */
const BUTTON_COLORS = new Set([
  ...(readFileSync('node_modules/@mantine/core/styles/Button.css', 'utf8').match(
    /--mantine-primary-color-[\w-]+/g,
  ) ?? []),
  '--mantine-color-blue-filled',
  '--mantine-color-blue-filled-hover',
  '--mantine-color-default-color',
  '--mantine-color-default-border',
  '--mantine-color-default-hover',
]);

it('gives buttons the store’s colours, also where the mouse is over them', () => {
  renderComponent(
    <ShopTheme store={null} className={undefined}>
      Tienda
    </ShopTheme>,
  );
  const { style } = screen.getByText('Tienda');
  const own = [...BUTTON_COLORS].map((name) => [name, style.getPropertyValue(name)]);
  // A custom property holds the value of the element that declares it: one left to the page has the product's colours.
  expect(own.filter(([, value]) => !value?.includes('var(--app-'))).toEqual([]);
});
