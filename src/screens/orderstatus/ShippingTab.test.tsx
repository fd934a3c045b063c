import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { sampleCustomerOrder, sampleShipping } from '~/testSupport/orderFixtures';

import { ShippingTab } from './ShippingTab';

it.each([
  ['a delivery without shipments', true, [], 0, 1, ['Envíos']],
  ['a pick-up', false, [], 0, 0, ['Retira en sucursal']],
  ['a pick-up with shipments', false, [sampleShipping()], 1, 0, []],
])(
  '%s: the table of shipments, or what is in its place',
  async (_name, delivery, shipping, tables, lines, headings) => {
    render(<ShippingTab order={sampleCustomerOrder({ delivery, shipping })} />, {
      wrapper: MantineProvider,
    });
    await waitFor(() =>
      expect(screen.queryAllByRole('heading').map((heading) => heading.textContent)).toEqual(
        headings,
      ),
    );
    expect(screen.queryAllByRole('table', { name: 'Envíos' })).toHaveLength(tables);
    expect(screen.queryAllByText('No se encontraron resultados')).toHaveLength(lines);
    expect(screen.getByLabelText('Costo de envío')).toHaveAttribute('readonly');
  },
);
