import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { api, unwrap } from '~/api/transport/client';
import { readRows } from '~/api/transport/parse';
import { productShape } from '~/contract/shapes.gen';
import { typeText } from '~/testSupport/typing';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

useMockBackend();

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
    await screen.findByRole('region', { name: 'Acciones sobre los productos elegidos' }),
  );
  expect(bar.getByText('1 elegido')).toBeVisible();
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
});
