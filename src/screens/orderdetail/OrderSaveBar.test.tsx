import { MantineProvider } from '@mantine/core';
import { fireEvent, render } from '@testing-library/react';
import { type ComponentProps, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { sampleOrder } from '~/testSupport/orderFixtures';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';

import { OrderSaveBar } from './OrderSaveBar';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';

const order = sampleOrder({ status: 'pending' });

function showBar(props: Partial<ComponentProps<typeof OrderSaveBar>>) {
  const calls = {
    onSave: vi.fn<() => void>(),
    onDiscard: vi.fn<() => void>(),
    onRebase: vi.fn<() => void>(),
  };
  const bar = {
    order,
    unsaved: true,
    changes: ['Estado', 'Papa negra'],
    tabLocked: false,
    awaitsDecision: false,
    conflicts: [],
    dropped: [],
    isLocked: false,
    saving: false,
    error: null,
    lastEditedInput: { current: null },
  };
  renderComponent(<OrderSaveBar {...bar} {...calls} {...props} />);
  return { ...calls, save: screen.getByRole('button', { name: 'Guardar' }) };
}

const nothing = () => undefined;

function PageWithBar({ saved }: { saved: boolean }) {
  const lastEditedInput = useRef<EventTarget | null>(null);
  return (
    <MantineProvider>
      <input
        aria-label="Observación"
        onInput={({ target }) => {
          lastEditedInput.current = target;
        }}
      />
      <a href="#mapa">Mapa</a>
      <OrderSaveBar
        order={order}
        unsaved={!saved}
        changes={[]}
        tabLocked={false}
        awaitsDecision={false}
        conflicts={[]}
        dropped={[]}
        isLocked={false}
        saving={false}
        error={null}
        lastEditedInput={lastEditedInput}
        onSave={nothing}
        onDiscard={nothing}
        onRebase={nothing}
      />
    </MantineProvider>
  );
}

describe('OrderSaveBar', () => {
  it('does not save while nothing changed, and shows why', () => {
    const { save, onSave } = showBar({ unsaved: false });
    fireEvent.click(save);
    expect(onSave).not.toHaveBeenCalled();
    expect(save).toHaveAccessibleDescription('No hay cambios para guardar');
    expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull();
  });

  it('names what a save would change', () => {
    showBar({});
    expect(screen.getByRole('status')).toHaveTextContent('Cambios sin guardar: Estado, Papa negra');
  });

  it('saves unsaved changes', () => {
    const { save, onSave } = showBar({});
    fireEvent.click(save);
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus while it saves, and ignores presses', () => {
    const { save, onSave } = showBar({ saving: true });
    save.focus();
    fireEvent.click(save);
    expect(save).toHaveFocus();
    expect(save).toHaveAttribute('aria-busy', 'true');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('returns the focus to what had it before the button', () => {
    const { rerender } = render(<PageWithBar saved={false} />);
    screen.getByRole('textbox', { name: 'Observación' }).focus();
    const save = screen.getByRole('button', { name: 'Guardar' });
    save.focus();
    rerender(<PageWithBar saved />);
    expect(screen.getByRole('textbox', { name: 'Observación' })).toHaveFocus();
  });

  it('returns the focus to the field that was edited, not to what Tab passed on the way', async () => {
    const { rerender } = render(<PageWithBar saved={false} />);
    const field = screen.getByRole('textbox', { name: 'Observación' });
    await typeText(field, 'Sale hoy');
    screen.getByRole('link', { name: 'Mapa' }).focus();
    screen.getByRole('button', { name: 'Guardar' }).focus();
    rerender(<PageWithBar saved />);
    expect(field).toHaveFocus();
  });

  it('blocks the save until a conflict is resolved, and names what was changed locally and on the server', () => {
    const conflicts = [
      { label: 'Estado', mine: 'pending', theirs: 'done' },
      { label: 'Queso sardo', mine: 'Cantidad 3', theirs: 'quitado' },
    ];
    const { save, onSave, onRebase } = showBar({
      awaitsDecision: true,
      conflicts,
      dropped: ['Queso sardo'],
      isLocked: true,
    });
    fireEvent.click(save);
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Cambió en los dos lados: Estado, Queso sardo.')).toBeVisible();
    expect(screen.getByText('Queso sardo: usted «Cantidad 3», ahora «quitado»')).toBeVisible();
    expect(screen.getByText('No se puede conservar: Queso sardo.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Conservar mis cambios' }));
    expect(onRebase).toHaveBeenCalledTimes(1);
    expect(save).toHaveFocus();
  });

  it.each([true, false])('names the payment lock where it locks an edit: %s', (isLocked) => {
    showBar({ awaitsDecision: true, isLocked, order: sampleOrder({ payment_status: 'required' }) });
    expect(screen.queryByText(new RegExp(LOCK)) !== null).toBe(isLocked);
  });
});
