import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { showWidth } from '~/testSupport/showWidth';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';

useMockBackend();

it('Asistente: codes are loaded for admins only', async () => {
  await signInAs(ACCOUNTS.storeUser);
  const requests = vi.spyOn(globalThis, 'fetch');
  renderScreen('/options?section=preview');
  await press('Asistente', 'tab');
  const dialogue = await screen.findByRole('region', { name: 'Diálogo del asistente' });
  await within(dialogue).findByText(/Mirá los productos más vendidos/);
  expect(screen.getByLabelText('Código promocional')).toBeDisabled();
  const paths = requests.mock.calls.map(([input]) => new URL(new Request(input).url).pathname);
  expect(paths).toContain('/store/promos/');
  expect(paths).not.toContain('/store/refcodes/');
});

it('Widget: defaults, contrast warning, colours saved', async () => {
  await signInAs(ACCOUNTS.newStoreAdmin);
  const saves = sentBodies(/\/store\/theme$/);
  renderScreen('/options?section=preview');
  await press('Widget', 'tab');
  const form = await screen.findByRole('form', { name: 'Estilo de la tienda' });
  const own = within(form);
  const bar = await within(form).findByLabelText('Botón y barra de título');
  expect(bar).toHaveValue('#134859');
  expect(within(form).getByLabelText('Texto de la barra de título')).toHaveValue(
    'Tienda cornerbooks',
  );
  expect(await own.findByText('Al menos 640x640 px, cuadrada, sin transparencia')).toBeVisible();
  // Unchanged, it completes the setup's task.
  expect(within(form).getByRole('button', { name: 'Guardar estilo' })).toBeEnabled();
  const warning = () => own.queryByText(/Poco contraste con «Fondo del campo de texto»/);
  expect(warning()).not.toBeInTheDocument();
  await typeInto(form, { 'Letras del campo de texto': '#dddddd' });
  expect(warning()).toBeVisible();
  await typeInto(form, { 'Botón y barra de título': 'azul' });
  await press('Guardar estilo');
  expect(await own.findByText('Por favor ingrese un color como #0263bb')).toBeVisible();
  // The combination takes back both.
  await press('Por defecto');
  expect(bar).toHaveValue('#134859');
  expect(warning()).not.toBeInTheDocument();
  await typeInto(form, {
    'Elegir: Botón y barra de título': '#7a3b00',
    'Texto de la barra de título': 'Books',
  });
  await press('Vista previa');
  const drawing = await screen.findByRole('region', { name: 'Widget en miniatura' });
  expect(within(drawing).getByText('Books')).toBeVisible();
  await press('Guardar estilo');
  expect(await screen.findByText('Datos del estilo guardados')).toBeVisible();
  expect(saves).toMatchObject([
    {
      title: null,
      color_set: {
        theme_header_bg: null,
        button_titlebar_color: '#7a3b00',
        button_titlebar_font_color: null,
        button_titlebar_text: 'Books',
      },
    },
  ]);
});

it('Asistente: previews the dialogue of a day and of a code', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options?section=preview');
  await press('Asistente', 'tab');
  const dialogue = await screen.findByRole('region', { name: 'Diálogo del asistente' });
  const day = screen.getByLabelText<HTMLSelectElement>('Día de la semana');
  expect(day).toHaveValue('7');
  expect([...day.options].map(({ value, text }) => [value, text])).toEqual([
    ['7', 'Ninguno'],
    ['0', 'Lunes'],
    ['1', 'Martes'],
    ['2', 'Miércoles'],
    ['3', 'Jueves'],
    ['4', 'Viernes'],
    ['5', 'Sábado'],
    ['6', 'Domingo'],
  ]);
  await within(dialogue).findByText('Mirá los productos más vendidos del almacén.');
  fireEvent.change(day, { target: { value: '0' } });
  expect(dialogue).toHaveTextContent('Lunes de ofertas: 10 % en productos seleccionados.');
  expect(dialogue).toHaveTextContent('¡Hola! Soy el asistente del Almacén Don Pepe.');

  await screen.findByText('DP7K2M · Cartel de la vidriera');
  await typeInto(document.body, { 'Código promocional': 'DP7K2M' });
  const turns = within(dialogue)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect([turns[0], turns.at(-1)]).toEqual([
    'Cliente: Hola, vi el cartel',
    'Asistente: ¡Te esperamos!',
  ]);
});

/** Every picture is a header logo, and large enough for a promo. */
class WideImage extends EventTarget {
  naturalWidth = 1000;
  naturalHeight = 200;
  set src(url: string) {
    if (url.includes('promo')) [this.naturalWidth, this.naturalHeight] = [800, 800];
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

async function openHome(account: 'storeUser' | 'newStoreAdmin') {
  vi.stubGlobal('Image', WideImage);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  showWidth('xl');
  await signInAs(ACCOUNTS[account]);
  renderScreen('/options?section=preview');
  await press('Home', 'tab');
  return screen.findByRole('form', { name: 'Estilo de la tienda' });
}

it('Home: previews what is typed, opens the pictures with errors, and saves the whole theme', async () => {
  const form = await openHome('storeUser');
  const saves = sentBodies(/\/store\/theme$/);
  const own = within(form);
  const preview = screen.getByRole('region', { name: 'Página de la tienda en miniatura' });
  expect(await own.findByText('Al menos 1000x200 px, PNG o JPG, proporción 5:1')).toBeVisible();
  await typeInto(form, {
    Título: 'PEDÍ ACÁ',
    Subtítulo: '<p>Hola <strong>vecinos</strong><img src=x onerror="window.hacked=1"></p>',
    'Logo del encabezado': 'logo.png',
  });
  expect(within(preview).getByText('PEDÍ ACÁ')).toBeVisible();
  expect(within(preview).getByText('vecinos', { selector: 'strong' })).toBeVisible();
  expect(preview.querySelector('img[src="x"]')).toBeNull();
  await press(/^Promoción 6/);
  expect(await own.findByText('Al menos 800x800 px, proporción 1:1 o 4:3')).toBeVisible();
  await typeInto(form, { 'Url de la imagen': 'foto.png' });
  await press(/^Promoción 6/);
  await press('Guardar estilo');
  // The slot with the error expands automatically.
  expect(await own.findAllByText(/Por favor ingrese la url completa/)).toHaveLength(2);
  expect(saves).toEqual([]);

  const pictures = 'https://media.tienda.test';
  await typeInto(form, {
    'Logo del encabezado': `${pictures}/logo_panaderia_pepe.png`,
    'Url de la imagen': `${pictures}/promo_frutas.png`,
    Descripción: 'Fruta del día',
  });
  expect(within(preview).getByText('Fruta del día')).toBeVisible();
  await press(/^Video/);
  await typeInto(form, { 'Id del video': 'https://youtu.be/dQw4w9WgXcQ' });
  await press('Guardar estilo');
  expect(await screen.findByText('Datos del estilo guardados')).toBeVisible();
  // A second press that comes once the first save has finished sends nothing.
  await press('Guardar estilo');
  expect(saves).toHaveLength(1);
  const [saved] = saves as { media: unknown[] }[];
  expect(saved).toMatchObject({
    title: 'PEDÍ ACÁ',
    header_logo: `${pictures}/logo_panaderia_pepe.png`,
    widget_logo: expect.stringContaining('avatar_panaderia') as unknown,
    color_set: { theme_header_bg: '#fff4e0', chip_color: '#f5ddb9' },
  });
  expect(saved?.media).toHaveLength(8);
  expect(saved?.media[1]).toMatchObject({ media_url: 'dQw4w9WgXcQ', media_type: 'video' });
  expect(saved?.media[7]).toMatchObject({ media_type: 'image', description: 'Fruta del día' });
});

/** A picture whose pixels are one brown and white around it. */
function brownLogo() {
  const pixels = Array.from({ length: 200 }, (_, index) =>
    index < 50 ? [122, 59, 0, 255] : [255, 255, 255, 255],
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: Uint8ClampedArray.from(pixels.flat()) }),
  } as unknown as null);
}

it('colours: a combination of the logo fills every colour, and what was typed comes back', async () => {
  vi.stubGlobal('Image', WideImage);
  brownLogo();
  showWidth('xl');
  await signInAs(ACCOUNTS.storeAdmin);
  const saves = sentBodies(/\/store\/theme$/);
  renderScreen('/options?section=preview');
  const choices = await screen.findByRole('list', { name: 'Combinaciones de colores' });
  const choice = (name: string) => within(choices).findByRole('button', { name });
  expect(await choice('Guardada')).toHaveAttribute('aria-pressed', 'true');
  await choice('Marrón vivo');

  await press('Home', 'tab');
  const form = await screen.findByRole('form', { name: 'Estilo de la tienda' });
  const header = await within(form).findByLabelText('Fondo del encabezado');
  await typeInto(form, { 'Fondo del encabezado': '#123' });
  fireEvent.click(await choice('Por defecto'));
  expect(header).toHaveValue('#ffffff');
  fireEvent.click(await choice('Lo escrito'));
  expect(header).toHaveValue('#123');

  fireEvent.click(await choice('Marrón'));
  expect(within(form).getByLabelText('Color del título')).toHaveValue('#7a3b00');
  await press('Guardar estilo');
  expect(await screen.findByText('Datos del estilo guardados')).toBeVisible();
  expect(saves).toMatchObject([
    { color_set: { theme_title_color: '#7a3b00', button_titlebar_color: '#7a3b00' } },
  ]);
  await waitFor(async () =>
    expect(await choice('Guardada')).toHaveAttribute('aria-pressed', 'true'),
  );
});

it('colours: a logo whose pixels cannot be read offers none', async () => {
  vi.stubGlobal('Image', WideImage);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => {
      throw new DOMException('The canvas is tainted', 'SecurityError');
    },
  } as unknown as null);
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options?section=preview');
  const choices = await screen.findByRole('list', { name: 'Combinaciones de colores' });
  expect(await screen.findByText('La imagen del logo no deja leer sus colores.')).toBeVisible();
  expect(
    within(choices)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Guardada', 'Por defecto']);
});

it('an invalid field of another tab opens its tab', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options?section=preview');
  await press('Widget', 'tab');
  const form = await screen.findByRole('form', { name: 'Estilo de la tienda' });
  await within(form).findByLabelText('Botón y barra de título');
  await typeInto(form, { 'Botón y barra de título': 'azul' });
  await press('Home', 'tab');
  await within(form).findByLabelText('Título');
  await press('Guardar estilo');
  // A press leaves the focus where it was: the tab is what changes.
  const tab = screen.getByRole('tab', { name: 'Widget' });
  await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
  await waitFor(() => expect(within(form).getByLabelText('Botón y barra de título')).toHaveFocus());
});
