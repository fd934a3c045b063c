import type { Store, StoreUpdate } from '~/contract/types';

import {
  accepted,
  expectPart,
  expectThat,
  proves,
  refuses,
  rejects,
  succeeds,
  type Case,
  type Rule,
  refused,
} from '../contractCase';
import type { Caller, Host, HostRequest } from '../run/host';
import { makeProduct, ownStore, read } from './setup';

/** The company data of a store as they are. */
async function companyOf(host: Host) {
  const store = await ownStore(host);
  const { legal_name, address, city, postcode, country, state, phone, email } = store;
  const { tax_code, curr_symbol, prefered_language } = store;
  const place = { legal_name, address, city, postcode, country, state, phone, email };
  return { ...place, tax_code: tax_code ?? '30-70000000-1', curr_symbol, prefered_language };
}

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

/** The setup tasks of the admin that expire, and their days. */
const EXPIRING = [
  ['store', 7],
  ['qrs', 15],
  ['pms', 21],
  ['faqs1', 21],
  ['faqs2', 21],
] as const;

type Body = StoreUpdate | ((host: Host) => Promise<StoreUpdate>);

/** The part of a record that `changed` names; of setup tasks with their times. */
function before(store: Store, changed: StoreUpdate): StoreUpdate {
  const setup = new Set(Object.keys(changed.setup ?? {}).map((name) => name.replace(/TS$/, '')));
  const fields = Object.entries(store).filter(([name]) => name in changed && name !== 'setup');
  const tasks = Object.entries(store.setup).filter(([name]) => setup.has(name.replace(/TS$/, '')));
  return {
    ...Object.fromEntries(fields),
    ...(tasks.length > 0 && { setup: Object.fromEntries(tasks) }),
  };
}

/** A save of the store of storeAdmin. What it sets is put back after the case. */
const saving =
  (body: Body, as: Caller = 'storeAdmin') =>
  async (host: Host): Promise<HostRequest> => {
    const store = await ownStore(host);
    const sent = typeof body === 'function' ? await body(host) : body;
    const saved = before(store, sent);
    if ('tax_code' in saved) saved.tax_code ??= '30-70000000-1';
    if (Object.keys(saved).length > 0) {
      const params = { id: store.id };
      host.afterwards(() => host.call('saveStore', { as: 'storeAdmin', params, body: saved }));
    }
    return { as, params: { id: store.id }, body: sent };
  };

const company =
  (changes: StoreUpdate) =>
  async (host: Host): Promise<StoreUpdate> => ({ ...(await companyOf(host)), ...changes });

/** A save that is read again with the next sign-in. */
const stores = (rule: Rule, body: Body, expected: object, as?: Caller): Case =>
  proves('saveStore', 200, rule, async (host) => {
    await accepted(host, 'saveStore', await saving(body, as)(host));
    expectPart('store', await ownStore(host), expected);
  });

const wholeCompany = {
  legal_name: 'Contrato S. A.',
  address: 'Gascón 1280',
  city: 'Rosario',
  postcode: 'S2000',
  country: 'Argentina',
  state: 'Santa Fe',
  phone: '+54 341 555-0101',
  email: 'contrato@correo.test',
  tax_code: '30-71111111-1',
  prefered_language: 'en',
} as const;

const dialog_messages = {
  dialog_init: '¡Hola!',
  pre_order: 'Un momento',
  order_close: '¡Gracias!',
};

const networks = {
  whatsapp: 'https://wa.me/5491155550101',
  yt: 'https://www.youtube.com/contrato',
  facebook: 'https://www.facebook.com/contrato',
  instagram: 'https://www.instagram.com/contrato',
  maps: 'https://maps.example/contrato',
  flags: { whatsapp: true, yt: false, facebook: false, instagram: true, maps: false },
};

export const cases: readonly Case[] = [
  succeeds(
    'saveStore',
    saving(async (host) => {
      const { delivery_enabled, takeaway_enabled } = await ownStore(host);
      return { delivery_enabled, takeaway_enabled };
    }),
  ),
  stores(
    'company data, trimmed',
    company({ city: ' Rosario ', postcode: ' ', state: 'Santa Fe' }),
    { city: 'Rosario', postcode: null, state: 'Santa Fe' },
  ),
  stores('every field of the company data', company(wholeCompany), wholeCompany),
  proves('saveStore', 200, 'products take on a new currency symbol', async (host) => {
    const body = company({ curr_symbol: 'AR$' });
    const { id } = await makeProduct(host);
    await accepted(host, 'saveStore', await saving(body)(host));
    const products = await read(host, 'listProducts');
    expectPart(
      'product',
      products.find((one) => one.id === id),
      { curr_symbol: 'AR$' },
    );
    expectThat(
      products.every(({ curr_symbol }) => curr_symbol === 'AR$'),
      'a product has another currency symbol than the store',
    );
  }),
  stores(
    'messages of the assistant, by any seller',
    { dialog_messages },
    { dialog_messages },
    'storeUser',
  ),
  stores(
    'social networks, by any seller',
    { social_networks: networks },
    { social_networks: networks },
    'storeUser',
  ),
  stores(
    [
      'takeaway off',
      'Changes the fields sent and leaves the others: company data, social networks, dialogue messages, delivery and takeaway switches or setup flags.',
      'those not sent stay as they are',
    ],
    { delivery_enabled: true, takeaway_enabled: false },
    {
      delivery_enabled: true,
      takeaway_enabled: false,
    },
  ),
  proves(
    'saveStore',
    200,
    ['a setup task that is done gets its time', 'Flag `X` was last set at `XTS`.'],
    async (host) => {
      const body = { setup: { calendar: true } };
      await accepted(host, 'saveStore', await saving(body, 'storeUser')(host));
      const { setup } = await ownStore(host);
      expectPart('setup', setup, { calendar: true });
      const time = setup.calendarTS ?? '';
      // Times are the store's wall clock.
      expectThat(
        time > dayFromNow(-2) && time < dayFromNow(2),
        `calendarTS is ${setup.calendarTS}`,
      );
    },
  ),
  stores(
    [
      'a setup task keeps the time that it is sent with',
      "They are the **store's wall clock**, without a zone.",
    ],
    { setup: { faqs2: true, faqs2TS: '2025-05-14 10:32:00' } },
    { setup: { faqs2: true, faqs2TS: '2025-05-14 10:32:00' } },
  ),
  proves('saveStore', 200, 'every setup task is stored with its time', async (host) => {
    const names = Object.keys((await ownStore(host)).setup);
    const tasks = names.filter((name) => !name.endsWith('TS'));
    const setup = Object.fromEntries([
      ...tasks.map((name, index) => [name, index % 2 === 0]),
      ...names
        .filter((name) => name.endsWith('TS'))
        .map((name, index) => [name, `2025-01-02 03:04:${10 + index}`]),
    ]);
    await accepted(host, 'saveStore', await saving({ setup })(host));
    expectPart('setup', (await ownStore(host)).setup, setup);
    const others = Object.fromEntries(tasks.map((name, index) => [name, index % 2 === 1]));
    await accepted(host, 'saveStore', await saving({ setup: others })(host));
    expectPart('setup', (await ownStore(host)).setup, others);
  }),
  proves('saveStore', 200, 'a setup task that is reset keeps its time', async (host) => {
    const qrsTS = '2025-01-02 03:04:05';
    const set = await saving({ setup: { qrs: true, qrsTS } })(host);
    await accepted(host, 'saveStore', set);
    await accepted(host, 'saveStore', { ...set, body: { setup: { qrs: false } } });
    expectPart('setup', (await ownStore(host)).setup, { qrs: false, qrsTS });
  }),
  ...EXPIRING.map(([task, days]) =>
    proves(
      'saveStore',
      200,
      [`role other resets ${task} after ${days} days, not before`, `expires after ${days} days`],
      async (host) => {
        const setAt = async (age: number) => {
          const setup = { [task]: true, [`${task}TS`]: dayFromNow(-age) };
          const set = await saving({ setup })(host);
          await accepted(host, 'saveStore', set);
          return { ...set, as: 'storeUser', body: { setup: { [task]: false } } } as const;
        };
        await refused(host, 'saveStore', 403, await setAt(days - 2));
        await accepted(host, 'saveStore', await setAt(days + 2));
        expectPart('setup', (await ownStore(host)).setup, { [task]: false });
      },
    ),
  ),
  proves(
    'saveStore',
    200,
    "an admin's setup task that expired is reset by role other",
    async (host) => {
      const set = await saving({ setup: { pms: true, pmsTS: '2025-01-02 03:04:05' } })(host);
      await accepted(host, 'saveStore', set);
      const reset = { ...set, as: 'storeUser', body: { setup: { pms: false } } } as const;
      await accepted(host, 'saveStore', reset);
      expectPart('setup', (await ownStore(host)).setup, { pms: false });
    },
  ),
  proves(
    'saveStore',
    200,
    ['the theme shows the social networks', 'saved with `POST /store/{id}`'],
    async (host) => {
      await accepted(host, 'saveStore', await saving({ social_networks: networks })(host));
      const { social_networks } = await read(host, 'getTheme');
      expectPart('social networks of the theme', social_networks, networks);
    },
  ),
  rejects('saveStore', 403, "an admin's setup task reset by role other", async (host) => {
    const set = await saving({ setup: { pms: true } })(host);
    await accepted(host, 'saveStore', set);
    return { ...set, as: 'storeUser', body: { setup: { pms: false } } };
  }),
  rejects('saveStore', 400, 'nothing to change', saving({})),
  rejects('saveStore', 400, 'a field that a store may not change', async (host) => {
    const { id } = await ownStore(host);
    return { as: 'storeAdmin', params: { id }, body: { hashtag: '#otra' } };
  }),
  rejects(
    'saveStore',
    403,
    [
      'company data by role other',
      "A store that is not the caller's is 403; so are company data from a user of role other.",
    ],
    saving(company({}), 'storeUser'),
  ),
  rejects(
    'saveStore',
    403,
    [
      'a setup task of the admin by role other',
      'Setting store, crew, pms, faqs1, faqs2 or qrs, or their times, is for the store role admin, else 403; a user of role other may only reset one of them that is past its days.',
    ],
    saving({ setup: { pms: true } }, 'storeUser'),
  ),
  rejects(
    'saveStore',
    403,
    'the time of a setup task of the admin by role other',
    saving({ setup: { pmsTS: null } }, 'storeUser'),
  ),
  refuses(
    'saveStore',
    422,
    'company data without the tax identification',
    'Por favor ingrese identificacion fiscal',
    saving({ legal_name: 'Contrato' }),
  ),
  refuses(
    'saveStore',
    422,
    ['neither delivery nor takeaway', 'It and `takeaway_enabled` are never both false.'],
    'No es posible desactivar la entrega y el retiro a la vez',
    saving({ delivery_enabled: false, takeaway_enabled: false }),
  ),
  refuses(
    'saveStore',
    422,
    'the time of a setup task on a day that does not exist',
    'Por favor ingrese una fecha válida (DD/MM/AAAA HH:mm)',
    saving({ setup: { qrs: true, qrsTS: '2025-02-30 00:00:00' } }),
  ),
  refuses(
    'saveStore',
    422,
    'the time of a setup task in the future',
    'La fecha no puede estar en el futuro',
    saving({ setup: { qrs: true, qrsTS: '2099-01-01 00:00:00' } }),
  ),
];
