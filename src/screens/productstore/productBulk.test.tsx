import '~/testSupport/nativeFiles';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { api, unwrap } from '~/api/transport/client';
import { readRows } from '~/api/transport/parse';
import { productShape } from '~/contract/shapes.gen';
import { sentImports } from '~/session/sentImports';
import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';

import { addFault } from '../../../mocks/faults';
import { settleImports } from '../../../mocks/imports/importJobs';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

const backend = useMockBackend();

const readProducts = async () =>
  (await unwrap(api().GET('/store/products/'), readRows(productShape))).rows;

it('changes the prices of the chosen products by a percentage that is previewed', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  const [first] = await readProducts();
  if (!first?.price_per_unit) throw new Error('the first product has no price');
  renderScreen('/productstore');
  fireEvent.click(await screen.findByRole('button', { name: 'Elegir varios' }));
  fireEvent.click(
    await screen.findByRole('checkbox', { name: new RegExp(`${first.name} \\(${first.id}\\)`) }),
  );
  const bar = within(
    await screen.findByRole('toolbar', { name: 'Acciones sobre los productos elegidos' }),
  );
  expect(bar.getByText('1 elegido')).toBeVisible();
  const stops = bar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Etiquetas']);
  fireEvent.click(bar.getByRole('button', { name: 'Precio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Precio de 1 producto' }));
  await typeText(dialog.getByLabelText('Porcentaje'), '10');
  expect(within(dialog.getByRole('list')).getByText(first.name)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Cambiar 1 producto' }));
  expect(await bar.findByText('Se guardaron los cambios de 1 producto.')).toBeVisible();
  await waitFor(() => expect(bar.getByText('0 elegidos')).toBeVisible());
  const after = (await readProducts()).find(({ id }) => id === first.id);
  expect(after).toEqual({
    ...first,
    price_per_unit: Math.round(first.price_per_unit * 110) / 100,
  });

  fireEvent.click(bar.getByRole('button', { name: 'Deshacer' }));
  expect(await bar.findByText('Volvió el precio anterior de 1 producto.')).toBeVisible();
  expect(bar.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect((await readProducts()).find(({ id }) => id === first.id)).toEqual(first);
});

it('removes the tags of every product after a question, though the list is filtered, and reports failures', async () => {
  trimSeed(backend.db, ['#donpepe']);
  for (const { id } of backend.db.products.all())
    backend.db.products.update(id, { tags: ['oferta'] });
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore?nombre=arroz');
  await press('Opciones de la lista');
  await press(/^Modificar /, 'menuitem');
  expect(await screen.findByText(/ 3 productos tienen etiquetas\.$/)).toBeVisible();
  const fault = { status: 500, message: 'Se cayó', delayMs: 0, times: 2 } as const;
  addFault(backend.db, { operationId: 'updateProduct', ...fault });
  await press('Quitar todas las etiquetas');
  const dialog = await screen.findByRole('dialog', { name: 'Quitar todas las etiquetas' });
  expect(dialog).toHaveTextContent('3 productos');
  await press('Quitar etiquetas');
  const done = await screen.findByText(/^Se quitaron las etiquetas de 1 producto\./);
  const report = done.closest('[role="note"]');
  expect(report).toHaveTextContent('No se pudo con 2 productos:');
  const failures = [...(report?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(failures).toEqual([
    expect.stringMatching(/: Se cayó$/),
    expect.stringMatching(/: Se cayó$/),
  ]);
  await waitFor(() => expect(report?.parentElement).toHaveFocus());
  expect(await screen.findByText(/ 2 productos tienen etiquetas\.$/)).toBeVisible();
  await press('Reintentar los que fallaron');
  // The report counts both attempts.
  expect(await screen.findByText('Se quitaron las etiquetas de 3 productos.')).toBeVisible();
  expect(await screen.findByText(/Ningún producto tiene etiquetas\.$/)).toBeVisible();
});

it('looks up a lost answer of one of several products', async () => {
  trimSeed(backend.db, ['#donpepe']);
  for (const { id } of backend.db.products.all())
    backend.db.products.update(id, { tags: ['oferta'] });
  backend.db.products.update(backend.db.products.all()[0]?.id ?? 0, { tags: [] });
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore');
  await press('Opciones de la lista');
  await press(/^Modificar /, 'menuitem');
  const fault = { status: 'lost', message: null, delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'updateProduct', ...fault });
  await press('Quitar todas las etiquetas');
  await screen.findByRole('dialog', { name: 'Quitar todas las etiquetas' });
  await press('Quitar etiquetas');
  // One had none.
  expect(await screen.findByText('Se quitaron las etiquetas de 2 productos.')).toBeVisible();
});

const stored = (id: number) => backend.db.products.get(id);

/** Applies the file that was sent, once it has arrived. */
async function applied(kind: 'products-stock' | 'products-update') {
  await waitFor(() =>
    expect(backend.db.dataImports.find((job) => job.kind === kind)).toBeDefined(),
  );
  settleImports(backend.db, new Date(Date.now() + 60_000));
}

it('takes the chosen products off sale with three presses, by a file with its "Deshacer"', async () => {
  trimSeed(backend.db, ['#donpepe']);
  await signInAs(ACCOUNTS.storeAdmin);
  const first = (await readProducts()).find(({ active }) => active);
  if (!first) throw new Error('no product on sale');
  renderScreen('/productstore');
  fireEvent.click(await screen.findByRole('button', { name: 'Elegir varios' }));
  fireEvent.click(
    await screen.findByRole('checkbox', { name: new RegExp(`${first.name} \\(${first.id}\\)`) }),
  );
  await press('No ofrecer');
  expect(await screen.findByText('Actualización de stock enviada correctamente')).toBeVisible();
  await applied('products-stock');
  expect(stored(first.id)?.active).toBe(false);
  const [sent] = sentImports(STORE_IDS.donpepe).get() ?? [];
  expect(sent).toMatchObject({
    kind: 'products-stock',
    undo: [{ id: first.id, fields: [{ column: 'active', before: 'true', after: 'false' }] }],
  });
});

it('offers and corrects one product from its row', async () => {
  trimSeed(backend.db, ['#donpepe']);
  await signInAs(ACCOUNTS.storeAdmin);
  const product = (await readProducts()).find(({ active }) => active);
  if (!product) throw new Error('no product on sale');
  renderScreen(`/productstore?id=${product.id}`);
  await press(`Editar ${product.name}`);
  await press('No ofrecer');
  await screen.findByText('Actualización de stock enviada correctamente');
  await applied('products-stock');
  expect(stored(product.id)?.active).toBe(false);

  await press('Corregir nombre, marca, unidad…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Corregir/ }));
  await typeText(dialog.getByLabelText(/^Nombre/), 'Yerba «1 kg», "suave"');
  fireEvent.change(dialog.getByLabelText('Unidad'), { target: { value: 'kg' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar la corrección' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Corregir/ })).toBeNull());
  await applied('products-update');
  expect(stored(product.id)).toMatchObject({
    name: 'Yerba «1 kg», "suave"',
    quantity_unit: 'kg',
    brand: product.brand,
    price_per_unit: product.price_per_unit,
    active: false,
  });
});
