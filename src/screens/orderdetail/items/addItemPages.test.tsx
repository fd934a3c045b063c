import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../../app/renderScreen';

useMockBackend();

it('AGREGAR ITEM shows which products the page holds', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderdetail/DPPROV1?tab=agregar');
  const pages = await screen.findByRole('navigation', { name: 'Páginas' });
  expect(within(pages).getByText('1–7 de 117')).toBeVisible();
  fireEvent.click(within(pages).getByRole('button', { name: 'Página 17' }));
  expect(within(pages).getByText('113–117 de 117')).toBeVisible();
});
