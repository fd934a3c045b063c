import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { screen } from '~/testSupport/screen';

import { ShopEmptyList } from './ShopEmptyList';

it('says at once that there is nothing, then what the list holds', async () => {
  render(<ShopEmptyList kind="concepts" />);
  expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Otros conceptos' })).toBeVisible();
  expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  expect(screen.getByText('Acá aparecen los recargos y los descuentos del pedido.')).toBeVisible();
});

it('of matches: the text itself is the heading', async () => {
  render(<ShopEmptyList kind="matches" />);
  expect(
    await screen.findByRole('heading', { name: 'No se encontraron resultados' }),
  ).toBeVisible();
  expect(screen.getByText('Probá con otra palabra o con menos filtros.')).toBeVisible();
});
