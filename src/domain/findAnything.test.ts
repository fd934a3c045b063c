import { expect, it } from 'vitest';

import { sampleProduct, sampleSummary } from '~/testSupport/orderFixtures';

import { findAnything, type Found, FOUND_PER_KIND } from './findAnything';

const screen = (label: string, url: string): Found => ({
  key: url,
  kind: 'screen',
  label,
  detail: '',
  url,
});

const searched = {
  entries: [screen('Pedidos', '/orderlist'), screen('CONFIGURACION', '/options')],
  orders: [sampleSummary({ alphanum_id: 'DP1042' }), sampleSummary({ alphanum_id: 'DP2042' })],
  clients: [
    {
      id: 5,
      email: 'lucia@correo.test',
      first_name: 'Lucía',
      last_name: null,
      surname: 'Fernández',
      phone: '+54 9 11 5330-8928',
    },
  ],
  products: [sampleProduct({ id: 7, name: 'Queso sardo 1042' })],
};

it.each([
  ['', ['/orderlist', '/options']],
  ['config', ['/options']],
  ['dp1042', ['/orderdetail/DP1042']],
  ['Pedido DP1042', ['/orderdetail/DP1042']],
  ['Nº DP1042.', ['/orderdetail/DP1042']],
  ['#DP1042', ['/orderdetail/DP1042']],
  ['\u202adp1042\u202c', ['/orderdetail/DP1042']],
  ['pedido', ['/orderlist']],
  ['1042', ['/orderdetail/DP1042', '/productstore?nombre=Queso%20sardo%201042']],
  ['fernandez lucia', ['/clientlist?client=5']],
  ['lucia@correo', ['/clientlist?client=5']],
  ['53308928', ['/clientlist?client=5']],
  ['(11) 5330', ['/clientlist?client=5']],
  ['sardo queso', ['/productstore?nombre=Queso%20sardo%201042']],
  ['nada así', []],
  ['lucia perez', []],
  [' config ', ['/options']],
  ['q', []],
  ['qu', ['/productstore?nombre=Queso%20sardo%201042']],
  ['p', ['/orderlist']],
  ['--', []],
  ['928', ['/clientlist?client=5']],
  ['28', []],
  ['928x', []],
  ['x928', []],
])('"%s" finds %j', (query, urls) => {
  expect(findAnything(query, searched).map(({ url }) => url)).toEqual(urls);
});

it('gives the first few of a kind', () => {
  const orders = Array.from({ length: 20 }, (_, index) =>
    sampleSummary({ alphanum_id: `DP${100 + index}` }),
  );
  expect(findAnything('dp1', { ...searched, orders })).toHaveLength(FOUND_PER_KIND);
});

it('describes each result', () => {
  const found = findAnything('lucia', searched);
  expect(found).toEqual([
    {
      key: 'client-5',
      kind: 'client',
      label: 'Lucía Fernández',
      detail: 'lucia@correo.test · +54 9 11 5330-8928',
      url: '/clientlist?client=5',
    },
  ]);
  expect(findAnything('1042', searched)).toEqual([
    {
      key: 'order-DP1042',
      kind: 'order',
      label: 'Pedido DP1042',
      detail: 'Lucía Fernández',
      url: '/orderdetail/DP1042',
      status: 'preparing',
      amount: '$\u00a0100,00',
    },
    {
      key: 'product-7',
      kind: 'product',
      label: 'Queso sardo 1042',
      detail: 'Don Pepe',
      url: '/productstore?nombre=Queso%20sardo%201042',
      amount: '$\u00a08,50',
    },
  ]);
});

it('finds clients who lack some of their data', () => {
  const [client] = searched.clients;
  if (!client) throw new Error('There is a client');
  const clients = [{ ...client, email: null, phone: null }];
  expect(findAnything('lucia', { ...searched, clients })).toMatchObject([
    { detail: 'Sin email: sus pedidos', url: '/orderlist?cliente=Luc%C3%ADa%20Fern%C3%A1ndez' },
  ]);
  expect(findAnything('5330', { ...searched, clients })).toEqual([]);
  const nameless = [{ ...client, first_name: null, surname: null }];
  expect(findAnything('lucia@', { ...searched, clients: nameless })).toHaveLength(1);
});
