import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { EmptyList } from './EmptyList';

it('says at once that there is nothing, then what the list holds', async () => {
  render(<EmptyList kind="concepts" />);
  expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Otros conceptos' })).toBeVisible();
  expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  expect(screen.getByText('Acá aparecen los recargos y los descuentos del pedido.')).toBeVisible();
});

it('of matches: the text itself is the heading', async () => {
  render(<EmptyList kind="matches" />);
  expect(
    await screen.findByRole('heading', { name: 'No se encontraron resultados' }),
  ).toBeVisible();
  expect(screen.getByText('Probá con otra palabra o con menos filtros.')).toBeVisible();
});
