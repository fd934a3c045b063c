import '~/testSupport/nativeFiles';
import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { elementNamed, found, press, until } from '~/testSupport/page';
import { toastQueue } from '~/ui/feedback/toast';

import { nowOf, setClock } from '../../../mocks/database/clock';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

vi.mock(
  '~/components/products/import/engineContext',
  () => import('~/testSupport/localEngineContext'),
);

const backend = useMockBackend();

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

it('sends the valid rows of a product file for a store, and shows its import until it is complete', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  const { queryClient } = renderScreen('/home?nombre=corner+books');
  await press('Carga CSV de Corner Books: Sin cargas');
  const dialog = await found('the dialog', () =>
    elementNamed('[role="dialog"]', 'Carga CSV de Corner Books'),
  );
  const own = within(dialog);
  expect(own.getByText('No se encontraron resultados')).toBeVisible();
  const text = 'Nombre;Tipo\nUlises;Novela\nRayuela;\n';
  await typeInto(dialog, { 'Archivo de productos': new File([text], 'libros.csv') });
  expect(await own.findByText(/no se conocen los productos de la tienda/)).toBeVisible();
  await until('the invalid row', () =>
    dialog.textContent.includes('Tipo: se espera un valor: la celda está vacía'),
  );
  await press('Enviar la correcta');
  await until('the message', () =>
    toasts().includes('Actualización de lista de productos enviada correctamente'),
  );
  expect(await own.findByRole('row', { name: /libros/ })).toHaveTextContent(/Pendiente|En proceso/);
  setClock(backend.db, new Date(nowOf(backend.db).getTime() + 10_000));
  await queryClient.refetchQueries();
  await until('the end of the import', () => dialog.textContent.includes('Completa'));
  await press('Cerrar');
  await found('the state of the store', () =>
    elementNamed('button', 'Carga CSV de Corner Books: Completa'),
  );
});
