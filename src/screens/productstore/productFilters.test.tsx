import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { watchExport } from '~/testSupport/exportedFile';
import { columnTexts, press, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { showWidth } from '~/testSupport/showWidth';
import { typeText } from '~/testSupport/typing';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

useMockBackend();

async function choose(filter: string, option: string) {
  fireEvent.click(await screen.findByRole('combobox', { name: filter }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

it('filters by name on the search bar and by brand, type, tag and id below it, and exports the filtered rows', async () => {
  const exported = watchExport();
  showWidth('xl');
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore');
  await typeText(await screen.findByRole('searchbox', { name: 'Buscar por nombre' }), 'FIDEOS');
  await until('the URL', () => window.location.search === '?nombre=FIDEOS');
  await until('the named ones', () =>
    columnTexts('Nombre').every((name) => name.startsWith('Fideos')),
  );
  await press(/^Filtros/);
  await typeText(await screen.findByRole('textbox', { name: 'Id' }), '3');
  await until('one product', () => document.body.textContent.includes('1 de 121 productos'));
  await press('Limpiar');

  await choose('Tipo', 'Almacén');
  await choose('Marca', 'Campo Lindo');
  await choose('Etiqueta', 'vegano');
  await until('the URL', () => {
    const search = new URLSearchParams(window.location.search);
    return search.get('tipo') === 'Almacén' && search.get('marca') === 'Campo Lindo';
  });
  await until(
    'the filtered rows',
    () =>
      columnTexts('Marca').every((brand) => brand === 'Campo Lindo') &&
      columnTexts('Etiquetas').every((tags) => tags.includes('vegano')),
  );
  await press('Exportar');
  await until('the file', () => exported.file !== '');
  expect(exported.file).toBe('datosExportadosProductos.xlsx');
  const at = (header: string) => exported.headers.indexOf(header);
  const names = columnTexts('Nombre');
  expect(names.length).toBeGreaterThan(0);
  expect(exported.rows.map((row) => row[at('Nombre')])).toEqual(names);
  expect(exported.rows[0]?.[at('Marca')]).toBe('Campo Lindo');
  expect(exported.rows[0]?.[at('Tipo')]).toBe('Almacén');
  expect(typeof exported.rows[0]?.[at('Precio')]).toBe('number');
  expect(exported.headers).not.toContain('Editar');
});

it('a photo opens in a dialog, 350 px high, and leaves the row as it is', async () => {
  showWidth('xl');
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore');
  await press('Ver la foto de Arroz largo fino 1 kg');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('img')).toHaveAttribute('height', '350');
  await press('Cerrar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});
