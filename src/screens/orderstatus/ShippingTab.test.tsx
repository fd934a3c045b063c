import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { sampleCustomerOrder, sampleShipping } from '~/testSupport/orderFixtures';

import { ShippingTab } from './ShippingTab';

it.each([
  ['a delivery without shipments', true, [], 0, 1],
  ['a pick-up', false, [], 0, 0],
  ['a pick-up with shipments', false, [sampleShipping()], 1, 0],
])(
  '%s: the table of shipments, or a line in its place',
  (_name, delivery, shipping, tables, lines) => {
    render(<ShippingTab order={sampleCustomerOrder({ delivery, shipping })} />);
    expect(screen.queryAllByRole('table', { name: 'Envíos' })).toHaveLength(tables);
    expect(screen.queryAllByText('No se encontraron resultados')).toHaveLength(lines);
    expect(screen.getByLabelText('Costo de envío')).toHaveAttribute('readonly');
  },
);
