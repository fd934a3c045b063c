import { fireEvent } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { Order, OrderStatus } from '~/contract/types';
import { toOrderDraft } from '~/domain/orders/draft/orderDraft';
import { sampleOrder } from '~/testSupport/orderFixtures';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';

import { NextStep } from './NextStep';
import { orderLocks } from './orderLocks';

const nothing = () => undefined;

function showStep(
  change: Partial<Order>,
  {
    nextStepLock = null,
    unsaved = false,
    Saves = ({ children }) => children(false, nothing),
  }: {
    nextStepLock?: string | null;
    unsaved?: boolean;
    /** Holds whether the order is being saved. */
    Saves?: (props: { children: (saving: boolean, save: () => void) => ReactNode }) => ReactNode;
  } = {},
) {
  const shown = sampleOrder(change);
  const calls = {
    onNextStep: vi.fn<(status: OrderStatus) => void>(),
    onRequestPayment: vi.fn<() => void>(),
    onRequestAndMove: vi.fn<(status: OrderStatus) => void>(),
    onAlreadyPaid: vi.fn<() => void>(),
    onCompletePayment: vi.fn<() => void>(),
  };
  renderComponent(
    <Saves>
      {(saving, save) => (
        <NextStep
          order={shown}
          draft={toOrderDraft(shown)}
          locks={orderLocks(shown, shown.status)}
          edit={nothing}
          unsaved={unsaved}
          saving={saving}
          nextStepLock={nextStepLock}
          isBar={false}
          isCovered={false}
          isOpen={false}
          onOpen={nothing}
          untold={null}
          onTellClient={nothing}
          {...calls}
          onNextStep={(status) => {
            calls.onNextStep(status);
            save();
          }}
        />
      )}
    </Saves>,
  );
  return calls;
}

/** The names of the buttons that look like `variant`. */
const looks = (variant: string) =>
  screen
    .getAllByRole('button')
    .filter((button) => button.dataset['variant'] === variant)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const busy = () =>
  [...document.querySelectorAll('button[aria-busy="true"]')].map((one) => one.textContent);

describe('NextStep', () => {
  it.each([
    ['pending', 'Preparar', 'preparing'],
    ['preparing', 'Listo para despachar', 'waiting_delivery'],
    ['waiting_delivery', 'Entregar', 'done'],
  ] as const)('offers the step after %s', (status, label, next) => {
    const { onNextStep } = showStep({ status });
    fireEvent.click(screen.getByRole('button', { name: label }));
    expect(onNextStep).toHaveBeenCalledWith(next);
  });

  it.each([
    ['provisional', 'pending', ['Pasar a Pendiente']],
    ['provisional', 'required', ['Completar pago']],
    ['pending', 'pending', ['Preparar']],
    ['pending', 'required', ['Completar pago']],
    ['preparing', 'pending', ['Solicitar pago']],
    ['preparing', 'required', ['Completar pago']],
    ['preparing', 'processing', ['Listo para despachar']],
    ['preparing', 'done', ['Listo para despachar']],
    ['waiting_delivery', 'pending', ['Entregar']],
    ['waiting_delivery', 'required', ['Completar pago']],
    ['waiting_delivery', 'done', ['Entregar']],
    ['charge', 'pending', ['Entregar']],
    ['charge', 'required', ['Completar pago']],
    ['charge', 'done', ['Entregar']],
    ['done', 'pending', []],
    ['done', 'required', ['Completar pago']],
    ['done', 'done', []],
    ['discarded', 'pending', []],
    ['store_canceled', 'required', []],
    ['client_canceled', 'pending', []],
  ] as const)('fills one button at %s with payment %s, and tints none', (...row) => {
    const [status, payment_status, labels] = row;
    showStep({ status, payment_status });
    expect(looks('filled')).toEqual(labels);
    expect(looks('light')).toEqual([]);
    expect(looks('subtle')).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveValue(status);
  });

  it('spins the pressed button alone, and none for a save of another one', () => {
    showStep(
      { status: 'pending' },
      {
        Saves({ children }) {
          const [saving, setSaving] = useState(false);
          return (
            <>
              <input type="checkbox" checked={saving} onChange={() => setSaving(!saving)} />
              {children(saving, () => setSaving(true))}
            </>
          );
        },
      },
    );
    const save = screen.getByRole('checkbox');
    fireEvent.click(screen.getByRole('button', { name: 'Preparar' }));
    expect(busy()).toEqual(['Preparar']);
    fireEvent.click(save);
    expect(busy()).toEqual([]);
    fireEvent.click(save);
    expect(save).toBeChecked();
    expect(busy()).toEqual([]);
  });

  it('an order that its client fetches is not dispatched', () => {
    showStep({ status: 'preparing', delivery: false });
    expect(screen.getByRole('button', { name: 'Listo para retirar' })).toBeVisible();
  });

  it.each(['waiting_delivery', 'charge', 'done'] as const)(
    'an order that left unpaid can still be marked as paid: %s',
    (status) => {
      const { onAlreadyPaid } = showStep({ status, payment_status: 'pending' });
      fireEvent.click(screen.getByRole('button', { name: 'Ya está pagado' }));
      expect(onAlreadyPaid).toHaveBeenCalledOnce();
    },
  );

  it('an order that left with changes that are not saved says why it cannot be marked as paid', () => {
    const { onAlreadyPaid } = showStep(
      { status: 'done', payment_status: 'pending' },
      { unsaved: true },
    );
    const button = screen.getByRole('button', { name: 'Ya está pagado' });
    expect(button).toHaveAccessibleDescription('Guarde antes los cambios');
    fireEvent.click(button);
    expect(onAlreadyPaid).not.toHaveBeenCalled();
  });

  it.each([
    ['provisional', 'pending', 'El cliente todavía no confirmó el pedido.'],
    ['done', 'done', 'El pedido está entregado y pagado.'],
    ['discarded', 'pending', 'El pedido está cerrado.'],
    ['client_canceled', 'done', 'El pedido está cerrado.'],
  ] as const)('says where an order stands at %s, without buttons that do nothing', (...row) => {
    const [status, payment_status, text] = row;
    showStep({ status, payment_status });
    expect(screen.getByText(text)).toBeVisible();
    for (const button of screen.getAllByRole('button')) {
      expect(button).not.toHaveAttribute('aria-disabled');
    }
  });

  it('fills none while there are changes to save', () => {
    showStep({ status: 'preparing' }, { unsaved: true });
    expect(looks('filled')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Solicitar pago' })).toBeEnabled();
  });

  it('has no next step for a delivered order, and says so', () => {
    showStep({ status: 'done', payment_status: 'done' });
    expect(screen.queryByRole('button', { name: /Preparar|despachar|Entregar/ })).toBeNull();
    expect(screen.getByText('El pedido está entregado y pagado.')).toBeVisible();
  });

  it('describes what each action does', () => {
    showStep({ status: 'pending' });
    expect(screen.getByRole('button', { name: 'Preparar' })).toHaveAccessibleDescription(
      'Guarda el pedido como En proceso.',
    );
    expect(screen.getByRole('button', { name: 'Solicitar pago' })).toHaveAccessibleDescription(
      'Guarda el pedido y fija su total.',
    );
  });

  it('requests the payment and dispatches with one press, where both are possible', () => {
    const { onRequestAndMove } = showStep({ status: 'preparing' });
    fireEvent.click(screen.getByRole('button', { name: 'Solicitar pago y despachar' }));
    expect(onRequestAndMove).toHaveBeenCalledExactlyOnceWith('waiting_delivery');
  });

  it.each([
    { status: 'pending' },
    { status: 'preparing', payment_status: 'required' },
    { status: 'preparing', payment_method: null },
    { status: 'waiting_delivery' },
  ] as const)('does not offer both at %o', (change) => {
    showStep(change);
    expect(screen.queryByText('Solicitar pago y despachar')).not.toBeInTheDocument();
  });

  it.each([
    [{ status: 'preparing' }, 'Completar pago: primero se solicita.'],
    [
      { status: 'waiting_delivery' },
      'Solo se puede solicitar el pago de un pedido pendiente o en proceso. Para cobrarlo, páselo a En proceso.',
    ],
    [
      { status: 'preparing', payment_status: 'processing' },
      'Pago en proceso: no se puede completar.',
    ],
    [{ status: 'preparing', payment_status: 'done' }, 'El pago está aprobado.'],
  ] as const)('says in one line what the payment forbids, at %o', (change, text) => {
    showStep(change);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Completar pago' })).toBeNull();
  });

  it('shows why the next step cannot be saved', () => {
    const { onNextStep } = showStep({ status: 'preparing' }, { nextStepLock: 'El pedido cambió' });
    const button = screen.getByRole('button', { name: 'Listo para despachar' });
    fireEvent.click(button);
    expect(onNextStep).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleDescription(/El pedido cambió/);
  });
});
