import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { loginResultShape, productShape } from '~/contract/shapes.gen';
import type { ProductCreate } from '~/contract/types';
import { DEFAULT_UNIT, unitCodeOf } from '~/domain/products/units';
import { editedPromoDays, promoCalendar, withPromoDays } from '~/domain/store/promoCalendar';
import { withNewRefcode } from '~/domain/store/refcodes';
import { setConfig } from '~/lib/config';
import { leaveStore, customerSession, saveMetadata } from '~/session/customer';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import type { FaultStatus } from '../../../mocks/database/db';
import { addFault, clearFaults, type FaultName } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { useAddOrderItems } from '../customerOrderSaves';
import { presetStore } from '../customerSession';
import { useSaveStandardFaqs } from '../faqs';
import { useSavePaymentMethods } from '../paymentMethods';
import { productsQuery, useCreateProduct } from '../products';
import { useSavePromos } from '../promos';
import { useSaveRefcodes } from '../refcodes';
import { useAddStoreUser } from '../storeUsers';
import { api, unwrap } from '../transport/client';
import { readOne } from '../transport/parse';
import { EarlierSavedError } from './failures';
import type { Saved } from './save';
import type { SaveMutation } from './useSave';

const backend = useMockBackend();

beforeEach(() => {
  setConfig(shippedConfig());
  clearStaffSession();
  leaveStore();
});

async function signIn() {
  const body = { email: 'admin@donpepe.test', password: 'Pepe1234' };
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)));
}

function fail(operationId: FaultName, status: FaultStatus, times: number | null = 1) {
  addFault(backend.db, { operationId, status, message: null, delayMs: 0, times });
}

const product: ProductCreate = {
  name: 'Yerba nueva',
  kind: { name: 'Almacén' },
  brand: { name: 'Don Pepe' },
  quantity_unit: unitCodeOf(DEFAULT_UNIT),
  price_per_unit: 1500,
  description: null,
  tags: [],
};

const draft = {
  description: 'Vidriera',
  client_msg_preamble: 'Hola',
  use_confirm_finisher: 'Listo',
  destination: 'Web',
  type: 'Simple',
} as const;

const late = (list: Parameters<typeof withNewRefcode>[0]) =>
  withNewRefcode(list, { ...draft, description: 'Volante' });

const isCreated = ({ name }: { name: string }) => name === product.name;
const created = () => backend.db.products.all().filter(isCreated).length;

/** Loses the next creation's answer, and then `times` reads of the list; null: all. */
function loseWithLookUp(times: number | null) {
  const send = globalThis.fetch;
  fail('createProduct', 'lost');
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isSave = input instanceof Request && input.method === 'POST';
    if (!isSave) return send(input, init);
    return send(input, init).finally(() => {
      vi.mocked(globalThis.fetch).mockImplementation(send);
      fail('listProducts', 'network', times);
    });
  });
}

function createProduct(tab = newTab()) {
  const { result } = renderInTab(useCreateProduct, tab);
  return (body = product) => act(() => result.current.mutateAsync(body));
}

describe('a product whose answer is lost', () => {
  beforeEach(signIn);

  it('is created once when the browser sends it twice', async () => {
    fail('createProduct', 'repeat');
    const tab = newTab();
    expect((await createProduct(tab)()).twice).toEqual([]);
    expect(created()).toBe(1);
    expect(tab.getQueryData(productsQuery().queryKey)?.rows.filter(isCreated)).toHaveLength(1);
  });

  it('is named when the second one cannot be deleted', async () => {
    fail('createProduct', 'repeat');
    fail('deleteProducts', 500);
    expect((await createProduct()()).twice).toEqual([product.name]);
  });

  it('counts as saved when the server has it', async () => {
    fail('createProduct', 'lost');
    const saved = await createProduct()();
    expect(saved).toMatchObject({ answer: { product: { name: product.name } }, isRecovered: true });
    expect(created()).toBe(1);
  });

  it('was not saved when the server does not have it, and the retry creates one', async () => {
    fail('createProduct', 'network');
    const create = createProduct();
    await expect(create()).rejects.toMatchObject({ outcome: 'notSaved', status: 0 });
    expect((await create()).isRecovered).toBe(false);
    expect(created()).toBe(1);
  });

  it('is unknown while the list cannot be read either; the retry reads before it sends', async () => {
    const tab = newTab();
    await tab.ensureQueryData(productsQuery());
    const create = createProduct(tab);
    loseWithLookUp(null);
    await expect(create()).rejects.toMatchObject({ outcome: 'unknown', status: 0 });
    clearFaults(backend.db);
    await create();
    expect(created()).toBe(1);
  });

  it('that the server carries out after it was looked up is found by the retry, also of a form opened anew', async () => {
    const tab = newTab();
    fail('createProduct', 'network');
    await expect(createProduct(tab)()).rejects.toMatchObject({ outcome: 'notSaved' });
    await unwrap(api().POST('/store/products/', { body: product }), readOne(productShape));
    expect((await createProduct(tab)()).isRecovered).toBe(true);
    expect(created()).toBe(1);
  });

  it('with an unknown outcome is reported when something else is sent next', async () => {
    const tab = newTab();
    await tab.ensureQueryData(productsQuery());
    const create = createProduct(tab);
    loseWithLookUp(1);
    await expect(create()).rejects.toMatchObject({ outcome: 'unknown' });
    const other = { ...product, name: 'Otra yerba' };
    await expect(create(other)).rejects.toBeInstanceOf(EarlierSavedError);
    expect((await create(other)).answer.product.name).toBe('Otra yerba');
    expect(created()).toBe(1);
  });
});

describe('other additions whose answer is lost', () => {
  it('a user is found', async () => {
    await signIn();
    fail('addStoreUser', 'lost');
    const { result } = renderInTab(useAddStoreUser);
    const body = { email: 'nueva@donpepe.test', password: 'Clave12345' };
    const saved = await act(() => result.current.mutateAsync(body));
    expect(saved.answer.email).toBe(body.email);
  });

  it('a code is found and is not created twice', async () => {
    await signIn();
    fail('saveRefcodes', 'lost');
    const { result } = renderInTab(useSaveRefcodes);
    const { answer: saved } = await act(() =>
      result.current.mutateAsync((list) => withNewRefcode(list, draft)),
    );
    expect(
      saved.map(({ description }) => description).filter((text) => text === 'Vidriera'),
    ).toEqual(['Vidriera']);

    // The server carries another one out after it was looked up.
    fail('saveRefcodes', 'network');
    const create = () => act(() => result.current.mutateAsync((list) => late(list)));
    await expect(create()).rejects.toMatchObject({ outcome: 'notSaved' });
    await unwrap(api().POST('/store/refcodes/', { body: late(saved) }), (data) => data);
    expect(
      (await create()).answer.filter(({ description }) => description === 'Volante'),
    ).toHaveLength(1);
  });

  it('items of the catalogue are added once, to a new order and to the same order again', async () => {
    saveMetadata(await presetStore('sesion-de-prueba', '#donpepe'));
    const row = backend.db.products.find(({ store_id, active }) => store_id === 1 && active);
    if (!row) throw new Error('No product');
    const items = [
      {
        product_id: row.id,
        amount: 2,
        name: row.name,
        quantity_unit: row.quantity_unit,
        raw_product: '',
      },
    ];
    const { result } = renderInTab(useAddOrderItems);
    const add = () => act(() => result.current.mutateAsync({ items }));
    fail('addOrderItems', 'lost');
    expect((await add()).answer.data.items).toMatchObject([{ amount: 2 }]);
    expect(customerSession().currentOrderToken).not.toBeNull();
    fail('addOrderItems', 'lost');
    expect((await add()).answer.data.items).toMatchObject([{ amount: 4 }]);
    fail('addOrderItems', 'network');
    await expect(add()).rejects.toMatchObject({ outcome: 'notSaved' });
    expect((await add()).answer.data.items).toMatchObject([{ amount: 6 }]);
  });
});

function saving<Variables, Answer>(
  useHook: () => SaveMutation<Variables, Answer>,
  change: Variables,
) {
  const { result } = renderInTab(useHook);
  return () => act(() => result.current.mutateAsync(change));
}

const day = (list: Parameters<typeof promoCalendar>[0]) => {
  const newest = promoCalendar(list);
  const mine = { ...newest, 1: { ...newest[1], promo_msg: 'Pan 2x1' } };
  return withPromoDays(list, mine, editedPromoDays(mine, newest));
};
const cash = { name: 'Cheque', enabled_delivery: true, enabled_pickup: true };
const saves: [string, () => () => Promise<Saved<unknown>>][] = [
  ['new code', () => saving(useSaveRefcodes, (list) => withNewRefcode(list, draft))],
  [
    'switch of a code',
    () =>
      saving(useSaveRefcodes, (list) =>
        list.map((row, at) => ({ ...row, active: at === 0 ? !row.active : row.active })),
      ),
  ],
  ['calendar', () => saving(useSavePromos, day)],
  [
    'FAQs',
    () => saving(useSaveStandardFaqs, (list) => list.map((faq) => ({ ...faq, response: 'Sí' }))),
  ],
  [
    'payment methods',
    () =>
      saving(useSavePaymentMethods, (list) => [
        ...list,
        { ...cash, method_info: null, config: {} },
      ]),
  ],
];

/** Answers saves with an empty list, after they were carried out or instead. */
function answerEmpty(isCarriedOut: boolean) {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isSave = input instanceof Request && input.method === 'POST';
    if (!isSave || isCarriedOut) {
      const answer = await send(input, init);
      if (!isSave) return answer;
    }
    return Response.json({ data: [] });
  });
}

describe('a saved list that is answered with an empty one', () => {
  beforeEach(signIn);

  it.each(saves)(
    'counts as saved when the server has it, and names nobody: %s',
    async (_, save) => {
      answerEmpty(true);
      expect(await save()()).toMatchObject({ isRecovered: true, others: [] });
    },
  );

  it.each(saves)('is not called saved when the server does not have it: %s', async (_, save) => {
    answerEmpty(false);
    await expect(save()()).rejects.toMatchObject({ outcome: 'notSaved' });
  });
});
