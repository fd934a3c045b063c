import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { press, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { showWidth } from '~/testSupport/showWidth';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

useMockBackend();

beforeEach(() => showWidth('md'));

const openTab = () =>
  screen.queryByRole('tab', { name: /^[A-Z ]+$/, selected: true })?.textContent.trim();

it('has vertical tabs; a user who is no admin has neither those of admins nor the company data', async () => {
  await signInAs(ACCOUNTS.storeUser);
  renderScreen('/options?section=users');
  await until('the first tab', () => openTab() === 'ASISTENTE');
  expect(window.location.search).toBe('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CONFIGURACION');
  const list = screen.getByRole('tablist', { name: 'Configuración' });
  expect(list).toHaveAttribute('aria-orientation', 'vertical');
  expect(
    within(list)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['ASISTENTE', 'MI NEGOCIO', 'ORDENES', 'INTEGRACIONES', 'PERSONALIZAR']);
  await press('MI NEGOCIO', 'tab');
  await screen.findByRole('form', { name: 'Redes sociales' });
  expect(screen.queryByLabelText('CUIT')).toBeNull();
});

it('opens the tab of a section and leaves plain /options, and Back skips the section', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  const { router } = renderScreen('/options?section=preview');
  for (const [section, tab] of [
    ['preview', 'PERSONALIZAR'],
    ['store', 'MI NEGOCIO'],
    ['wizzard', 'ASISTENTE'],
    ['users', 'SEGURIDAD'],
    ['sales', 'PAGOS'],
  ] as const) {
    if (section !== 'preview')
      await act(() => router.navigate({ href: `/options?section=${section}` }));
    await until(tab, () => openTab() === tab);
    expect(window.location.search).toBe('');
  }
  await act(() => router.navigate({ href: '/options?section=wizzard&step=2' }));
  expect(await screen.findByText('Paso 3: Personalizar')).toBeVisible();
  await press(/^Mi negocio/);
  act(() => screen.getByRole('link', { name: 'Usuarios del negocio' }).click());
  await until('the users', () => openTab() === 'SEGURIDAD');
  expect(window.location.search).toBe('');
  act(() => router.history.back());
  expect(await screen.findByText('Paso 1: Mi negocio')).toBeVisible();
});

it('on a phone a step of the wizard keeps the way back to the list of sections', async () => {
  showWidth('xs');
  await signInAs(ACCOUNTS.storeAdmin);
  const { router } = renderScreen('/options');
  const section = await screen.findByRole('tab', { name: 'ASISTENTE' });
  act(() => section.click());
  await press('Siguiente');
  await screen.findByText(/^Paso [2-4]:/);
  const back = vi.spyOn(router.history, 'back');
  await press('Volver a las secciones');
  await waitFor(() => expect(section).toHaveFocus());
  expect(back).toHaveBeenCalledOnce();
});

it('shows the four steps of the wizard, and which tasks only admins have', async () => {
  await signInAs(ACCOUNTS.storeUser);
  renderScreen('/options?section=wizzard&step=0');
  const title = await screen.findByText('Paso 1: Mi negocio');
  const steps = [...document.querySelectorAll('ol button')].map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringContaining('Mi negocio'),
    expect.stringContaining('Carga inicial'),
    expect.stringContaining('Personalizar'),
    expect.stringContaining('Divulga tu negocio'),
  ]);
  expect(screen.getAllByText('Solo administradores')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Número de WhatsApp' })).toBeVisible();
  await press('Siguiente');
  await waitFor(() => expect(title).toHaveTextContent('Paso 2: Carga inicial'));
});
