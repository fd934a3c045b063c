import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { api, unwrap } from '~/api/transport/client';
import { readOne } from '~/api/transport/parse';
import { loginResultShape } from '~/contract/shapes.gen';
import { setConfig } from '~/lib/config';
import { setPackingSlipPrices } from '~/session/packingSlips';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { sampleConcept, sampleItem, sampleOrder } from '~/testSupport/orderFixtures';
import { screen, within } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab } from '~/testSupport/testHooks';

import { addFault } from '../../../../mocks/faults';
import { useMockBackend } from '../../../../mocks/node';
import { PackingSlips } from './PackingSlips';
import { PrintOrdersDialog } from './PrintOrdersDialog';

const backend = useMockBackend();

beforeEach(async () => {
  setConfig(shippedConfig());
  clearStaffSession();
  setPackingSlipPrices(true);
  const body = { email: 'admin@donpepe.test', password: 'Pepe1234' };
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)));
});

/** The text of each printed sheet. */
function sheets() {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return screen.queryAllByRole('article', { hidden: true }).map(({ textContent }) => textContent);
}

function openDialog(alphanumIds: readonly string[]) {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const client = newTab();
  const requests = { most: 0 };
  client.getQueryCache().subscribe(() => {
    requests.most = Math.max(requests.most, client.isFetching());
  });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <PrintOrdersDialog alphanumIds={alphanumIds} onClose={vi.fn<() => void>()} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Imprimir pedidos' }));
  return { dialog, print, requests, button: dialog.getByRole('button', { name: 'Imprimir' }) };
}

describe('PackingSlips', () => {
  const order = sampleOrder({
    client_observation: 'Tocar timbre',
    store_observation: 'Paga tarde',
    items: [sampleItem({ store_observations: 'Bolsa de 2 kg', revised_price: 150 })],
    other_concepts: [sampleConcept()],
  });

  it('shows the order, its total and the store', () => {
    render(<PackingSlips orders={[order]} withPrices />);
    const [text] = sheets();
    for (const part of [
      'Pedido DP1042',
      'Almacén Don Pepe',
      'Lucía Fernández',
      'Gascón 1280',
      'Tocar timbre',
      '2 kg',
      'Queso sardo',
      'Bolsa de 2 kg',
      'Descuento por efectivo-$\u00a050,00',
      'Costo de envío$\u00a0150,00',
      'Monto$\u00a0300,00',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Paga tarde');
  });

  it('shows no money without prices', () => {
    render(<PackingSlips orders={[order]} withPrices={false} />);
    expect(sheets()[0]).toContain('2 kg');
    expect(sheets()[0]).not.toContain('$');
  });

  it('says what is left to collect', () => {
    render(<PackingSlips orders={[{ ...order, payment_status: 'required' }]} withPrices />);
    expect(sheets()[0]).toContain('PagoSolicitadoA cobrar$\u00a0300,00');
  });

  it('says nothing to collect of a paid order', () => {
    render(<PackingSlips orders={[{ ...order, payment_status: 'done' }]} withPrices />);
    expect(sheets()[0]).toContain('PagoAprobado');
    expect(sheets()[0]).not.toContain('A cobrar');
  });

  it('says that the order is picked up', () => {
    render(<PackingSlips orders={[{ ...order, delivery: false }]} withPrices />);
    expect(sheets()[0]).toContain('Retira en sucursal');
    expect(sheets()[0]).not.toContain('Gascón 1280');
  });
});

describe('PrintOrdersDialog', () => {
  it('prints the orders in the given order once they are loaded', async () => {
    const { dialog, print, button } = openDialog(['DPDESP1', 'DPEFEC1']);
    fireEvent.click(button);
    expect(print).not.toHaveBeenCalled();
    expect(await dialog.findByText('2 pedidos, cada uno en su hoja')).toBeVisible();
    expect(sheets().map((text) => text?.slice(0, 14))).toEqual([
      'Pedido DPDESP1',
      'Pedido DPEFEC1',
    ]);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Con precios' }));
    expect(sheets().join('')).not.toContain('$');
    fireEvent.click(button);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('reads a few orders at a time, past one that fails', async () => {
    const ids = backend.db.orders.all().map(({ alphanum_id: id }) => id);
    expect(ids.length).toBeGreaterThan(20);
    const [first = ''] = ids;
    const { dialog, requests } = openDialog(['DPNOEXISTE', ...ids.slice(0, 20)]);
    expect(await dialog.findByText('20 pedidos, cada uno en su hoja')).toBeVisible();
    expect(sheets()[0]).toContain(first);
    expect(requests.most).toBeLessThanOrEqual(4);
  });

  it('names the order that could not be read, and reads it again', async () => {
    addFault(backend.db, {
      operationId: 'getOrder',
      status: 500,
      message: 'Sin espacio',
      delayMs: 0,
      times: 1,
    });
    const { dialog } = openDialog(['DPEFEC1']);
    expect(await dialog.findByText(/Sin espacio/)).toBeVisible();
    expect(dialog.getByText('DPEFEC1')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(sheets()).toHaveLength(1));
  });
});
