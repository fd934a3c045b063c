import type { OrderItem } from '~/contract/types';
import { isPaymentCompletion } from '~/domain/orders/draft/orderDraft';
import { roundMoney } from '~/lib/money';

import type { OperationId } from '../../contract-kit/operation';
import type { OrderRow } from '../../database/db';
import { orderOf } from '../../database/orderRows';
import { handlers } from '../../handlers/index';
import { notFound, ok, unauthorized, type Call, type Reply } from '../../http';
import { MAX_PAYLOAD_LENGTH } from '../../requests';
import type { Mutant } from './mutant';

/* Backends that break a rule which the contract states in prose alone. */

/** A call as if its user worked for the store that a record belongs to. */
function inStoreOf<Id extends OperationId>(
  call: Call<Id>,
  record: { store_id: number | null } | undefined,
): Call<Id> {
  const seller = () => {
    const own = call.seller();
    const store = call.db.stores.get(record?.store_id ?? own.store.id);
    return store === undefined ? own : { ...own, store };
  };
  return { ...call, seller, storeAdmin: seller };
}

/** An order by its id or number, of any store. */
const orderOfCall = (call: Pick<Call<'saveOrder'>, 'db' | 'params'>) =>
  call.db.orders.find(({ id, alphanum_id }) => [String(id), alphanum_id].includes(call.params.id));

/** Runs a handler while an order has other values, which are put back unless the handler sets them. */
function whileOrderIs<Result>(
  call: Pick<Call<'saveOrder'>, 'db'>,
  order: Readonly<OrderRow> | undefined,
  values: Partial<OrderRow>,
  run: () => Result,
): Result {
  if (order === undefined) return run();
  const { db } = call;
  db.orders.update(order.id, values);
  const before: Partial<OrderRow> = {};
  try {
    const result = run();
    const after = db.orders.get(order.id);
    for (const name of Object.keys(values) as (keyof OrderRow)[]) {
      if (after?.[name] === values[name]) Object.assign(before, { [name]: order[name] });
    }
    return result;
  } catch (error) {
    Object.assign(before, order);
    throw error;
  } finally {
    db.orders.update(order.id, before);
  }
}

type Save = Call<'saveOrder'>;

/** A save that is judged as if the order had other values. */
const judgedAs = (values: Partial<OrderRow>) => (call: Save) =>
  whileOrderIs(call, orderOfCall(call), values, () => handlers.saveOrder(call));

/** An answer that promises what is not stored. */
const storedAs = (wanted: string, values: Partial<OrderRow>) => (call: Save) => {
  const answer = handlers.saveOrder(call);
  if (answer.data.payment_status === wanted) call.db.orders.update(answer.data.id, values);
  return answer;
};

/** Orders whose total is another one. */
const totalledAs = (totalOf: (order: Reply<'getOrder'>['data']) => number) => ({
  getOrder(call: Call<'getOrder'>) {
    const { data } = handlers.getOrder(call);
    return ok({ ...data, total_price: roundMoney(totalOf(data)) });
  },
});

const worth = ({ amount, product_denormalized }: OrderItem) =>
  amount * (product_denormalized.price_per_unit ?? 0);

/** An order whose shopper still changes it. */
const editable = { status: 'provisional', payment_status: 'pending' } as const;

/** A call as if its user had the store role admin. */
function asAdmin<Id extends 'saveStore' | 'listStoreUsers'>(call: Call<Id>): Call<Id> {
  const seller = () => {
    const { user, store } = call.seller();
    return { user: { ...user, store_role: 'admin' as const }, store };
  };
  return { ...call, seller, storeAdmin: seller };
}

/** An answer with other headers. */
const withHeaders = (response: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(response.body, { status: response.status, headers });
};

const withText = async (response: Response, change: (text: string) => string): Promise<Response> =>
  new Response(change(await response.text()), response);

/** An answer to a path with its text changed. */
const answersTo =
  (method: string, path: string, change: (text: string) => string) =>
  (response: Response, request: Request) =>
    request.method === method && new URL(request.url).pathname === path
      ? withText(response, change)
      : response;

export const proseMutants: readonly Mutant[] = (
  [
    {
      breaks: "a refused save of another store's order is stored all the same",
      operationId: 'saveOrder',
      replaced: {
        saveOrder(call) {
          const order = orderOfCall(call);
          if (order !== undefined && order.store_id !== call.seller().store.id) {
            handlers.saveOrder(inStoreOf(call, order));
          }
          return handlers.saveOrder(call);
        },
      },
    },
    {
      breaks: "a link gives away the data of the order's client",
      operationId: 'recoverSession',
      replaced: {
        getOrderStatus(call) {
          const answer = handlers.getOrderStatus(call);
          const { session_id } = answer.metadata;
          call.db.customerSessions.update(session_id, { client_id: answer.data.client_id });
          return answer;
        },
      },
    },
    {
      breaks: "a registration overwrites the data of the order's client",
      operationId: 'registerClient',
      replaced: {
        registerClient(call) {
          const { db, body } = call;
          const session = db.customerSessions.get(body.session_id);
          const order = db.orders.get(session?.current_order_id ?? 0);
          if (order !== undefined) {
            db.customerSessions.update(body.session_id, { client_id: order.client_id });
          }
          return handlers.registerClient(call);
        },
      },
    },
    {
      breaks: 'the shipping cost is changed in every status',
      operationId: 'saveOrder',
      replaced: { saveOrder: judgedAs({ status: 'preparing' }) },
    },
    {
      breaks: 'quantities are changed in every status',
      operationId: 'saveOrder',
      replaced: { saveOrder: judgedAs({ status: 'pending' }) },
    },
    {
      breaks: 'a shopper changes an order that is confirmed',
      operationId: 'updateOrderItem',
      replaced: {
        updateOrderItem: (call) =>
          whileOrderIs(call, call.db.orders.get(call.params.orderId), editable, () =>
            handlers.updateOrderItem(call),
          ),
      },
    },
    {
      breaks: 'a requested payment stays pending',
      operationId: 'saveOrder',
      replaced: { saveOrder: storedAs('required', { payment_status: 'pending' }) },
    },
    {
      breaks: 'a completed payment is not stored',
      operationId: 'saveOrder',
      replaced: { saveOrder: storedAs('done', { payment_status: 'required' }) },
    },
    {
      breaks: 'a completed payment replaces the payment information',
      operationId: 'saveOrder',
      replaced: { saveOrder: storedAs('done', { payment_info: 'Aprobado' }) },
    },
    {
      breaks: 'rows that are left out of a save are deleted',
      operationId: 'saveOrder',
      replaced: {
        saveOrder(call) {
          const { data } = handlers.saveOrder(call);
          if (isPaymentCompletion(call.body) || call.body.items.length > 0) return ok(data);
          const emptied = call.db.orders.update(data.id, { items: [], nitems: 0 });
          return ok(orderOf(call.db, emptied));
        },
      },
    },
    {
      breaks: 'the total leaves the shipping cost out',
      operationId: 'saveOrder',
      replaced: totalledAs(({ total_price, shipping_cost }) => total_price - shipping_cost),
    },
    {
      breaks: 'the total does not know revised prices',
      operationId: 'saveOrder',
      replaced: totalledAs(({ items }) => items.reduce((sum, item) => sum + worth(item), 0)),
    },
    {
      breaks: 'the total leaves the concepts out',
      operationId: 'saveOrder',
      replaced: totalledAs(({ items }) => items.reduce((sum, item) => sum + worth(item), 0)),
    },
    {
      breaks: 'amounts are rounded before they are added',
      operationId: 'saveOrder',
      replaced: totalledAs(({ items }) =>
        items.reduce((sum, item) => sum + roundMoney(worth(item)), 0),
      ),
    },
    {
      breaks: 'a changed amount keeps the revised price',
      operationId: 'updateOrderItem',
      replaced: {
        updateOrderItem(call) {
          const prices = call.db.orders.get(call.params.orderId)?.items ?? [];
          const { data } = handlers.updateOrderItem(call);
          const items = data.items.map((item) => ({
            ...item,
            revised_price: prices.find(({ id }) => id === item.id)?.revised_price ?? null,
          }));
          call.db.orders.update(data.id, { items });
          return ok({ ...data, items });
        },
      },
    },
    {
      breaks: 'role other saves company data',
      operationId: 'saveStore',
      replaced: { saveStore: (call) => handlers.saveStore(asAdmin(call)) },
    },
    {
      breaks: 'role other sets setup tasks of the admin',
      operationId: 'saveStore',
      replaced: { saveStore: (call) => handlers.saveStore(asAdmin(call)) },
    },
    {
      breaks: 'role other is kept from the orders',
      operationId: 'listOrders',
      replaced: {
        listOrders(call) {
          call.storeAdmin();
          return handlers.listOrders(call);
        },
      },
    },
    {
      breaks: 'emails are compared with case at sign-in',
      operationId: 'login',
      replaced: {
        login(call) {
          const known = call.db.users.find(({ email }) => email === call.body.email);
          if (call.body.email !== '' && known === undefined)
            throw unauthorized('Email desconocido');
          return handlers.login(call);
        },
      },
    },
    {
      breaks: 'a recovery code is used twice',
      operationId: 'passwordRecover',
      replaced: {
        passwordRecover(call) {
          const answer = handlers.passwordRecover(call);
          call.db.recoveries.insert({ id: call.body.username.toLowerCase() });
          return answer;
        },
      },
    },
    {
      breaks: 'recovery tells who has an account',
      operationId: 'startPasswordRecover',
      replaced: {
        startPasswordRecover(call) {
          const { data } = handlers.startPasswordRecover(call);
          const known = call.db.users.find(({ email }) => email === call.body.username);
          return ok({ ...data, ...(known !== undefined && { known: true }) });
        },
      },
    },
    {
      breaks: 'users of a disabled store are let in',
      operationId: 'disableStore',
      replaced: {
        disableStore(call) {
          const before = call.db.users.where(({ store_id }) => store_id === call.params.id);
          const answer = handlers.disableStore(call);
          call.db.stores.update(call.params.id, { enabled: true });
          for (const { id, enabled } of before) call.db.users.update(id, { enabled });
          return answer;
        },
      },
    },
    {
      breaks: 'texts are not trimmed',
      operationId: 'createProduct',
      replaced: {
        createProduct(call) {
          const { data } = handlers.createProduct(call);
          call.db.products.update(data.id, { name: ` ${data.name} ` });
          return ok(data);
        },
      },
    },
    {
      breaks: 'an unknown id deletes the other products',
      operationId: 'deleteProducts',
      replaced: {
        deleteProducts(call) {
          const known = call.body.product_ids.filter(
            (id) => call.db.products.get(id) !== undefined,
          );
          for (const id of known) call.db.products.remove(id);
          return handlers.deleteProducts(call);
        },
      },
    },
    {
      breaks: 'Mercadopago gets no default message',
      operationId: 'savePaymentMethods',
      replaced: {
        savePaymentMethods(call) {
          const { data } = handlers.savePaymentMethods(call);
          const messages = new Map(call.body.map(({ name, method_info }) => [name, method_info]));
          for (const { id, name } of data) {
            call.db.paymentMethods.update(id, { method_info: messages.get(name) ?? null });
          }
          return ok(data);
        },
      },
    },
    {
      breaks: 'a promo that is left out stays',
      operationId: 'savePromos',
      replaced: {
        savePromos(call) {
          const { db } = call;
          const before = db.promos.where(({ store_id }) => store_id === call.seller().store.id);
          const { data } = handlers.savePromos(call);
          for (const row of before) if (db.promos.get(row.id) === undefined) db.promos.insert(row);
          return ok(data);
        },
      },
    },
    {
      breaks: 'a marketing code that is not active counts',
      operationId: 'setRefCode',
      replaced: {
        setRefCode(call) {
          const known = call.db.refcodes.find(({ code }) => code === call.body.ref_code);
          return known === undefined ? handlers.setRefCode(call) : ok({ ok: true });
        },
      },
    },
    {
      breaks: 'totals are texts',
      operationId: 'listOrders',
      answers: answersTo('GET', '/store/orders', (text) =>
        text.replaceAll(/"total_price":([\d.]+)/g, '"total_price":"$1"'),
      ),
    },
    {
      breaks: 'dates travel in ISO form',
      operationId: 'listClients',
      answers: answersTo('GET', '/store/clients/', (text) =>
        text.replaceAll(/"(\d{4}-\d\d-\d\d) ([\d:]{8})"/g, '"$1T$2.000Z"'),
      ),
    },
    {
      breaks: 'the preflight allows no Authorization',
      operationId: 'listOrders',
      answers: (response) =>
        withHeaders(response, (headers) =>
          headers.set('Access-Control-Allow-Headers', 'content-type'),
        ),
    },
    {
      breaks: 'the preflight allows GET and POST only',
      operationId: 'updateOrderItem',
      answers: (response) =>
        withHeaders(response, (headers) =>
          headers.set('Access-Control-Allow-Methods', 'GET, POST'),
        ),
    },
    {
      breaks: 'another origin is allowed',
      operationId: 'listOrders',
      answers: (response) =>
        withHeaders(response, (headers) =>
          headers.set('Access-Control-Allow-Origin', 'https://otro.example'),
        ),
    },
    {
      breaks: 'error answers allow no origin',
      operationId: 'login',
      answers: (response) =>
        response.ok
          ? response
          : withHeaders(response, (headers) => headers.delete('Access-Control-Allow-Origin')),
    },
    {
      breaks: 'the stock file has no name that a browser may read',
      operationId: 'downloadProductsStock',
      answers: (response) =>
        withHeaders(response, (headers) => headers.delete('Access-Control-Expose-Headers')),
    },
    {
      breaks: 'the token of a deleted user goes on',
      operationId: 'deleteStoreUser',
      replaced: {
        deleteStoreUser(call) {
          const user = call.db.users.get(call.params.id);
          const answer = handlers.deleteStoreUser(call);
          if (user !== undefined) {
            // Only the token finds the user: nobody can send an empty password.
            call.db.users.insert({ ...user, password: '' });
          }
          return answer;
        },
      },
    },
    {
      breaks: 'an item follows a later price of its product',
      operationId: 'updateProduct',
      replaced: {
        updateProduct(call) {
          const answer = handlers.updateProduct(call);
          const { id, price_per_unit } = answer.data;
          for (const order of call.db.orders.where(({ items }) =>
            items.some((item) => item.product_id === id),
          )) {
            const items = order.items.map((item) =>
              item.product_id === id
                ? {
                    ...item,
                    product_denormalized: { ...item.product_denormalized, price_per_unit },
                  }
                : item,
            );
            call.db.orders.update(order.id, { items });
          }
          return answer;
        },
      },
    },
    {
      breaks: 'a concept is deleted after the payment was fixed',
      operationId: 'saveOrder',
      replaced: {
        saveOrder: (call) =>
          !isPaymentCompletion(call.body) && call.body.other_concepts_del.length > 0
            ? judgedAs({ payment_status: 'pending' })(call)
            : handlers.saveOrder(call),
      },
    },
    {
      breaks: 'every new order is a pick-up',
      operationId: 'addOrderItems',
      replaced: {
        addOrderItems(call) {
          const answer = handlers.addOrderItems(call);
          const picked = { delivery: false, delivery_address: null };
          call.db.orders.update(answer.data.id, picked);
          return { ...answer, data: { ...answer.data, ...picked } };
        },
      },
    },
    {
      breaks: 'the address of a client does not reach the order',
      operationId: 'registerClient',
      replaced: {
        registerClient(call) {
          const { current_order_id } = call.db.customerSessions.get(call.body.session_id) ?? {};
          const order = call.db.orders.get(current_order_id ?? 0);
          const answer = handlers.registerClient(call);
          if (order !== undefined) {
            call.db.orders.update(order.id, { delivery_address: order.delivery_address });
          }
          return answer;
        },
      },
    },
    {
      breaks: 'a store is not found by its id',
      operationId: 'presetStore',
      replaced: {
        presetStore(call) {
          if (/^\d+$/.test(call.body.store)) throw notFound('La tienda no existe');
          return handlers.presetStore(call);
        },
      },
    },
    {
      breaks: 'an activity may be of any size',
      operationId: 'logActivity',
      replaced: {
        logActivity: (call) =>
          JSON.stringify(call.body.payload).length > MAX_PAYLOAD_LENGTH
            ? ok({ ok: true })
            : handlers.logActivity(call),
      },
    },
    {
      breaks: 'passwords are trimmed at the sign-in',
      operationId: 'login',
      replaced: {
        login: (call) =>
          handlers.login({
            ...call,
            body: { ...call.body, password: call.body.password.trim() },
          }),
      },
    },
    {
      breaks: 'staff cannot set an order to charge',
      operationId: 'saveOrder',
      replaced: {
        saveOrder(call) {
          const before = orderOfCall(call);
          const answer = handlers.saveOrder(call);
          if (before === undefined || answer.data.status !== 'charge') return answer;
          call.db.orders.update(before.id, { status: before.status });
          return answer;
        },
      },
    },
  ] satisfies Omit<Mutant, 'kind'>[]
).map((mutant) => ({ kind: 'prose', ...mutant }));
