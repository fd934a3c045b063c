import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { markFirstView } from '~/lib/browser/firstView';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen, within } from '~/testSupport/screen';
import { showWidth } from '~/testSupport/showWidth';

import type { Column } from './columns';
import { EmptyList } from './EmptyList';
import { FilterLine } from './filters/FilterLine';
import { ListBar } from './ListBar';
import { ListPages } from './ListPages';
import { compactRows, listPreferences, NO_PREFERENCES, shownColumns } from './listPreferences';
import type { ListSearch } from './listSearch';
import { ListTools } from './ListTools';
import { DataTable } from './table/DataTable';
import { useList } from './useList';

interface Order {
  id: number;
  client: string;
  status: string;
}

const STATUSES = [
  { value: 'pending', label: 'Pendiente' },
  { value: 'preparing', label: 'En proceso' },
  { value: 'done', label: 'Entregado' },
];

const columns: readonly Column<Order>[] = [
  {
    key: 'cliente',
    header: 'Cliente',
    card: 'top',
    text: ({ client }) => client,
    filter: { kind: 'text' },
  },
  {
    key: 'estado',
    header: 'Estado',
    text: ({ status }) => status,
    filter: { kind: 'combo', options: STATUSES, restrictedToOptions: true },
  },
];

/** 16 pending orders of Ana, two of Luz in preparation. */
const rows: readonly Order[] = [
  ...Array.from({ length: 16 }, (_, id) => ({ id, client: 'Ana', status: 'Pendiente' })),
  { id: 16, client: 'Luz', status: 'En proceso' },
  { id: 17, client: 'Luz', status: 'En proceso' },
];

const searched = vi.fn<(search: ListSearch) => void>();
/** The menu loads after the first view. */
async function openOptions() {
  act(markFirstView);
  fireEvent.click(await screen.findByRole('button', { name: 'Opciones de la lista' }));
}

/** The orders that the URL had. */
const sorts = () => [...new Set(searched.mock.calls.map(([search]) => search['orden']))];

const NO_SEARCH: ListSearch = {};

/** The list of these rows, put together as a screen does it. */
function OrderList({
  initial = NO_SEARCH,
  orders = rows,
  shown = columns,
}: {
  initial?: ListSearch;
  orders?: readonly Order[];
  shown?: readonly Column<Order>[];
}) {
  const [search, setSearch] = useState(initial);
  searched(search);
  const list = useList(orders, shown, {
    name: 'Pedidos',
    noun: ['pedido', 'pedidos'],
    rowKey: ({ id }) => id,
    search,
    onSearch: setSearch,
    isCustomizable: true,
  });
  return (
    <>
      <ListBar list={list}>
        <ListTools list={list} />
      </ListBar>
      {orders.length === 0 ? (
        <EmptyList hint="Cuando un cliente compre, su pedido aparece acá." />
      ) : (
        <>
          <FilterLine list={list} tabs="estado" sum={(some) => `$ ${some.length}`} />
          <DataTable list={list} />
          <ListPages list={list} />
        </>
      )}
    </>
  );
}

const show = (initial: ListSearch = {}) => renderComponent(<OrderList initial={initial} />);
const tabs = () => within(screen.getByRole('toolbar', { name: 'Pedidos por estado' }));
const tabTexts = () =>
  tabs()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const shownRows = () => screen.getAllByRole('row').length - 1;

beforeEach(() => searched.mockClear());

it('has a tab for each status that occurs, which sets the filter of the URL', async () => {
  show();
  expect(tabTexts()).toEqual(['Todos 18', 'Pendiente 16', 'En proceso 2']);
  expect(tabs().getByRole('button', { name: 'Todos 18' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(tabs().getByRole('button', { name: 'En proceso 2' }));
  expect(searched).toHaveBeenLastCalledWith(expect.objectContaining({ estado: 'preparing' }));
  await waitFor(() => expect(shownRows()).toBe(2));
  fireEvent.click(tabs().getByRole('button', { name: 'Todos 18' }));
  await waitFor(() => expect(shownRows()).toBe(15));
});

it('counts its rows in the words of the list', () => {
  show({ cliente: 'luz' });
  expect(screen.getByRole('status')).toHaveTextContent(/^2 de 18 pedidos$/);
});

it('has one tab stop for the tabs, between which the arrow keys move', () => {
  show({});
  const [all, pending, preparing] = tabs().getAllByRole('button');
  expect([all, pending, preparing].map((tab) => tab?.tabIndex)).toEqual([0, -1, -1]);
  all?.focus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowRight' });
  expect(pending).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'End' });
  expect(preparing).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowRight' });
  expect(all).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowLeft' });
  expect(preparing).toHaveFocus();
});

it('counts in the tabs what the other filters show, and keeps the chosen tab', () => {
  show({ cliente: 'luz', estado: 'pending' });
  expect(tabTexts()).toEqual(['Todos 2', 'Pendiente 0', 'En proceso 2']);
});

it('shows the other active filters as chips that remove them', async () => {
  show({ cliente: 'luz', estado: 'preparing' });
  const chips = within(screen.getByRole('list', { name: 'Filtros activos' }));
  expect(chips.getAllByRole('listitem')).toHaveLength(1);
  // The count includes the chosen tab.
  expect(screen.getByRole('img', { name: '2 filtros activos' })).toBeVisible();
  fireEvent.click(chips.getByRole('button', { name: 'Quitar Cliente: luz' }));
  expect(chips.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: '1 filtro activo' })).toBeVisible();
  expect(searched).toHaveBeenLastCalledWith(
    expect.objectContaining({ cliente: undefined, estado: 'preparing' }),
  );
});

it('shows the chosen tab as a chip too where no row is left', () => {
  show({ cliente: 'luz', estado: 'pending' });
  const chips = within(screen.getByRole('list', { name: 'Filtros activos' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cliente: luz',
    'Estado: Pendiente',
  ]);
});

it('keeps the tabs of the list without filters where the other filters show no row', () => {
  show({ cliente: 'nadie' });
  expect(tabTexts()).toEqual(['Todos 0', 'Pendiente 0', 'En proceso 0']);
});

it.each(['Limpiar', 'Limpiar filtros'])(
  '%s clears all filters of a list without results, and moves the focus to Filtros',
  async (name) => {
    show({ cliente: 'nadie', estado: 'pending' });
    const clear = screen.getByRole('button', { name });
    clear.focus();
    fireEvent.click(clear);
    expect(searched).toHaveBeenLastCalledWith({});
    expect(screen.getByRole('button', { name: 'Filtros' })).toHaveFocus();
    await waitFor(() => expect(shownRows()).toBe(15));
    expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
  },
);

it('offers to clear filters only where one is set, and adds up what they show', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull();
  expect(screen.queryByText('$ 18')).toBeNull();
  fireEvent.click(tabs().getByRole('button', { name: 'En proceso 2' }));
  expect(await screen.findByText('$ 2')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
  await waitFor(() => expect(screen.queryByText('$ 2')).toBeNull());
});

it('drops a value of the URL that is no option', () => {
  show({ estado: 'foo', cliente: 'ana' });
  expect(searched).toHaveBeenLastCalledWith({ estado: undefined, cliente: 'ana' });
});

it('says which rows the page holds', async () => {
  show();
  expect(screen.getByText('1–15 de 18')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
  expect(await screen.findByText('16–18 de 18')).toBeVisible();
});

it('has a button beside tabs that do not fit, which shows the next ones and then the first again', async () => {
  show();
  const strip = screen.getByRole('toolbar', { name: 'Pedidos por estado' });
  expect(screen.queryByRole('button', { name: /Pedidos por estado/ })).toBeNull();
  Object.defineProperties(strip, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } });

  fireEvent.scroll(strip);
  fireEvent.click(screen.getByRole('button', { name: 'Más: Pedidos por estado' }));
  expect(strip.scrollLeft).toBeGreaterThanOrEqual(200);
  expect(strip.dataset['hidden']).toContain('after');

  fireEvent.scroll(strip);
  expect(strip.dataset['hidden']?.trim()).toBe('before');
  fireEvent.click(screen.getByRole('button', { name: 'Anteriores: Pedidos por estado' }));
  expect(strip.scrollLeft).toBe(0);
});

it('sorts by the options where the headers are not shown, and turns the current order round', async () => {
  showWidth('xs');
  show({ orden: 'cliente' });
  await openOptions();
  const order = await screen.findByRole('menuitemradio', { name: 'Cliente' });
  expect(order).toBeChecked();
  fireEvent.click(order);
  await waitFor(() => expect(sorts()).toContain('-cliente'));
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Estado' }));
  expect(sorts()).toEqual(['cliente', '-cliente', 'estado']);
});

/** The names of the buttons that Tab reaches. */
const stops = (buttons: HTMLElement[]) =>
  buttons.flatMap(({ tabIndex, textContent, ariaLabel }) =>
    tabIndex === 0 ? [ariaLabel ?? textContent] : [],
  );

it('has one tab stop for its tools and one for its headers', async () => {
  show();
  act(markFirstView);
  const options = await screen.findByRole('button', { name: 'Opciones de la lista' });
  const tools = within(screen.getByRole('toolbar', { name: 'Herramientas de la lista' }));
  expect(stops(tools.getAllByRole('button'))).toEqual(['Filtros']);
  const headers = within(screen.getByRole('table')).getAllByRole('button');
  expect(stops(headers)).toEqual(['Cliente']);
  screen.getByRole('button', { name: 'Filtros' }).focus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'End' });
  expect(options).toHaveFocus();
});

it('shows what fills it instead of a list without rows, not of a filtered one', async () => {
  const { unmount } = show({ cliente: 'nadie' });
  expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  expect(screen.queryByText(/^Cuando un cliente/)).toBeNull();
  expect(await screen.findByRole('button', { name: /^Filtros/ })).toBeVisible();
  unmount();
  renderComponent(<OrderList orders={[]} />);
  expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  expect(screen.getByText(/^Cuando un cliente/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filtros' })).toBeNull();
});

it('shows low rows where this browser chose them', () => {
  compactRows.set(true);
  show();
  expect(screen.getByRole('region', { name: 'Pedidos' })).toHaveAttribute('data-compact');
  compactRows.set(null);
});

it('shows a column without room once it was chosen, until it is chosen again', async () => {
  showWidth('sm');
  const [first, status] = columns;
  if (!first || !status) throw new Error('No columns');
  const wide: readonly Column<Order>[] = [first, { ...status, priority: 3 }];
  const keys = () => shownColumns(wide, listPreferences.get()?.['Pedidos'] ?? NO_PREFERENCES);
  renderComponent(<OrderList shown={wide} />);
  await openOptions();
  const item = await screen.findByRole('menuitemcheckbox', { name: 'Estado' });
  expect(item).not.toBeChecked();
  fireEvent.click(item);
  await waitFor(() => expect(item).toBeChecked());
  expect(keys().find(({ key }) => key === 'estado')?.priority).toBeUndefined();
  fireEvent.click(item);
  await waitFor(() => expect(item).not.toBeChecked());
  expect(keys().map(({ key }) => key)).toEqual(['cliente']);
  // A table keeps a column.
  const last = screen.getByRole('menuitemcheckbox', { name: 'Cliente' });
  fireEvent.click(last);
  expect(last).toBeChecked();
  listPreferences.set(null);
});

it.each([
  ['a table', 'sm', ['Filas compactas', 'Cliente', 'Estado']],
  ['two lines', 'xs', []],
] as const)(
  'offers the choice of columns and low rows where the rows are %s',
  async (_name, width, expected) => {
    showWidth(width);
    show();
    await openOptions();
    await screen.findByRole('menuitem', { name: 'Copiar link de lo que se ve' });
    const choices = screen.queryAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
    expect(choices).toEqual(expected);
  },
);

it('has no field that a browser may fill with the sign-in', async () => {
  const { container } = show();
  fireEvent.click(screen.getByRole('button', { name: /^Filtros/ }));
  await screen.findByRole('textbox', { name: 'Cliente' });
  for (const input of container.querySelectorAll('input:not([type=checkbox], [type=hidden])'))
    expect(input).toHaveAttribute('autocomplete', 'off');
});
