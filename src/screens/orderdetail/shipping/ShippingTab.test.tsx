import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { toOrderDraft } from '~/domain/orders/draft/orderDraft';
import { validateDraft } from '~/domain/orders/draft/orderDraftErrors';
import { sampleOrder } from '~/testSupport/orderFixtures';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';

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
      onWriteNote={() => undefined}
      onWriteClient={() => undefined}
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

  it('of a paid order says where carrier and code can be written, one press away', () => {
    const paid = sampleOrder({ status: 'waiting_delivery', payment_status: 'done', shipping: [] });
    const draft = toOrderDraft(paid);
    const [note, client] = [vi.fn<() => void>(), vi.fn<() => void>()];
    renderComponent(
      <ShippingTab
        order={paid}
        draft={draft}
        locks={orderLocks(paid, paid.status)}
        errors={validateDraft(draft, paid)}
        wasSubmitted={false}
        edit={() => undefined}
        onWriteNote={note}
        onWriteClient={client}
      />,
    );
    expect(screen.getByText('No es posible modificar esto, el pago ya fue fijado.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Escribir la observación' }));
    fireEvent.click(screen.getByRole('button', { name: 'Escribir al cliente' }));
    expect([note, client].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
