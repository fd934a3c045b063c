import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { api, unwrap } from '~/api/transport/client';
import { readRows } from '~/api/transport/parse';
import { productShape } from '~/contract/shapes.gen';
import { staffSession } from '~/session/staff';
import { typeInto } from '~/testSupport/formPage';
import { columnTexts, press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { pasteText, typeText } from '~/testSupport/typing';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

const backend = useMockBackend();

beforeEach(() => trimSeed(backend.db, ['#donpepe', '#cornerbooks']));

const URL_OF_PHOTO = 'https://media.tienda.test/ficciones.svg';

async function fillIn() {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore');
  await press(/^Agregar /);
  const element = await screen.findByRole('form', { name: 'Producto nuevo' });
  const form = within(element);
  const field = (name: string) => {
    const input = element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input === null) throw new Error(`no field ${name}`);
    return input;
  };
  await typeText(field('kind'), 'Novelas');
  await typeText(field('name'), 'Ficciones');
  await pasteText(field('image'), URL_OF_PHOTO);
  return form;
}

const firstRow = () => {
  const row = screen.queryByRole('table', { name: 'Productos' })?.querySelector('tbody tr');
  if (!(row instanceof HTMLElement)) throw new Error('the list has no rows');
  return row;
};

it('creates a product with its photo, and shows it on top with a mark', async () => {
  await fillIn();
  await press('Agregar producto');
  expect(await screen.findByText('Producto creado')).toBeVisible();
  await waitFor(() => expect(firstRow()).toHaveTextContent('Ficciones'));
  expect(firstRow()).toHaveTextContent('Recién agregado');
  const { rows } = await unwrap(api().GET('/store/products/'), readRows(productShape));
  expect(rows.filter(({ name }) => name === 'Ficciones')).toMatchObject([
    { image_url: URL_OF_PHOTO },
  ]);
});

it('keeps the URL of a photo that was not saved in the row of its product', async () => {
  const form = await fillIn();
  const fault = { status: 500, message: 'Se cayó', delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'updateProduct', ...fault });
  await press('Agregar producto');
  expect(await screen.findByText(/^La foto no se guardó/)).toBeInTheDocument();
  expect(await screen.findByText('Producto creado')).toBeInTheDocument();
  const edit = within(await screen.findByRole('form', { name: 'Edición de Ficciones' }));
  expect(edit.getByLabelText('URL de la imagen')).toHaveValue(URL_OF_PHOTO);
  expect(form.getByLabelText(/^Nombre/)).toHaveValue('');
});

it('says before the save that a URL shows no image', async () => {
  const form = await fillIn();
  const image = await form.findByAltText('Vista previa de la imagen');
  fireEvent.error(image);
  expect(await form.findByText(/no se ve ninguna imagen/)).toBeVisible();
  await typeText(form.getByLabelText('URL de la imagen'), '');
  await waitFor(() => expect(form.queryByText(/no se ve ninguna imagen/)).toBeNull());
});

it('creates a product like an existing one only after a question', async () => {
  await fillIn();
  const twin = backend.db.products.find(({ store_id }) => store_id === STORE_IDS.donpepe);
  if (!twin) throw new Error('The demo data have no product');
  const twins = () => backend.db.products.all().filter(({ name }) => name === twin.name).length;
  const before = twins();
  const form = await screen.findByRole('form', { name: 'Producto nuevo' });
  await typeInto(form, { Tipo: twin.kind.name.toUpperCase(), Nombre: ` ${twin.name} ` });
  await press('Agregar producto');
  const dialog = await screen.findByRole('dialog', { name: 'Ya existe ese producto' });
  expect(dialog).toHaveTextContent(`«${twin.name}» de tipo «${twin.kind.name}» (id ${twin.id})`);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(twins()).toBe(before);
  expect(within(form).getByLabelText(/^Nombre/)).toHaveValue(` ${twin.name} `);

  await press('Agregar producto');
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar igual' }));
  await waitFor(() => expect(twins()).toBe(before + 1));
});

it('requires type and name, keeps what is typed after a refusal, and adds the first product of a store', async () => {
  await signInAs(ACCOUNTS.newStoreAdmin);
  renderScreen('/productstore');
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Agregar un producto' })[0] ?? document.body,
  );
  const form = await screen.findByRole('form', { name: 'Producto nuevo' });
  await press('Agregar producto');
  expect(form).toHaveTextContent('Por favor ingrese un tipo valido');
  expect(form).toHaveTextContent('Por favor ingrese un nombre valido');
  await waitFor(() => expect(within(form).getByLabelText(/^Tipo/)).toHaveFocus());

  const unit = within(form).getByLabelText('Unidad');
  expect(unit).toHaveValue('unid');
  const codes = [...(unit?.querySelectorAll('option') ?? [])].map(({ value }) => value);
  expect(codes).toEqual(['unid', 'kg', 'doc', 'met', 'gr', 'lit']);
  await typeInto(form, {
    Tipo: 'Novelas',
    Nombre: 'Ficciones',
    Marca: 'Emecé',
    Unidad: 'doc',
    Precio: '1.234,50',
    Etiquetas: 'cuentos, clásicos',
    Descripción: 'Tapa blanda',
  });
  const saves = sentBodies(/\/store\/products\/$/);
  const fault = { status: 422, message: 'El nombre ya existe', delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'createProduct', ...fault });
  await press('Agregar producto');
  expect(await within(form).findByRole('note')).toHaveTextContent('El nombre ya existe');
  expect(within(form).getByLabelText(/^Nombre/)).toHaveValue('Ficciones');

  await press('Agregar producto');
  expect(await screen.findByText('Producto creado')).toBeVisible();
  expect(saves).toHaveLength(2);
  expect(saves[1]).toEqual({
    brand: { name: 'Emecé' },
    kind: { name: 'Novelas' },
    name: 'Ficciones',
    quantity_unit: 'doc',
    price_per_unit: 1234.5,
    description: 'Tapa blanda',
    tags: ['cuentos', 'clásicos'],
  });
  await until('the product', () => columnTexts('Precio')[0] === 'US$\u00a01.234,50');
  expect(tableRows()).toHaveLength(1);
  // The form is beside a list now, and empty.
  const next = await screen.findByRole('form', { name: 'Producto nuevo' });
  expect(within(next).getByLabelText(/^Nombre/)).toHaveValue('');
  // The setup wizard's task is complete.
  await waitFor(() => expect(staffSession()?.store?.setup).toMatchObject({ products: true }));
});
