import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { toOrderDraft } from '~/domain/orders/draft/orderDraft';
import { validateDraft } from '~/domain/orders/draft/orderDraftErrors';
import { sampleItem, sampleOrder } from '~/testSupport/orderFixtures';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen, within } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';

import type { Unadded } from '../useOrderDraft';
import { ConceptsTab } from './ConceptsTab';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';

const order = sampleOrder({ status: 'pending', items: [sampleItem({ amount: 20 })] });

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
      newConcept={form}
      onNewConcept={setForm}
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

describe('ConceptsTab', () => {
  it('adds a concept with money as people type it, and empties the form', async () => {
    renderComponent(<ConceptsForm lock={null} />);
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
    renderComponent(<ConceptsForm lock={null} />);
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
    renderComponent(<ConceptsForm lock={null} />);
    const field = await fill(' ', '1');
    expect(rows()).toHaveLength(1);
    expect(field('Descripción')).toHaveAccessibleDescription('Por favor ingrese la descripcion');
    expect(field('Valor')).toHaveAccessibleDescription(/Por favor ingrese valor mayor a 0/);
    expect(field('Valor')).toHaveValue('1');
  });

  it('refuses a discount that exceeds the order at its value', async () => {
    renderComponent(<ConceptsForm lock={null} />);
    const field = await fill('Cliente frecuente', '999999');
    expect(rows()).toHaveLength(1);
    expect(field('Valor')).toHaveAccessibleDescription(
      /El descuento no puede ser mayor que el total del pedido/,
    );
    expect(field('Valor')).toHaveValue('999999');
  });

  it('shows only the stored concepts while they are locked', () => {
    renderComponent(<ConceptsForm lock={LOCK} />);
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Agregar' })).toBeNull();
    expect(within(list()).getByRole('textbox', { name: 'Valor' })).toHaveAttribute('readonly');
  });
});
