import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Order, OrderStatus } from '~/contract/types';
import { toOrderDraft } from '~/domain/orders/orderDraft';
import { sampleOrder } from '~/testSupport/orderFixtures';
import { renderComponent } from '~/testSupport/renderComponent';

import { NextStep } from './NextStep';
import { orderLocks } from './orderLocks';

const nothing = () => undefined;

function showStep(
  change: Partial<Order>,
  {
    nextStepLock = null,
    unsaved = false,
  }: { nextStepLock?: string | null; unsaved?: boolean } = {},
) {
  const shown = sampleOrder(change);
  const calls = {
    onNextStep: vi.fn<(status: OrderStatus) => void>(),
    onRequestPayment: vi.fn<() => void>(),
    onAlreadyPaid: vi.fn<() => void>(),
    onCompletePayment: vi.fn<() => void>(),
  };
  renderComponent(
    <NextStep
      order={shown}
      draft={toOrderDraft(shown)}
      locks={orderLocks(shown, shown.status)}
      edit={nothing}
      unsaved={unsaved}
      saving={false}
      nextStepLock={nextStepLock}
      isBar={false}
      isCovered={false}
      isOpen={false}
      onOpen={nothing}
      onTellClient={null}
      {...calls}
    />,
  );
  return calls;
}

/** The names of the filled buttons. */
const filled = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.dataset['variant'] === 'filled')
    .map(({ textContent }) => textContent);

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
    ['pending', 'pending', ['Preparar']],
    ['preparing', 'pending', ['Solicitar pago']],
    ['preparing', 'required', ['Completar pago']],
    ['preparing', 'done', ['Listo para despachar']],
    ['done', 'done', []],
    ['store_canceled', 'required', []],
  ] as const)('fills one button at %s with payment %s', (status, payment_status, labels) => {
    showStep({ status, payment_status });
    expect(filled()).toEqual(labels);
    for (const name of ['Solicitar pago', 'Completar pago']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveValue(status);
  });

  it('fills none while there are changes to save', () => {
    showStep({ status: 'preparing' }, { unsaved: true });
    expect(filled()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Solicitar pago' })).toBeEnabled();
  });

  it('has no next step for a delivered order, and says so', () => {
    showStep({ status: 'done', payment_status: 'done' });
    expect(screen.queryByRole('button', { name: /Preparar|despachar|Entregar/ })).toBeNull();
    expect(screen.getByText('El pedido está entregado y pagado.')).toBeVisible();
  });

  it('says below "Solicitar pago" what it does', () => {
    showStep({ status: 'pending' });
    const request = screen.getByRole('button', { name: 'Solicitar pago' });
    const effect = screen.getByText(/^Guarda el pedido y fija su total/);
    const complete = screen.getByRole('button', { name: 'Completar pago' });
    expect(request).toHaveAccessibleDescription(effect.textContent);
    expect(request.compareDocumentPosition(effect)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(effect.compareDocumentPosition(complete)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says below disabled buttons, once, why the payment cannot be requested', () => {
    showStep({ status: 'provisional' });
    const request = screen.getByRole('button', { name: 'Solicitar pago' });
    const complete = screen.getByRole('button', { name: 'Completar pago' });
    const reason = screen
      .getAllByText('Solo se puede solicitar el pago de un pedido pendiente o en proceso')
      .filter((text) => !text.classList.contains('visually-hidden'));
    expect(reason).toHaveLength(1);
    expect(request).toHaveAttribute('aria-disabled', 'true');
    expect(complete).toHaveAttribute('aria-disabled', 'true');
    expect(complete.compareDocumentPosition(reason[0] ?? complete)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('shows why the next step cannot be saved', () => {
    const { onNextStep } = showStep({ status: 'preparing' }, { nextStepLock: 'El pedido cambió' });
    const button = screen.getByRole('button', { name: 'Listo para despachar' });
    fireEvent.click(button);
    expect(onNextStep).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleDescription(/El pedido cambió/);
  });
});
