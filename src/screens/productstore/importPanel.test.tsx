import '~/testSupport/nativeFiles';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { EngineContext } from '~/components/products/import/engineContext';
import { typeInto } from '~/testSupport/formPage';
import { openLocalEngine } from '~/testSupport/localEngine';
import { press } from '~/testSupport/page';
import { renderComponent } from '~/testSupport/renderComponent';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { signInAs } from '../../app/renderScreen';
import { ImportPanel } from './ImportPanel';

useMockBackend();

afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

it('keeps the file of the tab that another file is moved to, and says so', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderComponent(
    <EngineContext value={openLocalEngine}>
      <ImportPanel />
    </EngineContext>,
  );
  await press(/Stock$/);
  await typeInto(document, { 'Archivo de stock': new File(['id,active\n1,true\n'], 'stock.csv') });
  await press(/Actualización selectiva$/);
  const other = new File(['id,active\n2,false\n'], 'otro.csv');
  await typeInto(document, { 'Archivo de actualización selectiva': other });
  await press('Usarlo en Stock');
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
    'Hay otro archivo elegido en Stock: envíelo o quítelo antes',
  ]);
  expect(await screen.findByText('stock.csv')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: /Actualización selectiva$/ }));
  expect(await screen.findByText('otro.csv')).toBeVisible();
});
