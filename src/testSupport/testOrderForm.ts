/** The form of an order in a tab, and the order on the server, for tests. */
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { orderQuery } from '~/api/orders';
import { api, unwrap } from '~/api/transport/client';
import { readOne } from '~/api/transport/parse';
import { loginResultShape, orderShape } from '~/contract/shapes.gen';
import type { Order, OrderSave, OrderStatus } from '~/contract/types';
import { toOrderDraft, toOrderBody } from '~/domain/orders/draft/orderDraft';
import { addConcept, editOrder } from '~/domain/orders/draft/orderEdits';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';
import { setConfig } from '~/lib/config';
import { useOrderForm } from '~/screens/orderdetail/useOrderForm';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { toastQueue } from '~/ui/feedback/toast';

import { shippedConfig } from './testConfig';
import { newTab, renderInTab } from './testHooks';

/** Signs the administrator of the demo store in, without toasts of an earlier test. */
export async function signIn() {
  setConfig(shippedConfig());
  clearStaffSession();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  const body = { email: 'admin@donpepe.test', password: 'Pepe1234' };
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)));
}

/** A provisional order, which its shopper may change as well. */
export const PROVISIONAL = 'DPPROV1';

/** Status preparing, payment pending, method Efectivo. */
export const OPEN = 'DPEFEC1';

export const read = (id: string) =>
  unwrap(api().GET('/store/orders/{id}', { params: { path: { id } } }), readOne(orderShape));

/** Saves the order from another computer. */
export async function saveElsewhere(id: string, change: (draft: OrderDraft) => OrderDraft) {
  const body = toOrderBody(change(toOrderDraft(await read(id))));
  await unwrap(
    api().POST('/store/orders/{id}', { params: { path: { id } }, body }),
    readOne(orderShape),
  );
}

/** The order's form in a separate tab. */
export async function openForm(id: string) {
  const queryClient = newTab();
  await queryClient.fetchQuery(orderQuery(id));
  const { result } = renderInTab(() => {
    const { data } = useQuery(orderQuery(id));
    if (!data) throw new Error('The order is gone');
    return useOrderForm(id, data);
  }, queryClient);
  return {
    form: () => result.current,
    edit: (change: (draft: OrderDraft) => OrderDraft) => act(() => result.current.edit(change)),
    send: (options?: { paymentTotal?: number; status?: OrderStatus }) =>
      act(() => result.current.send(options)),
    act: (call: (form: typeof result.current) => void) => act(() => call(result.current)),
    reread: () => act(() => queryClient.refetchQueries({ queryKey: orderQuery(id).queryKey })),
  };
}

export const withNote = (note: string) => (draft: OrderDraft) =>
  editOrder(draft, { store_observation: note });

export const withConcept = (description: string) => (draft: OrderDraft) => {
  const added = addConcept(draft, { description, value: '20', kind: 'surcharge' });
  if (!added.ok) throw new Error('The concept is invalid');
  return added.draft;
};

/** Observes the saves that are sent; `answer` may lose the server's answer. */
export function observeSaves(answer: (response: Response) => Response = (response) => response) {
  const bodies: OrderSave[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const isSave = request.method === 'POST' && request.url.includes('/store/orders/');
    if (!isSave) return original(request);
    bodies.push((await request.clone().json()) as OrderSave);
    return answer(await original(request));
  });
  return bodies;
}

export const conceptsOf = ({ other_concepts }: Order, description: string) =>
  other_concepts.filter((concept) => concept.description === description);
