import { clientOf, newestFirst, orderSummaryOf } from '../../database/orderRows';
import { productOf } from '../../database/productRows';
import { handlers } from '../../handlers/index';
import { ok } from '../../http';
import { inStoreOf, orderOfCall, type Mutant } from './mutant';

/* Backends that do not keep stores apart. */

export const isolationMutants: readonly Mutant[] = [
  {
    breaks: 'the list of orders is that of all stores',
    caughtBy: 'listOrders 200 nothing of another store',
    replaced: {
      listOrders(call) {
        const { db } = call;
        call.seller();
        return ok(
          db.orders
            .all()
            .sort(newestFirst)
            .map((order) => orderSummaryOf(db, order)),
        );
      },
    },
  },
  {
    breaks: 'the list of products is that of all stores',
    caughtBy: 'listProducts 200 nothing of another store',
    replaced: {
      listProducts(call) {
        const { db } = call;
        call.seller();
        return ok(db.products.all().map(productOf));
      },
    },
  },
  {
    breaks: 'the list of clients is that of all stores',
    caughtBy: 'listClients 200 nothing of another store',
    replaced: {
      listClients(call) {
        const { db } = call;
        call.seller();
        return ok(db.clients.all().map(clientOf));
      },
    },
  },
  {
    breaks: "any store's order is read by its id",
    caughtBy: "getOrder 404 another store's order, by id",
    replaced: { getOrder: (call) => handlers.getOrder(inStoreOf(call, orderOfCall(call))) },
  },
  {
    breaks: "any store's order is read by its number",
    caughtBy: "getOrder 404 another store's order, by alphanum_id",
    replaced: { getOrder: (call) => handlers.getOrder(inStoreOf(call, orderOfCall(call))) },
  },
  {
    breaks: "any store's order is saved by its id",
    caughtBy: "saveOrder 404 another store's order, by id",
    replaced: { saveOrder: (call) => handlers.saveOrder(inStoreOf(call, orderOfCall(call))) },
  },
  {
    breaks: "a refused save of another store's order is stored all the same",
    caughtBy: "saveOrder 404 another store's order, by id",
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
    breaks: "any store's product is read",
    caughtBy: "getProduct 404 another store's product",
    replaced: {
      getProduct: (call) =>
        handlers.getProduct(inStoreOf(call, call.db.products.get(call.params.id))),
    },
  },
  {
    breaks: "any store's product is changed",
    caughtBy: "updateProduct 404 another store's product",
    replaced: {
      updateProduct: (call) =>
        handlers.updateProduct(inStoreOf(call, call.db.products.get(call.params.id))),
    },
  },
  {
    breaks: "any store's products are deleted",
    caughtBy: "deleteProducts 404 another store's product",
    replaced: {
      deleteProducts: (call) =>
        handlers.deleteProducts(
          inStoreOf(call, call.db.products.get(call.body.product_ids[0] ?? 0)),
        ),
    },
  },
  {
    breaks: "any store's products are found",
    caughtBy: "findProductsByField 200 another store's product is not found",
    replaced: {
      findProductsByField(call) {
        const stores = call.db.stores.all();
        const found = stores.flatMap(
          ({ id }) => handlers.findProductsByField(inStoreOf(call, { store_id: id })).data,
        );
        return ok(found);
      },
    },
  },
  {
    breaks: "any store's client is read",
    caughtBy: "getClient 404 another store's client",
    replaced: {
      getClient: (call) => handlers.getClient(inStoreOf(call, call.db.clients.get(call.params.id))),
    },
  },
  {
    breaks: "the orders of any store's client are read",
    caughtBy: "listClientOrders 404 another store's client",
    replaced: {
      listClientOrders: (call) =>
        handlers.listClientOrders(inStoreOf(call, call.db.clients.get(call.params.id))),
    },
  },
  {
    breaks: "any store's user is deleted",
    caughtBy: "deleteStoreUser 404 another store's user",
    replaced: {
      deleteStoreUser: (call) =>
        handlers.deleteStoreUser(inStoreOf(call, call.db.users.get(call.params.id))),
    },
  },
  {
    breaks: 'any store is saved',
    caughtBy: "saveStore 403 another store's record",
    replaced: {
      saveStore: (call) => handlers.saveStore(inStoreOf(call, { store_id: call.params.id })),
    },
  },
  {
    breaks: "a marketing code of any store is a session's",
    caughtBy: "setRefCode 404 another store's marketing code",
    replaced: {
      setRefCode(call) {
        const known = call.db.refcodes.find(({ code }) => code === call.body.ref_code);
        return known === undefined ? handlers.setRefCode(call) : ok({ ok: true });
      },
    },
  },
  {
    breaks: "any session changes an order's items",
    caughtBy: "updateOrderItem 404 another session's order",
    replaced: {
      updateOrderItem(call) {
        const { db, body, params } = call;
        db.customerSessions.update(body.session_id, { current_order_id: params.orderId });
        return handlers.updateOrderItem(call);
      },
    },
  },
  {
    breaks: "a link gives away the data of the order's client",
    caughtBy: 'recoverSession 200 a link does not give away who ordered',
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
    caughtBy: "registerClient 200 another session does not overwrite the order's client",
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
];
