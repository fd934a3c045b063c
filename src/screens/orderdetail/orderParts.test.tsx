import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { productsQuery } from '~/api/products';
import { newTab } from '~/api/transport/testHooks';
import type { Order, OrderStatus } from '~/contract/types';
import { toOrderDraft } from '~/domain/orders/orderDraft';
import { validateDraft } from '~/domain/orders/orderDraftErrors';
import type { OrderDraft } from '~/domain/orders/orderFields';
import { sampleOrder, sampleProduct } from '~/testSupport/orderFixtures';
import { typeText } from '~/testSupport/typing';
import { toastQueue } from '~/ui/feedback/toast';

import { AddItemTab } from './AddItemTab';
import { ConceptsTab } from './ConceptsTab';
import { NextStep } from './NextStep';
import { orderLocks } from './orderLocks';
import { OrderSaveBar } from './OrderSaveBar';
import { ShippingTab } from './ShippingTab';
import type { Unadded } from './useOrderDraft';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';
const order = sampleOrder({ status: 'pending' });
const cheese = sampleProduct({ name: 'Queso cremoso' });
const ham = sampleProduct({ id: 103, name: 'Jamón crudo', quantity_unit: 'kg' });

beforeEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

function show(ui: ReactNode) {
  const queryClient = newTab();
  const held = sampleProduct({ id: 101, name: 'Queso sardo', quantity_unit: 'kg' });
  queryClient.setQueryData(productsQuery().queryKey, {
    rows: [cheese, ham, held],
    unreadable: 0,
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>{ui}</MantineProvider>
    </QueryClientProvider>,
  );
}

function showBar(props: Partial<ComponentProps<typeof OrderSaveBar>>) {
  const calls = {
    onSave: vi.fn<() => void>(),
    onDiscard: vi.fn<() => void>(),
    onRebase: vi.fn<() => void>(),
  };
  const bar = {
    order,
    unsaved: true,
    tabLocked: false,
    awaitsDecision: false,
    conflicts: [],
    saving: false,
    error: null,
    edited: { current: null },
  };
  show(<OrderSaveBar {...bar} {...calls} {...props} />);
  return { ...calls, save: screen.getByRole('button', { name: 'Guardar' }) };
}

const quantityField = (name: string) =>
  screen.getByRole('textbox', { name: `Cantidad de ${name}` });

function ItemTab({
  lock,
  typed,
  onDraft,
}: {
  lock: string | null;
  typed: Unadded['quantities'];
  onDraft: (draft: OrderDraft) => void;
}) {
  const [draft, setDraft] = useState(() => toOrderDraft(order));
  const [quantities, setQuantities] = useState(typed);
  const [search, setSearch] = useState({ name: '', page: 1 });
  onDraft(draft);
  return (
    <AddItemTab
      order={order}
      draft={draft}
      lock={lock}
      edit={setDraft}
      quantities={quantities}
      onQuantities={setQuantities}
      search={search}
      onSearch={setSearch}
    />
  );
}

const addProduct = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Agregar ${name}` }));
const typeQuantity = (name: string, quantity: string) => typeText(quantityField(name), quantity);

function showItemTab(lock: string | null = null, typed: Unadded['quantities'] = {}) {
  let draft: OrderDraft | null = null;
  show(<ItemTab lock={lock} typed={typed} onDraft={(next) => (draft = next)} />);
  const products = () => draft?.items.map(({ product_id, amount }) => [product_id, amount]);
  return { products, field: quantityField, add: addProduct, type: typeQuantity };
}

function ConceptsForm({ lock }: { lock: string | null }) {
  const [draft, setDraft] = useState(() => toOrderDraft(order));
  const [form, setForm] = useState<Unadded['concept']>({
    description: '',
    value: '',
    kind: 'discount',
  });
  return (
    <ConceptsTab
      order={order}
      draft={draft}
      lock={lock}
      errors={validateDraft(draft, order)}
      edit={setDraft}
      form={form}
      onForm={setForm}
    />
  );
}

const list = () => screen.getByRole('list', { name: 'Otros conceptos' });
const rows = () => within(list()).getAllByRole('listitem');

async function fill(description: string, value: string) {
  const form = screen.getByRole('button', { name: 'Agregar' }).closest('form');
  if (form === null) throw new Error('No form');
  const field = (name: string) => within(form).getByRole('textbox', { name });
  await typeText(field('Descripción'), description);
  await typeText(field('Valor'), value);
  fireEvent.submit(form);
  return field;
}

const nothing = () => undefined;

function PageWithBar({ saved }: { saved: boolean }) {
  const edited = useRef<EventTarget | null>(null);
  return (
    <MantineProvider>
      <input
        aria-label="Observación"
        onInput={({ target }) => {
          edited.current = target;
        }}
      />
      <a href="#mapa">Mapa</a>
      <OrderSaveBar
        order={order}
        unsaved={!saved}
        tabLocked={false}
        awaitsDecision={false}
        conflicts={[]}
        saving={false}
        error={null}
        edited={edited}
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

  it('returns the focus to what had it before the button, also when the save took long', () => {
    const { rerender } = render(<PageWithBar saved={false} />);
    screen.getByRole('textbox', { name: 'Observación' }).focus();
    const save = screen.getByRole('button', { name: 'Guardar' });
    save.focus();
    // The loading overlay is a modal dialog, open until after the answer is rendered.
    const overlay = document.createElement('dialog');
    overlay.tabIndex = -1;
    overlay.setAttribute('open', '');
    document.body.append(overlay);
    overlay.focus();

    rerender(<PageWithBar saved />);
    save.focus();
    overlay.dispatchEvent(new Event('close'));
    expect(screen.getByRole('textbox', { name: 'Observación' })).toHaveFocus();
    overlay.remove();
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

  it('blocks the save until a conflict is resolved, and names what both sides changed', () => {
    const conflicts = ['Estado', 'Queso sardo'];
    const { save, onSave, onRebase } = showBar({ awaitsDecision: true, conflicts });
    fireEvent.click(save);
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Cambió en los dos lados: Estado, Queso sardo.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Conservar mis cambios' }));
    expect(onRebase).toHaveBeenCalledTimes(1);
    expect(save).toHaveFocus();
  });

  it('shows the payment lock when the payment was requested meanwhile', () => {
    showBar({ awaitsDecision: true, order: sampleOrder({ payment_status: 'required' }) });
    expect(screen.getByText(new RegExp(LOCK))).toBeVisible();
  });
});

function showStep(change: Partial<Order>, nextStepLock: string | null = null) {
  const shown = sampleOrder(change);
  const calls = {
    onNextStep: vi.fn<(status: OrderStatus) => void>(),
    onRequestPayment: vi.fn<() => void>(),
    onAlreadyPaid: vi.fn<() => void>(),
    onCompletePayment: vi.fn<() => void>(),
  };
  show(
    <NextStep
      order={shown}
      draft={toOrderDraft(shown)}
      locks={orderLocks(shown, shown.status)}
      edit={nothing}
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

  it('shows why the next step cannot be saved', () => {
    const { onNextStep } = showStep({ status: 'preparing' }, 'El pedido cambió');
    const button = screen.getByRole('button', { name: 'Listo para despachar' });
    fireEvent.click(button);
    expect(onNextStep).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleDescription(/El pedido cambió/);
  });
});

describe('AddItemTab', () => {
  it('adds one with a press, whose quantity can be typed', async () => {
    const { products, field, add, type } = showItemTab();
    expect(screen.queryByLabelText(/^Cantidad de/)).toBeNull();
    add('Queso cremoso');
    expect(products()).toContainEqual([102, 100]);
    expect(toasts()).toEqual(['Item agregado, guarde el pedido para confirmarlo']);
    await type('Queso cremoso', '1.500');
    expect(products()).toContainEqual([102, 1500]);
    expect(field('Queso cremoso')).toHaveValue('1.500');
    await type('Queso cremoso', '');
    fireEvent.blur(field('Queso cremoso'));
    expect(field('Queso cremoso')).toHaveValue('1500');
    expect(toasts()).toHaveLength(1);
  });

  it('takes the product out again with − at the last step', () => {
    const { products, add } = showItemTab();
    add('Queso cremoso');
    fireEvent.click(screen.getByRole('button', { name: 'Sumar 100 de Queso cremoso' }));
    expect(products()).toContainEqual([102, 200]);
    const less = screen.getByRole('button', { name: 'Restar 100 de Queso cremoso' });
    fireEvent.click(less);
    fireEvent.click(less);
    expect(products()).toEqual([[101, 2]]);
    expect(screen.getByRole('button', { name: 'Agregar Queso cremoso' })).toBeVisible();
  });

  it('keeps a quantity that cannot be used in its field, with the reason', async () => {
    const { products, field, add, type } = showItemTab();
    add('Queso cremoso');
    await type('Queso cremoso', 'abc');
    expect(field('Queso cremoso')).toHaveAccessibleDescription(
      'Por favor ingrese un numero valido',
    );
    expect(products()).toContainEqual([102, 100]);
    await type('Queso cremoso', '3');
    expect(field('Queso cremoso')).toBeValid();
    expect(products()).toContainEqual([102, 3]);
  });

  it('asks which amount 1.234 kg is, and shows the reading of 1,234', async () => {
    const { products, field, add, type } = showItemTab();
    add('Jamón crudo');
    await type('Jamón crudo', '1.234');
    expect(field('Jamón crudo')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Puede leerse de dos maneras, elija una:');
    // The last quantity with one reading on the way.
    expect(products()).toContainEqual([103, 1.23]);
    const question = screen.getByRole('group', { name: '¿Qué cantidad de Jamón crudo es 1.234?' });
    expect(within(question).getAllByRole('button')).toHaveLength(2);
    expect(within(question).getByRole('button', { name: '1234 kg' })).toBeVisible();
    fireEvent.click(within(question).getByRole('button', { name: '1,234 kg' }));
    expect(field('Jamón crudo')).toHaveValue('1,234');
    expect(field('Jamón crudo')).toHaveFocus();
    expect(field('Jamón crudo')).toHaveAccessibleDescription('= 1,234 kg');
    expect(question).not.toBeInTheDocument();
    expect(products()).toContainEqual([103, 1.234]);
  });

  it('warns of an item that the order holds', () => {
    const { products, add } = showItemTab();
    add('Queso sardo');
    expect(toasts()).toEqual(['El item que desea agregar ya existe en el pedido']);
    expect(products()).toEqual([[101, 2]]);
  });

  it('shows the products of a locked order with the reason and without controls', () => {
    showItemTab(LOCK);
    expect(screen.getByText(LOCK)).toBeVisible();
    const products = screen.getByRole('list', { name: 'Productos' });
    expect(within(products).getByText('Jamón crudo')).toBeVisible();
    expect(within(products).queryByRole('textbox')).toBeNull();
    expect(within(products).queryByRole('button')).toBeNull();
  });

  it('shows what was typed before the order was locked, and clears it', () => {
    showItemTab(LOCK, { [ham.id]: '2', [cheese.id]: ' ' });
    const lost = screen.getByRole('alert');
    expect(lost).toHaveTextContent('Quedó sin agregar: Jamón crudo (2).');
    fireEvent.click(within(lost).getByRole('button', { name: 'Borrar lo escrito' }));
    expect(lost).not.toBeInTheDocument();
    expect(screen.getByLabelText('Filtrar por nombre')).toHaveFocus();
  });
});

describe('ConceptsTab', () => {
  it('adds a concept with money as people type it, and empties the form', async () => {
    show(<ConceptsForm lock={null} />);
    const field = await fill('Cliente frecuente', '$ 1.000');
    expect(rows()).toHaveLength(2);
    expect(within(list()).getByDisplayValue('1.000,00')).toBeVisible();
    const [kind] = screen.getAllByRole('combobox', { name: 'Tipo' });
    expect([...(kind?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Descuento (-)',
      'Recargo (+)',
    ]);
    expect(field('Descripción')).toHaveValue('');
    expect(field('Valor')).toHaveValue('');
  });

  it('adds a complete concept when the focus leaves its form', async () => {
    show(<ConceptsForm lock={null} />);
    const form = screen.getByRole('button', { name: 'Agregar' }).closest('form');
    if (form === null) throw new Error('No form');
    const field = (name: string) => within(form).getByRole('textbox', { name });
    const leave = (name: string, to: Element) => fireEvent.blur(field(name), { relatedTarget: to });
    field('Descripción').focus();
    await typeText(field('Descripción'), 'Cliente frecuente');
    leave('Descripción', field('Valor'));
    leave('Descripción', document.body);
    expect(rows()).toHaveLength(1);
    await typeText(field('Valor'), '500');
    leave('Valor', document.body);
    expect(rows()).toHaveLength(2);
    expect(field('Valor')).toHaveValue('');
  });

  it('keeps an invalid concept in the form with its errors', async () => {
    show(<ConceptsForm lock={null} />);
    const field = await fill(' ', '1');
    expect(rows()).toHaveLength(1);
    expect(field('Descripción')).toHaveAccessibleDescription('Por favor ingrese la descripcion');
    expect(field('Valor')).toHaveAccessibleDescription(/Por favor ingrese valor mayor a 0/);
    expect(field('Valor')).toHaveValue('1');
  });

  it('shows only the stored concepts while they are locked', () => {
    show(<ConceptsForm lock={LOCK} />);
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Agregar' })).toBeNull();
    expect(within(list()).getByRole('textbox', { name: 'Valor' })).toHaveAttribute('readonly');
  });
});

function showShipping(delivery: boolean) {
  const picked = sampleOrder({ status: 'preparing', delivery, shipping: [] });
  const draft = toOrderDraft(picked);
  show(
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
