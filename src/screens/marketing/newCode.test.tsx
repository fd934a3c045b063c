import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

const { db } = useMockBackend();

const radios = () => db.refcodes.all().filter(({ description }) => /radio/i.test(description));

it('a code like an existing one is created only after a question', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  const { router } = renderScreen('/marketing?orden=descripcion');
  await press('Nuevo código');
  const form = await screen.findByRole('form', { name: 'Nuevo código' });
  await typeInto(form, {
    'Descripción/origen': 'RADIO DEL BARRIO',
    'Mensaje del usuario': 'Vengo por la radio',
    'Mensaje para finalizar': 'Listo',
  });
  const before = radios();
  const [twin] = before;
  if (!twin) throw new Error('The demo data have no such code');
  await press('Crear código');
  const dialog = await screen.findByRole('dialog', { name: 'Ya existe ese código' });
  expect(dialog).toHaveTextContent(`Ya hay un código «${twin.description}»`);
  expect(dialog).toHaveTextContent(twin.code);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(radios()).toEqual(before);
  expect(within(form).getByLabelText(/^Descripción\/origen/)).toHaveValue('RADIO DEL BARRIO');

  await press('Crear código');
  fireEvent.click(await screen.findByRole('button', { name: 'Crear igual' }));
  await waitFor(() => expect(radios()).toHaveLength(before.length + 1));
  // It opens, and is the first of the list behind.
  const created = radios().find(({ code }) => !before.some((known) => known.code === code));
  expect(await screen.findByRole('dialog', { name: `Código ${created?.code}` })).toBeVisible();
  expect(router.state.location.search).not.toHaveProperty('orden');
});
