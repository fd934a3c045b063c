import { fireEvent, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { productsQuery } from '~/api/products';
import { toOrderDraft } from '~/domain/orders/draft/orderDraft';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';
import { sampleOrder, sampleProduct } from '~/testSupport/orderFixtures';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen, within } from '~/testSupport/screen';
import { newTab } from '~/testSupport/testHooks';
import { typeText } from '~/testSupport/typing';
import { toastQueue } from '~/ui/feedback/toast';

import type { Unadded } from '../useOrderDraft';
import { AddItemTab } from './AddItemTab';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';

const order = sampleOrder({ status: 'pending' });

const cheese = sampleProduct({ name: 'Queso cremoso' });

const ham = sampleProduct({ id: 103, name: 'Jamón crudo', quantity_unit: 'kg' });

beforeEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

const held = sampleProduct({ id: 101, name: 'Queso sardo', quantity_unit: 'kg' });

function showWithProducts(ui: ReactNode, rows = [cheese, ham, held]) {
  const queryClient = newTab();
  queryClient.setQueryData(productsQuery().queryKey, { rows, unreadable: 0 });
  return renderComponent(ui, queryClient);
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
      onStatus={() => {}}
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
  showWithProducts(<ItemTab lock={lock} typed={typed} onDraft={(next) => (draft = next)} />);
  const products = () => draft?.items.map(({ product_id, amount }) => [product_id, amount]);
  return { products, field: quantityField, add: addProduct, type: typeQuantity };
}

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

  it('takes the product out again with − at the last step, and gives the focus to its button', async () => {
    const { products, add } = showItemTab();
    add('Queso cremoso');
    fireEvent.click(screen.getByRole('button', { name: 'Sumar 100 de Queso cremoso' }));
    expect(products()).toContainEqual([102, 200]);
    const less = screen.getByRole('button', { name: 'Restar 100 de Queso cremoso' });
    fireEvent.click(less);
    fireEvent.click(less);
    expect(products()).toEqual([[101, 2]]);
    const again = screen.getByRole('button', { name: 'Agregar Queso cremoso' });
    await waitFor(() => expect(again).toHaveFocus());
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
    expect(screen.getByText(/^Puede leerse de dos maneras, elija una:/)).toBeVisible();
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

  it('leads to the products of a store without active ones, without a search', () => {
    const inactive = [sampleProduct({ active: false })];
    showWithProducts(<ItemTab lock={null} typed={{}} onDraft={() => undefined} />, inactive);
    expect(screen.getByText('No se encontraron resultados')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a productos' })).toHaveAttribute(
      'href',
      '/productstore',
    );
    expect(screen.queryByLabelText('Filtrar por nombre')).toBeNull();
  });

  it('shows what was typed before the order was locked, and clears it', () => {
    showItemTab(LOCK, { [ham.id]: '2', [cheese.id]: ' ' });
    const lost =
      screen.getByText(/^Quedó sin agregar/).closest<HTMLElement>('[role="note"]') ?? document.body;
    expect(lost).toHaveTextContent('Quedó sin agregar: Jamón crudo (2).');
    fireEvent.click(within(lost).getByRole('button', { name: 'Borrar lo escrito' }));
    expect(lost).not.toBeInTheDocument();
    expect(screen.getByLabelText('Filtrar por nombre')).toHaveFocus();
  });
});
