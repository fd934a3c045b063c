import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { toOrderDraft } from '~/domain/orders/draft/orderDraft';
import { validateDraft } from '~/domain/orders/draft/orderDraftErrors';
import { sampleOrder } from '~/testSupport/orderFixtures';
import { renderComponent } from '~/testSupport/renderComponent';

import { orderLocks } from '../orderLocks';
import { ShippingTab } from './ShippingTab';

function showShipping(delivery: boolean) {
  const picked = sampleOrder({ status: 'preparing', delivery, shipping: [] });
  const draft = toOrderDraft(picked);
  renderComponent(
    <ShippingTab
      order={picked}
      draft={draft}
      locks={{ ...orderLocks(picked, picked.status), shippingEntries: null }}
      errors={validateDraft(draft, picked)}
      wasSubmitted={false}
      edit={() => undefined}
    />,
  );
}

describe('ENVIO', () => {
  it('of an order that is picked up asks before it shows an empty shipment', () => {
    showShipping(false);
    expect(screen.getByText('Este pedido se retira en sucursal.')).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar envío igual' }));
    expect(screen.getByRole('group', { name: 'Envío 1' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('of an order that is delivered shows an empty shipment', () => {
    showShipping(true);
    expect(screen.getByRole('group', { name: 'Envío 1' })).toBeVisible();
  });
});
