import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ImportKind, Product } from '~/contract/types';
import { setConfig } from '~/lib/config';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import { useMockBackend } from '../../../mocks/node';
import {
  useDisableStore,
  useEnableStore,
  useImportStoreProducts,
  useUploadStoreFaq,
} from '../adminStores';
import { useChangePassword, useLogin, usePasswordRecover, useStartPasswordRecover } from '../auth';
import { useCompletePayment } from '../orderSaves';
import { useUploadProductFile } from '../productFiles';
import { productsQuery, useDeleteProducts, useUpdateProduct } from '../products';
import { useDeleteStoreUser } from '../storeUsers';
import { api, unwrap } from '../transport/client';
import type { SaveMutation } from './useSave';

const backend = useMockBackend();

const SELLER = { email: 'admin@donpepe.test', password: 'Pepe1234' };
const PLATFORM = { email: 'root@plataforma.test', password: 'Root1234' };

async function signIn(body: typeof SELLER) {
  clearStaffSession();
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), (data) => data));
}

beforeEach(() => setConfig(shippedConfig()));

/** Sends a save whose request fails; returns the request, after what it reads, as "METHOD path body". */
async function requestOf<Variables, Answer>(
  useHook: () => SaveMutation<Variables, Answer>,
  variables: Variables,
) {
  let sent = '';
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      // What the server has is read before it is changed.
      const read = await send(request);
      return read.ok ? read : Response.json({ data: [] });
    }
    const type = request.headers.get('content-type') ?? '';
    const body = type.startsWith('multipart') ? 'form' : await request.text();
    sent ||= `${request.method} ${new URL(request.url).pathname} ${body}`.trim();
    return Response.json({ message: 'No' }, { status: 422 });
  });
  const { result } = renderInTab(useHook);
  await act(async () => {
    await expect(result.current.mutateAsync(variables)).rejects.toThrow('No');
  });
  return sent;
}

const file = new File(['id\n1\n'], 'a.csv');
const { signal } = new AbortController();

const withTag = ({ price_per_unit }: Product) => ({ price_per_unit, tags: ['oferta'] });

const upload = (kind: ImportKind) => requestOf(useUploadProductFile, { kind, file, signal });

describe('saves send', () => {
  beforeEach(() => signIn(SELLER));

  it.each([
    ['POST /user/login', () => requestOf(useLogin, SELLER), SELLER],
    [
      'POST /user/changepassword',
      () => requestOf(useChangePassword, { old_password: 'a', new_password: 'b' }),
      { old_password: 'a', new_password: 'b' },
    ],
    [
      'POST /user/startpasswordrecover',
      () => requestOf(useStartPasswordRecover, { username: 'a@b.test' }),
      { username: 'a@b.test' },
    ],
    [
      'POST /user/passwordrecover',
      () => requestOf(usePasswordRecover, { username: 'a', token: '1', password: 'b' }),
      { username: 'a', token: '1', password: 'b' },
    ],
    [
      'DELETE /store/products/',
      () => requestOf(useDeleteProducts, [1, 2]),
      { product_ids: [1, 2] },
    ],
    [
      'POST /admin/stores/5/upload_faq',
      () => requestOf(useUploadStoreFaq, { id: 5, texts: ['¿a? b'] }),
      { texts: ['¿a? b'] },
    ],
  ])('%s with its body', async (request, send, body) => {
    expect(await send()).toBe(`${request} ${JSON.stringify(body)}`);
  });

  it('what the change makes of the newest product, once it was read', async () => {
    const { rows } = await newTab().fetchQuery(productsQuery());
    const [product] = rows;
    if (!product) throw new Error('The demo data have no product');
    backend.db.products.update(product.id, { price_per_unit: 7 });
    expect(await requestOf(useUpdateProduct, { product, buildBody: withTag })).toBe(
      `POST /store/products/${product.id} {"price_per_unit":7,"tags":["oferta"]}`,
    );
  });

  it('the completion of a payment, once the order was read', async () => {
    const order = backend.db.orders.find(({ payment_status }) => payment_status === 'required');
    if (!order) throw new Error('The demo data have no such order');
    backend.db.orders.update(order.id, { payment_info: null });
    expect(await requestOf(useCompletePayment, order)).toBe(
      `POST /store/orders/${order.alphanum_id} {"payment_status":"done","payment_info":"Aprobado"}`,
    );
  });

  it('the id of a user to delete', async () => {
    const user = backend.db.users.find(({ email }) => email === 'ventas@donpepe.test');
    const id = user?.id ?? 0;
    expect(await requestOf(useDeleteStoreUser, id)).toBe(`DELETE /store/users/${id}`);
  });

  it.each([
    ['POST /admin/stores/5/enable', () => requestOf(useEnableStore, 5)],
    ['POST /admin/stores/5/disable', () => requestOf(useDisableStore, 5)],
    [
      'POST /admin/stores/5/products_import_file form',
      () => requestOf(useImportStoreProducts, { id: 5, file, signal }),
    ],
    ['POST /store/products_file form', () => upload('products')],
    ['POST /store/product_prices form', () => upload('products-price')],
    ['POST /store/products_stock form', () => upload('products-stock')],
    ['POST /store/products_update form', () => upload('products-update')],
    ['POST /store/products_delete form', () => upload('products-delete')],
  ])('%s', async (request, send) => {
    expect(await send()).toBe(request);
  });
});

describe('after a save', () => {
  it('the list of products shows the saved price, also one between 0 and 1', async () => {
    await signIn(SELLER);
    const { result, queryClient } = renderInTab(useUpdateProduct);
    const { rows } = await queryClient.fetchQuery(productsQuery());
    const [product] = rows;
    if (!product) throw new Error('The demo data have no product');
    await act(() =>
      result.current.mutateAsync({ product, buildBody: () => ({ price_per_unit: 0.5 }) }),
    );
    const shown = queryClient.getQueryData(productsQuery().queryKey);
    expect(shown?.rows.find(({ id }) => id === product.id)?.price_per_unit).toBe(0.5);
    expect(shown?.rows).toHaveLength(rows.length);
  });

  it('a removed product is gone from the list', async () => {
    await signIn(SELLER);
    const { result, queryClient } = renderInTab(useDeleteProducts);
    const { rows } = await queryClient.fetchQuery(productsQuery());
    const id = rows[0]?.id ?? 0;
    await act(() => result.current.mutateAsync([id]));
    const { rows: now } = await queryClient.fetchQuery({ ...productsQuery(), staleTime: 0 });
    expect(now.map((product) => product.id)).not.toContain(id);
  });

  it('the platform enables and disables a store', async () => {
    await signIn(PLATFORM);
    const disable = renderInTab(useDisableStore).result;
    expect(await act(() => disable.current.mutateAsync(5))).toMatchObject({
      answer: { enabled: false },
    });
    const enable = renderInTab(useEnableStore).result;
    expect(await act(() => enable.current.mutateAsync(5))).toMatchObject({
      answer: { enabled: true },
    });
  });
});
