import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { fieldOf, typeInto } from '~/testSupport/formPage';
import { elementNamed, found, press } from '~/testSupport/page';
import { sentBodies } from '~/testSupport/sentBodies';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../../app/renderScreen';

useMockBackend();

it('Asistente: codes are loaded for admins only', async () => {
  await signInAs(ACCOUNTS.storeUser);
  const requests = vi.spyOn(globalThis, 'fetch');
  renderScreen('/options?section=preview');
  await press('Asistente');
  const dialogue = await screen.findByRole('region', { name: 'Diálogo del asistente' });
  await within(dialogue).findByText(/Mirá los productos más vendidos/);
  expect(fieldOf(document, 'Código promocional')).toBeDisabled();
  const paths = requests.mock.calls.map(([input]) => new URL(new Request(input).url).pathname);
  expect(paths).toContain('/store/promos/');
  expect(paths).not.toContain('/store/refcodes/');
});

it('Widget: defaults, contrast warning, colours saved', async () => {
  await signInAs(ACCOUNTS.newStoreAdmin);
  const saves = sentBodies(/\/store\/theme$/);
  renderScreen('/options?section=preview');
  await press('Widget');
  const form = await found('the form', () => elementNamed('form', 'Widget de chat'));
  const own = within(form);
  const bar = await found('its colour', () => fieldOf(form, 'Botón y barra de título'));
  expect(bar).toHaveValue('#134859');
  expect(fieldOf(form, 'Texto de la barra de título')).toHaveValue('Tienda cornerbooks');
  expect(own.getByText('Al menos 640x640 px, cuadrada, sin transparencia')).toBeVisible();
  // Unchanged, it completes the setup's task.
  expect(within(form).getByRole('button', { name: 'Guardar widget' })).toBeEnabled();
  const warning = () => own.queryByText(/Poco contraste con «Fondo del campo de texto»/);
  expect(warning()).not.toBeInTheDocument();
  await typeInto(form, { 'Letras del campo de texto': '#dddddd' });
  expect(warning()).toBeVisible();
  await typeInto(form, { 'Botón y barra de título': 'azul' });
  await press('Guardar widget');
  expect(await own.findByText('Por favor ingrese un color como #0263bb')).toBeVisible();
  await press('Restaurar valores por defecto');
  expect(bar).toHaveValue('#134859');
  expect(warning()).not.toBeInTheDocument();
  await typeInto(form, {
    'Elegir: Botón y barra de título': '#7a3b00',
    'Texto de la barra de título': 'Books',
  });
  await press('Vista previa');
  const drawing = await screen.findByRole('region', { name: 'Widget en miniatura' });
  expect(within(drawing).getByText('Books')).toBeVisible();
  await press('Guardar widget');
  expect(await screen.findByText('Datos del estilo guardados')).toBeVisible();
  expect(saves).toMatchObject([
    {
      title: null,
      color_set: {
        theme_header_bg: null,
        button_titlebar_color: '#7a3b00',
        button_titlebar_font_color: '#ed841e',
        button_titlebar_text: 'Books',
        bot_message: '#ffffff',
        input_box_color: '#f0f0f0',
        input_font_color: '#000000',
        chat_background_color: '#e5ddd5',
        font_color: '#000000',
        send_icon: '#134859',
        user_message: '#dcf8c6',
        chip_color: '#f5ddb9',
      },
    },
  ]);
});
