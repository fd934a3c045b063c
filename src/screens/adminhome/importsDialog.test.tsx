import '~/testSupport/nativeFiles';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { polledAdminDataImportsQuery } from '~/api/adminLogs';
import { storesQuery } from '~/api/adminStores';
import { newTab } from '~/api/transport/testHooks';
import { typeInto } from '~/testSupport/formPage';
import { LocalFileWorker } from '~/testSupport/LocalFileWorker';
import { elementNamed, found, press, until } from '~/testSupport/page';
import { renderComponent } from '~/testSupport/renderComponent';
import { toastQueue } from '~/ui/feedback/toast';

import { nowOf, setClock } from '../../../mocks/database/clock';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
import { signInAs } from '../../app/renderScreen';
import { ImportsDialog } from './ImportsDialog';

const backend = useMockBackend();

/** The dialog of the store, with its imports of now. */
function StoreImports() {
  const store = useSuspenseQuery(storesQuery()).data.rows.find(
    ({ id }) => id === STORE_IDS.cornerbooks,
  );
  const imports = useQuery(polledAdminDataImportsQuery()).data?.rows ?? [];
  if (!store) return null;
  const own = imports.filter(({ store_id }) => store_id === store.id);
  return <ImportsDialog store={store} imports={own} onClose={() => undefined} />;
}

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

it('sends the valid rows of a product file for a store, and shows its import until it is complete', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  const queryClient = newTab();
  renderComponent(
    <LocalFileWorker>
      <StoreImports />
    </LocalFileWorker>,
    queryClient,
  );
  const dialog = await found('the dialog', () =>
    elementNamed('[role="dialog"]', 'Carga CSV de Corner Books'),
  );
  const own = within(dialog);
  expect(await own.findByText('No se encontraron resultados')).toBeVisible();
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
});
