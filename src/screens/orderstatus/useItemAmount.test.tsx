import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { shopperOrderQuery } from '~/api/customerOrder';
import { firstUnsavedAmount } from '~/components/shopper/itemAmounts';
import { setConfig } from '~/lib/config';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab, renderInTab } from '~/testSupport/testHooks';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { useItemAmount } from './useItemAmount';

const TOKEN = DEMO_ORDERS.provisional.token;
const backend = useMockBackend();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setConfig(shippedConfig());
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const orderRow = () => backend.db.orders.find(({ token }) => token === TOKEN);

/** The amount field of the order's item with the unit. */
async function openField(unit: string) {
  const queryClient = newTab();
  const query = shopperOrderQuery(TOKEN);
  await queryClient.fetchQuery(query);
  const itemId = orderRow()?.items.find(
    ({ product_denormalized }) => product_denormalized.quantity_unit === unit,
  )?.id;
  const { result, unmount } = renderInTab(() => {
    const { data } = useQuery(query);
    const item = data?.data.items.find(({ id }) => id === itemId);
    if (!data || !item) throw new Error('The item is gone');
    return { field: useItemAmount(data.data, item), shown: item.amount };
  }, queryClient);
  return {
    current: () => result.current,
    close: unmount,
    act: (call: (field: ReturnType<typeof useItemAmount>) => void) =>
      act(() => call(result.current.field)),
    refetch: () => queryClient.refetchQueries({ queryKey: query.queryKey }),
    stored: () => orderRow()?.items.find(({ id }) => id === itemId)?.amount,
  };
}

/** Observes the amounts that are sent; `answer` may lose the server's answer. */
function observeAmounts(answer: (response: Response) => Response = (response) => response) {
  const amounts: number[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'PUT') return original(request);
    const body = (await request.clone().json()) as { amount: number };
    amounts.push(body.amount);
    return answer(await original(request));
  });
  return amounts;
}

const fault = (status: number | 'network', message: string | null = null) =>
  addFault(backend.db, { operationId: 'updateOrderItem', status, message, delayMs: 0, times: 1 });

describe('steps', () => {
  it('five quick presses of + add five, also within one render', async () => {
    const tab = await openField('unid');
    const before = tab.current().shown;
    const sent = observeAmounts();
    tab.act((field) => {
      for (let press = 0; press < 5; press += 1) field.step(1);
    });
    expect(tab.current().field.typed).toBe(String(before + 5));
    await waitFor(() => expect(tab.stored()).toBe(before + 5));
    await waitFor(() => expect(tab.current().shown).toBe(before + 5));
    expect(tab.current().field.typed).toBe(String(before + 5));
    expect(sent).toEqual([before + 1, before + 5]);
  });

  it('an older read that arrives late does not reset the field', async () => {
    const tab = await openField('unid');
    const before = tab.current().shown;
    const original = globalThis.fetch;
    const release: (() => void)[] = [];
    const held = new Promise<void>((resolve) => release.push(resolve));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const response = await original(request);
      if (request.url.endsWith('/client/orderstatus')) await held;
      return response;
    });
    const reading = tab.refetch();
    tab.act((field) => field.step(1));
    await waitFor(() => expect(tab.current().shown).toBe(before + 1));
    await act(async () => {
      for (const resolve of release) resolve();
      await reading;
    });
    expect(tab.current()).toMatchObject({ shown: before + 1 });
    tab.act((field) => field.step(1));
    await waitFor(() => expect(tab.stored()).toBe(before + 2));
    expect(tab.current().field.typed).toBe(String(before + 2));
  });

  it('grams go by 100', async () => {
    const tab = await openField('gr');
    const before = tab.current().shown;
    tab.act((field) => field.step(1));
    await waitFor(() => expect(tab.stored()).toBe(before + 100));
  });
});

describe('typing', () => {
  it('is sent when the field is left, once', async () => {
    const tab = await openField('gr');
    const sent = observeAmounts();
    tab.act((field) => field.type('1.500'));
    expect(tab.current().field.reading).toBe('= 1500 g');
    expect(sent).toEqual([]);
    tab.act((field) => field.done());
    tab.act((field) => field.done());
    await waitFor(() => expect(tab.current().shown).toBe(1500));
    expect(sent).toEqual([1500]);
    expect(tab.current().field.typed).toBe('1500');
  });

  it.each([
    ['abc', 'La cantidad debe ser un número'],
    ['0', 'La cantidad debe ser mayor a 0'],
    ['150,5', 'La cantidad en gramos debe ser un número entero'],
  ])('%j is refused and stays', async (text, message) => {
    const tab = await openField('gr');
    tab.act((field) => field.type(text));
    tab.act((field) => field.done());
    expect(tab.current().field).toMatchObject({ typed: text, error: message });
  });

  it('an emptied field shows the stored amount again', async () => {
    const tab = await openField('unid');
    tab.act((field) => field.type(''));
    tab.act((field) => field.done());
    expect(tab.current().field.typed).toBe(String(tab.stored()));
  });
});

const AMOUNT_CHANGED = 'La cantidad cambió mientras tanto: ya se ve la nueva. No se guardó nada.';

const told = () => toastQueue.snapshot().some(({ text }) => text === AMOUNT_CHANGED);

/** Sets the amount of the order's item with the unit, as another phone does. */
function setElsewhere(unit: string, amount: number) {
  const row = orderRow();
  const items = row?.items.map((item) =>
    item.product_denormalized.quantity_unit === unit ? { ...item, amount } : item,
  );
  if (row && items) backend.db.orders.update(row.id, { items });
}

describe('an order that was changed elsewhere', () => {
  it('while an amount was being typed keeps its amount, also when the page has read it', async () => {
    const tab = await openField('unid');
    tab.act((field) => field.type('7'));
    setElsewhere('unid', 5);
    await act(() => tab.refetch());
    tab.act((field) => field.type('8'));
    tab.act((field) => field.done());
    await waitFor(() => expect(told()).toBe(true));
    await waitFor(() => expect(tab.current().field).toMatchObject({ typed: '5', error: null }));
    expect(tab.stored()).toBe(5);
    // What is typed over the amount that is shown now is saved.
    tab.act((field) => field.type('8'));
    tab.act((field) => field.done());
    await waitFor(() => expect(tab.stored()).toBe(8));
  });

  it.each([
    ['a reload', () => undefined],
    ['a closed tab', () => sessionStorage.clear()],
  ])('before the typed amount of %s was sent keeps its amount', async (_, forget) => {
    const before = await openField('unid');
    before.act((field) => field.type('7'));
    window.dispatchEvent(new Event('pagehide'));
    before.close();
    forget();
    setElsewhere('unid', 5);
    const after = await openField('unid');
    await waitFor(() => expect(told()).toBe(true));
    await waitFor(() => expect(after.current().field.typed).toBe('5'));
    expect(after.stored()).toBe(5);
    expect(sessionStorage.getItem('typed_texts')).toBeNull();
  });

  it('after a typed amount failed is not overwritten by the next try', async () => {
    const tab = await openField('unid');
    fault(500, 'Sin espacio');
    tab.act((field) => field.type('7'));
    tab.act((field) => field.done());
    await waitFor(() => expect(tab.current().field.error).toBe('Sin espacio'));
    setElsewhere('unid', 5);
    await act(() => tab.refetch());
    tab.act((field) => field.done());
    await waitFor(() => expect(told()).toBe(true));
    expect(tab.stored()).toBe(5);
  });

  it('by its own save while an amount is typed is compared with what was saved', async () => {
    const tab = await openField('unid');
    const sent = observeAmounts();
    tab.act((field) => field.step(1));
    tab.act((field) => field.type('9'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(tab.current().shown).toBe(sent[0]));
    tab.act((field) => field.done());
    await waitFor(() => expect(tab.stored()).toBe(9));
    expect(told()).toBe(false);
  });
});

/** Types 7 in a row, which is then replaced by one with the amount. */
async function typeInReplacedRow(amount: number) {
  const before = await openField('unid');
  before.act((field) => field.type('7'));
  before.close();
  const row = orderRow();
  const items = row?.items.map((item) =>
    item.product_denormalized.quantity_unit === 'unid' ? { ...item, id: 9_999, amount } : item,
  );
  if (row && items) backend.db.orders.update(row.id, { items });
  return openField('unid');
}

describe('a row that was removed and added again while an amount was typed', () => {
  it('keeps the text, says so and waits for the shopper', async () => {
    const after = await typeInReplacedRow(2);
    expect(after.current().field).toMatchObject({
      typed: '7',
      error: 'El producto se quitó y se volvió a agregar mientras tanto: revisá la cantidad.',
    });
    expect(after.stored()).toBe(2);
    after.act((field) => field.done());
    await waitFor(() => expect(after.stored()).toBe(7));
    await waitFor(() => expect(after.current().field).toMatchObject({ typed: '7', error: null }));
  });

  it('keeps its amount when that is another one', async () => {
    const after = await typeInReplacedRow(5);
    after.act((field) => field.done());
    await waitFor(() => expect(told()).toBe(true));
    await waitFor(() => expect(after.current().field.typed).toBe('5'));
    expect(after.stored()).toBe(5);
  });

  it('is of no other order', async () => {
    const before = await openField('unid');
    before.act((field) => field.type('7'));
    before.close();
    const row = orderRow();
    if (!row) throw new Error('The order is gone');
    expect(await firstUnsavedAmount({ id: row.id + 1, items: row.items })).toBeNull();
    expect(await firstUnsavedAmount({ id: row.id, items: row.items })).not.toBeNull();
  });
});

describe('a reload', () => {
  it('sends the amount that was being typed', async () => {
    const before = await openField('unid');
    before.act((field) => field.type('7'));
    before.close();
    const after = await openField('unid');
    await waitFor(() => expect(after.stored()).toBe(7));
    await waitFor(() => expect(sessionStorage.getItem('typed_texts')).toBeNull());
  });

  it('of another tab, after the first was closed, sends it too', async () => {
    const before = await openField('unid');
    before.act((field) => field.type('8'));
    window.dispatchEvent(new Event('pagehide'));
    before.close();
    sessionStorage.clear();
    const after = await openField('unid');
    await waitFor(() => expect(after.stored()).toBe(8));
    expect(localStorage.getItem('left_texts')).toBeNull();
  });

  it('keeps a step above the maximum with its message', async () => {
    const before = await openField('gr');
    before.act((field) => field.type('999.999'));
    before.act((field) => field.step(1));
    before.close();
    const after = await openField('gr');
    expect(after.current().field).toMatchObject({
      typed: '1000099',
      error: 'La cantidad máxima es 999.999',
    });
  });

  it('keeps a refused text with its message', async () => {
    const before = await openField('gr');
    before.act((field) => field.type('abc'));
    before.act((field) => field.done());
    before.close();
    const after = await openField('gr');
    expect(after.current().field).toMatchObject({
      typed: 'abc',
      error: 'La cantidad debe ser un número',
    });
  });
});

describe('failures', () => {
  it('keep the typed amount with the error, and Enter sends it again', async () => {
    const tab = await openField('unid');
    fault(500, 'Sin espacio');
    tab.act((field) => field.type('7'));
    tab.act((field) => field.done());
    await waitFor(() => expect(tab.current().field.error).toBe('Sin espacio'));
    expect(tab.current().field.typed).toBe('7');
    tab.act((field) => field.done());
    await waitFor(() => expect(tab.stored()).toBe(7));
    expect(tab.current().field.error).toBeNull();
  });

  it('of a step show the stored amount with the error', async () => {
    const tab = await openField('unid');
    const before = tab.current().shown;
    fault(500, 'Sin espacio');
    tab.act((field) => field.step(1));
    await waitFor(() => expect(tab.current().field.error).toBe('Sin espacio'));
    expect(tab.current().field.typed).toBe(String(before));
  });

  it('report without a connection that nothing was saved', async () => {
    const tab = await openField('unid');
    fault('network');
    tab.act((field) => field.step(1));
    await waitFor(() => expect(tab.current().field.error).toMatch(/^No se guardó/));
  });

  it('after a stored change whose answer was lost is no failure', async () => {
    const tab = await openField('unid');
    const before = tab.current().shown;
    observeAmounts(() => {
      throw new TypeError('Failed to fetch');
    });
    tab.act((field) => field.step(1));
    await waitFor(() => expect(tab.current().shown).toBe(before + 1));
    expect(tab.current().field).toMatchObject({ error: null, typed: String(before + 1) });
  });
});
