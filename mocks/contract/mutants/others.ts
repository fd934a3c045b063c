import { handlers } from '../../handlers/index';
import { ok, unauthorized, type Call } from '../../http';
import type { Mutant } from './mutant';

/* Backends that break a rule of roles, values, effects, lists or origins. */

/** A call as if its user had the store role admin. */
function asAdmin<Id extends 'saveStore' | 'listStoreUsers'>(call: Call<Id>): Call<Id> {
  const seller = () => {
    const { user, store } = call.seller();
    return { user: { ...user, store_role: 'admin' as const }, store };
  };
  return { ...call, seller, storeAdmin: seller };
}

/** A save of the store with another value for one that is refused, which is stored all the same. */
const savesStore =
  (
    harmless: Partial<Call<'saveStore'>['body']>,
    isWrong: (body: Call<'saveStore'>['body']) => boolean,
  ) =>
  (call: Call<'saveStore'>) =>
    isWrong(call.body)
      ? handlers.saveStore({ ...call, body: { ...call.body, ...harmless } })
      : handlers.saveStore(call);

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

export const otherMutants: readonly Mutant[] = [
  {
    breaks: 'role other saves company data',
    caughtBy: 'saveStore 403 company data by role other',
    replaced: { saveStore: (call) => handlers.saveStore(asAdmin(call)) },
  },
  {
    breaks: 'role other sets setup tasks of the admin',
    caughtBy: 'saveStore 403 a setup task of the admin by role other',
    replaced: { saveStore: (call) => handlers.saveStore(asAdmin(call)) },
  },
  {
    breaks: 'role other reads the users of the store',
    caughtBy: 'listStoreUsers 403 x-roles excludes storeUser',
    replaced: { listStoreUsers: (call) => handlers.listStoreUsers(asAdmin(call)) },
  },
  {
    breaks: 'role other is kept from the orders',
    caughtBy: 'listOrders 200 x-roles includes storeUser',
    replaced: {
      listOrders(call) {
        call.storeAdmin();
        return handlers.listOrders(call);
      },
    },
  },
  {
    breaks: 'anybody with a token lists all stores',
    caughtBy: 'listStores 403 x-roles excludes storeAdmin',
    replaced: {
      listStores: (call) => handlers.listStores({ ...call, platformAdmin: () => call.user() }),
    },
  },
  {
    breaks: 'company data are saved without the tax identification',
    caughtBy: 'saveStore 422 company data without the tax identification',
    replaced: {
      saveStore: savesStore({ tax_code: '30-70000000-1' }, ({ tax_code }) => !tax_code),
    },
  },
  {
    breaks: 'a currency symbol of any length is saved',
    caughtBy: 'saveStore 422 a currency symbol of 4 characters',
    replaced: {
      saveStore: savesStore({ curr_symbol: '$' }, ({ curr_symbol = '' }) => curr_symbol.length > 3),
    },
  },
  {
    breaks: 'delivery and takeaway are turned off together',
    caughtBy: 'saveStore 422 neither delivery nor takeaway',
    replaced: {
      saveStore: savesStore(
        { delivery_enabled: true },
        ({ delivery_enabled }) => delivery_enabled === false,
      ),
    },
  },
  {
    breaks: 'emails are compared with case at sign-in',
    caughtBy: 'login 200 emails without case and white space',
    replaced: {
      login(call) {
        const known = call.db.users.find(({ email }) => email === call.body.email);
        if (call.body.email !== '' && known === undefined) throw unauthorized('Email desconocido');
        return handlers.login(call);
      },
    },
  },
  {
    breaks: 'a short password is accepted',
    caughtBy: 'addStoreUser 422 a short password',
    replaced: {
      addStoreUser: (call) =>
        handlers.addStoreUser({ ...call, body: { ...call.body, password: 'Nueva2025' } }),
    },
  },
  {
    breaks: 'an email in use is accepted in capitals',
    caughtBy: 'addStoreUser 409 an email in use',
    replaced: {
      addStoreUser(call) {
        const { email } = call.body;
        const body = { ...call.body, email: email === email.toUpperCase() ? `x${email}` : email };
        return handlers.addStoreUser({ ...call, body });
      },
    },
  },
  {
    breaks: 'a deleted user goes on signing in',
    caughtBy: 'deleteStoreUser 200 the user no longer signs in',
    replaced: { deleteStoreUser: () => ok({ ok: true }) },
  },
  {
    breaks: 'a new password is not stored',
    caughtBy: 'changePassword 200 the new password signs in, the token stays',
    replaced: { changePassword: () => ok({ ok: true }) },
  },
  {
    breaks: 'a recovery code is used twice',
    caughtBy: 'passwordRecover 200 the new password signs in, the code is used up',
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
    caughtBy: 'startPasswordRecover 200 the same for known and unknown emails',
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
    caughtBy: 'disableStore 200 its users are refused',
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
    caughtBy: 'createProduct 200 texts are trimmed, tags once, the rest has defaults',
    replaced: {
      createProduct(call) {
        const { data } = handlers.createProduct(call);
        call.db.products.update(data.id, { name: ` ${data.name} ` });
        return ok(data);
      },
    },
  },
  {
    breaks: 'a negative price is accepted',
    caughtBy: 'createProduct 422 a negative price',
    replaced: {
      createProduct: (call) =>
        handlers.createProduct({
          ...call,
          body: { ...call.body, price_per_unit: Math.abs(call.body.price_per_unit ?? 0) },
        }),
    },
  },
  {
    breaks: 'a change of a product is not stored',
    caughtBy: 'updateProduct 200 price, picture and tags',
    replaced: {
      updateProduct(call) {
        const before = call.db.products.get(call.params.id);
        const answer = handlers.updateProduct(call);
        if (before !== undefined) call.db.products.update(before.id, before);
        return answer;
      },
    },
  },
  {
    breaks: 'an unknown id deletes the other products',
    caughtBy: 'deleteProducts 404 an unknown id leaves the others',
    replaced: {
      deleteProducts(call) {
        const known = call.body.product_ids.filter((id) => call.db.products.get(id) !== undefined);
        for (const id of known) call.db.products.remove(id);
        return handlers.deleteProducts(call);
      },
    },
  },
  {
    breaks: 'the list of products is cut after 5',
    caughtBy: 'listProducts 200 whole, by ascending id',
    replaced: {
      listProducts: (call) => ok(handlers.listProducts(call).data.slice(0, 5)),
    },
  },
  {
    breaks: 'clients come with the newest first',
    caughtBy: 'listClients 200 whole, by ascending id',
    replaced: { listClients: (call) => ok(handlers.listClients(call).data.toReversed()) },
  },
  {
    breaks: 'Mercadopago gets no default message',
    caughtBy: 'savePaymentMethods 200 Mercadopago without a message gets the default',
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
    caughtBy: 'savePromos 200 replaces the list; kept entries keep their id',
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
    breaks: 'the theme is not stored',
    caughtBy: 'saveTheme 200 texts and media, in the order of the positions',
    replaced: {
      saveTheme(call) {
        const answer = handlers.getTheme({ ...call, body: undefined });
        handlers.saveTheme({ ...call, body: { ...call.body, title: answer.data.title } });
        return ok({ ...answer.data, title: call.body.title });
      },
    },
  },
  {
    breaks: 'a marketing code that is not active counts',
    caughtBy: 'setRefCode 404 a code that is not active',
    replaced: {
      setRefCode(call) {
        const known = call.db.refcodes.find(({ code }) => code === call.body.ref_code);
        return known === undefined ? handlers.setRefCode(call) : ok({ ok: true });
      },
    },
  },
  {
    breaks: 'every refusal of a rule says the same',
    caughtBy: 'saveTheme 422 a title of 121 characters',
    answers: (response) =>
      response.status === 422 ? new Response('{"message":"Datos inválidos"}', response) : response,
  },
  {
    breaks: 'totals are texts',
    caughtBy: 'listOrders 200 an ordinary request',
    answers: answersTo('GET', '/store/orders', (text) =>
      text.replaceAll(/"total_price":([\d.]+)/g, '"total_price":"$1"'),
    ),
  },
  {
    breaks: 'dates travel in ISO form',
    caughtBy: 'listClients 200 an ordinary request',
    answers: answersTo('GET', '/store/clients/', (text) =>
      text.replaceAll(/"(\d{4}-\d\d-\d\d) ([\d:]{8})"/g, '"$1T$2.000Z"'),
    ),
  },
  {
    breaks: 'the preflight allows no Authorization',
    caughtBy: 'listOrders 204 the preflight of a browser',
    answers: (response) =>
      withHeaders(response, (headers) =>
        headers.set('Access-Control-Allow-Headers', 'content-type'),
      ),
  },
  {
    breaks: 'the preflight allows GET and POST only',
    caughtBy: 'updateOrderItem 204 the preflight of a browser',
    answers: (response) =>
      withHeaders(response, (headers) => headers.set('Access-Control-Allow-Methods', 'GET, POST')),
  },
  {
    breaks: 'another origin is allowed',
    caughtBy: 'listOrders 200 an ordinary request',
    answers: (response) =>
      withHeaders(response, (headers) =>
        headers.set('Access-Control-Allow-Origin', 'https://otro.example'),
      ),
  },
  {
    breaks: 'error answers allow no origin',
    caughtBy: 'login 401 a wrong password',
    answers: (response) =>
      response.ok
        ? response
        : withHeaders(response, (headers) => headers.delete('Access-Control-Allow-Origin')),
  },
  {
    breaks: 'the stock file has no name that a browser may read',
    caughtBy: 'downloadProductsStock 200 an ordinary request',
    answers: (response) =>
      withHeaders(response, (headers) => headers.delete('Access-Control-Expose-Headers')),
  },
];
