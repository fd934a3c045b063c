import { MantineProvider } from '@mantine/core';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { sampleCustomerOrder, sampleShipping } from '~/testSupport/orderFixtures';
import { screen } from '~/testSupport/screen';

import { ShippingTab } from './ShippingTab';

const shipment = { shipping: [sampleShipping()] };

it.each([
  ['a delivery without shipments', {}, 0, 1, ['Envíos']],
  ['a pick-up', { delivery: false }, 0, 0, ['Retira en sucursal']],
  ['one that nobody chose yet', { delivery: false, status: 'provisional' }, 0, 1, ['Envíos']],
  ['a pick-up with shipments', { delivery: false, ...shipment }, 1, 0, []],
] as const)(
  '%s: the table of shipments, or what is in its place',
  async (_name, change, tables, lines, headings) => {
    render(<ShippingTab order={sampleCustomerOrder(change)} />, {
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
