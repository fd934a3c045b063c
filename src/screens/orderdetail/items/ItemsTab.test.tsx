import { MantineProvider } from '@mantine/core';
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import type { Order } from '~/contract/types';
import { toOrderDraft } from '~/domain/orders/draft/orderDraft';
import { validateDraft } from '~/domain/orders/draft/orderDraftErrors';
import { addItem, setRevisedPrice } from '~/domain/orders/draft/orderEdits';
import { sampleItem, sampleOrder, sampleProduct } from '~/testSupport/orderFixtures';
import { screen, within } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';

import { orderLocks } from '../orderLocks';
import { ItemsTab } from './ItemsTab';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';

const cheese = sampleItem();
const wine = sampleItem({
  id: 12,
  product_id: 102,
  amount: 4,
  revised_price: 500,
  store_observations: 'El de la promoción',
  raw_product: null,
  product_denormalized: {
    ...cheese.product_denormalized,
    id: 102,
    name: 'Vino malbec',
    quantity_unit: 'unid',
    price_per_unit: 150,
  },
});
const order = sampleOrder({ status: 'preparing', items: [cheese, wine] });

function showTab({ wide = true, shown = order, draft = toOrderDraft(shown) } = {}) {
  function Tab({ of }: { of: Order }) {
    const [edited, setEdited] = useState(draft);
    const [isOther, setOther] = useState(false);
    const [quantities, setQuantities] = useState<Readonly<Record<number, string>>>({});
    return (
      <MantineProvider>
        <button type="button" onClick={() => setOther(!isOther)}>
          Otra pestaña
        </button>
        {isOther ? null : (
          <ItemsTab
            order={of}
            draft={edited}
            locks={orderLocks(of, of.status)}
            errors={validateDraft(edited, of)}
            edit={setEdited}
            quantities={quantities}
            onQuantities={setQuantities}
            wide={wide}
          />
        )}
      </MantineProvider>
    );
  }
  render(<Tab of={shown} />);
}

const pencil = (name: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^Editar (cantidad, )?precio y observación de ${name}$`),
  });
const price = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Precio revisado (total) de ${name}` });
const observation = (name: string) =>
  screen.getByRole('textbox', { name: `Observación de ${name}` });
/** The sums below the items. */
const sums = () =>
  screen.getAllByRole('definition').map((sum) => sum.textContent.replace('\u00a0', ' '));
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });

describe.each([
  ['table', true],
  ['cards', false],
])('the items as %s', (_look, wide) => {
  const itemOf = (name: string) => {
    const item = screen.getByText(name).closest(wide ? 'tr' : 'li');
    if (item === null) throw new Error(`No item ${name}`);
    return item;
  };

  it('show what an item has as text, and no field', () => {
    showTab({ wide });
    expect(screen.queryByRole('textbox')).toBeNull();
    const plain = itemOf('Queso sardo');
    expect(plain).toHaveTextContent('Pedido como: dos kilos de queso sardo');
    expect(plain).toHaveTextContent(/2 kg × \$\s100,00/);
    expect(within(plain).getByText('$ 200,00')).toBeVisible();
    for (const text of [/Revisado/, /antes/, /Observación/, /Sin guardar/, /Nuevo/, /-/]) {
      expect(plain).not.toHaveTextContent(text);
    }
    const revised = itemOf('Vino malbec');
    expect(revised).toHaveTextContent(/4 u\. × \$\s150,00/);
    expect(revised).toHaveTextContent(/Revisado: \$\s125,00 \/ u\./);
    expect(within(revised).getByText('$ 500,00')).toBeVisible();
    expect(revised).toHaveTextContent(/antes \$\s600,00/);
    expect(revised).toHaveTextContent('Observación: El de la promoción');
    expect(revised).not.toHaveTextContent('Pedido como');
  });

  it('change the quantity of a pending order, which clears the revised price', () => {
    showTab({ wide, shown: { ...order, status: 'pending' } });
    expect(pencil('Vino malbec')).toHaveAccessibleName(/^Editar cantidad, precio y observación/);
    fireEvent.click(pencil('Vino malbec'));
    const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: /^Cantidad de Vino/ });
    expect(quantity).toHaveFocus();
    fireEvent.change(quantity, { target: { value: '3' } });
    expect(itemOf('Vino malbec')).toHaveTextContent(/3 u\. × \$\s150,00/);
    expect(price('Vino malbec')).toHaveValue('');
    expect(sums()[0]).toBe('$ 650,00');
    // The stored quantity has the stored price again.
    fireEvent.click(screen.getByRole('button', { name: 'Sumar 1 de Vino malbec' }));
    expect(price('Vino malbec')).toHaveValue('500,00');

    // What cannot be used stays typed, and its field open.
    fireEvent.change(quantity, { target: { value: '2,5' } });
    fireEvent.click(pencil('Vino malbec'));
    expect(quantity).toBeVisible();
    expect(quantity).toBeInvalid();
    expect(itemOf('Vino malbec')).toHaveTextContent(/4 u\. × \$\s150,00/);
  });

  it('say why the quantity is locked', () => {
    showTab({ wide });
    fireEvent.click(pencil('Vino malbec'));
    expect(screen.getByText(/^La cantidad se puede modificar cuando/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Cantidad/ })).toBeNull();
  });

  it('have a price of 0 and the word for it where there is none', () => {
    showTab({ wide });
    fireEvent.click(pencil('Queso sardo'));
    fireEvent.click(screen.getByRole('button', { name: 'No hay Queso sardo' }));
    expect(price('Queso sardo')).toHaveValue('0,00');
    expect(observation('Queso sardo')).toHaveValue('Sin stock');
    expect(sums()[0]).toBe('$ 500,00');
    expect(screen.queryByRole('button', { name: 'No hay Queso sardo' })).toBeNull();
  });

  it('show an item whose product has no price', () => {
    const { product_denormalized } = cheese;
    const unpriced = {
      ...cheese,
      revised_price: 300,
      product_denormalized: { ...product_denormalized, price_per_unit: null },
    };
    showTab({ wide, shown: { ...order, items: [unpriced] } });
    expect(itemOf('Queso sardo')).toHaveTextContent('2 kg · Sin precio');
    expect(itemOf('Queso sardo')).toHaveTextContent(/Revisado: \$\s150,00/);
    expect(itemOf('Queso sardo')).not.toHaveTextContent('antes');
  });

  it('open with the focus in the price, its text selected, and close again', () => {
    showTab({ wide });
    const button = pencil('Vino malbec');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const field = price('Vino malbec');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '500,00'.length]);
    expect(observation('Vino malbec')).toHaveValue('El de la promoción');
    expect(itemOf('Vino malbec')).not.toHaveTextContent('Observación: El de la promoción');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    fireEvent.click(button);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('lead with Enter from price to price, and mark what is not saved', async () => {
    showTab({ wide });
    fireEvent.click(pencil('Queso sardo'));
    await typeText(price('Queso sardo'), '150');
    // Otherwise the same press would activate the button that gets the focus.
    expect(press(price('Queso sardo'), 'Enter')).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(pencil('Vino malbec')).toHaveFocus();
    expect(itemOf('Queso sardo')).toHaveTextContent('Sin guardar');
    expect(itemOf('Queso sardo')).toHaveTextContent(/Revisado: \$\s75,00/);
    expect(itemOf('Vino malbec')).not.toHaveTextContent('Sin guardar');
    fireEvent.click(pencil('Vino malbec'));
    press(price('Vino malbec'), 'Enter');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(pencil('Vino malbec')).toHaveFocus();
  });

  it('keep what is typed when Escape closes them', async () => {
    showTab({ wide });
    fireEvent.click(pencil('Queso sardo'));
    await typeText(price('Queso sardo'), '150');
    await typeText(observation('Queso sardo'), 'Sin cáscara');
    // A line break of the text.
    expect(press(observation('Queso sardo'), 'Enter')).toBe(true);
    expect(press(observation('Queso sardo'), 'Escape')).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(pencil('Queso sardo')).toHaveFocus();
    expect(itemOf('Queso sardo')).toHaveTextContent('Observación: Sin cáscara');
    fireEvent.click(pencil('Queso sardo'));
    expect(price('Queso sardo')).toHaveValue('150');
    expect(observation('Queso sardo')).toHaveValue('Sin cáscara');
  });

  it('open at the observation when its text is pressed', () => {
    showTab({ wide });
    fireEvent.click(screen.getByText('Observación: El de la promoción'));
    expect(observation('Vino malbec')).toHaveFocus();
    press(observation('Vino malbec'), 'Escape');
    expect(pencil('Vino malbec')).toHaveFocus();
  });

  it('stay open while the price is invalid', async () => {
    showTab({ wide });
    fireEvent.click(pencil('Queso sardo'));
    await typeText(price('Queso sardo'), '1.2345');
    expect(price('Queso sardo')).toHaveAccessibleDescription(
      'Los importes llevan hasta dos decimales',
    );
    press(price('Queso sardo'), 'Enter');
    expect(price('Queso sardo')).toHaveFocus();
    press(price('Queso sardo'), 'Escape');
    expect(price('Queso sardo')).toHaveFocus();
    pencil('Queso sardo').focus();
    fireEvent.click(pencil('Queso sardo'));
    expect(price('Queso sardo')).toHaveFocus();
    expect(price('Queso sardo')).toHaveValue('1.2345');

    // The tab renders anew.
    fireEvent.click(screen.getByText('Otra pestaña'));
    expect(screen.queryByText('Queso sardo')).toBeNull();
    fireEvent.click(screen.getByText('Otra pestaña'));
    expect(price('Queso sardo')).toHaveValue('1.2345');
    await typeText(price('Queso sardo'), '1.23');
    expect(price('Queso sardo')).toHaveValue('1.23');
    press(price('Queso sardo'), 'Enter');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('show no figure of an older price while the price is invalid', async () => {
    showTab({ wide });
    fireEvent.click(pencil('Queso sardo'));
    await typeText(price('Queso sardo'), '150');
    await typeText(price('Queso sardo'), '1e5');
    expect(itemOf('Queso sardo')).not.toHaveTextContent(/Revisado|150,00|75,00/);
    expect(sums().at(0)).toBe('-');
    expect(sums().at(-1)).toBe('-');
    await typeText(price('Queso sardo'), '150');
    expect(sums().at(0)).toBe('$ 650,00');
    expect(sums().at(-1)).toMatch(/^\$ /);
  });

  it('hide the words of the shopper that say no more than the item', () => {
    const item = { ...cheese, raw_product: '2 kilos de QUESO SARDO' };
    showTab({ wide, shown: { ...order, items: [item] } });
    expect(itemOf('Queso sardo')).not.toHaveTextContent('Pedido como');
  });

  it('open the observation alone while prices are locked', async () => {
    showTab({ wide, shown: { ...order, payment_status: 'required' } });
    expect(screen.getByText(LOCK)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Editar observación de Queso sardo' }));
    expect(observation('Queso sardo')).toHaveFocus();
    expect(screen.getAllByRole('textbox')).toEqual([observation('Queso sardo')]);
    await typeText(observation('Queso sardo'), 'Sin cáscara');
    press(observation('Queso sardo'), 'Escape');
    expect(itemOf('Queso sardo')).toHaveTextContent('Observación: Sin cáscara');
  });

  it('show an invalid price that was locked meanwhile', () => {
    const draft = setRevisedPrice(toOrderDraft(order), 'item-11', '1.2345');
    showTab({ wide, shown: { ...order, payment_status: 'required' }, draft });
    expect(price('Queso sardo')).toHaveValue('1.2345');
    expect(price('Queso sardo')).toHaveAttribute('readonly');
    expect(price('Queso sardo')).toHaveAccessibleDescription(new RegExp(LOCK));
  });

  it('edit an item that is not saved yet, and remove it', async () => {
    const added = addItem(toOrderDraft(order), sampleProduct({ id: 9, name: 'Pan' }), '2');
    if (!added.ok) throw new Error(added.warning);
    showTab({ wide, draft: added.draft });
    expect(itemOf('Pan')).toHaveTextContent('Nuevo');
    fireEvent.click(pencil('Pan'));
    expect(price('Pan')).toHaveFocus();
    await typeText(price('Pan'), '80');
    press(price('Pan'), 'Enter');
    expect(within(itemOf('Pan')).getByText('$ 80,00')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Pan' }));
    expect(screen.queryByText('Pan')).toBeNull();
  });
});

it('ends with the total of the order, also where it is that of the items', () => {
  showTab({ shown: { ...order, other_concepts: [], shipping_cost: 0 } });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Total de items',
    'Monto',
  ]);
});

describe('the revised price', () => {
  it('shows its unit price only while it is valid, and is restored with the focus in its field', async () => {
    showTab();
    fireEvent.click(pencil('Vino malbec'));
    const field = price('Vino malbec');
    expect(screen.getByText('$ 125,00 / u.')).toBeVisible();
    await typeText(field, '1.2345');
    expect(screen.queryByText(/\/ u\.$/)).toBeNull();
    screen.getByRole('textbox', { name: 'Observación de Vino malbec' }).focus();
    fireEvent.click(
      screen.getByRole('button', { name: 'Restaurar el precio original de Vino malbec' }),
    );
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByText(/Revisado/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Restaurar/ })).toBeNull();
  });
});
