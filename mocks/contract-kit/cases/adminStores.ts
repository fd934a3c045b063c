import {
  accepted,
  expectPart,
  expectThat,
  proves,
  refuses,
  succeeds,
  type Case,
  type Rule,
} from '../contractCase';
import type { Host } from '../run/host';
import {
  csv,
  firstOf,
  newStore,
  ownStore,
  platform,
  platformStore,
  read,
  withStore,
} from './setup';
import { byId, expectAscending } from './sorting';

const storeOf = async (host: Host, id: number) =>
  firstOf(
    (await read(host, 'listStores', platform)).filter((store) => store.id === id),
    'entry in the list of stores',
  );

const networks = {
  whatsapp: 'https://wa.me/5491100000001',
  yt: 'https://www.youtube.com/contrato',
  facebook: 'https://www.facebook.com/contrato',
  instagram: 'https://www.instagram.com/contrato',
  maps: 'https://maps.example/contrato',
  flags: { whatsapp: true, yt: false, facebook: false, instagram: false, maps: false },
};

/** A change of a store that is read again in the list. */
const changes = (
  operationId: 'updateAdminStore' | 'setStoreUserData',
  rule: Rule,
  body: object,
): Case =>
  proves(operationId, 200, rule, async (host) => {
    const { id, request } = await newStore(host);
    await accepted(host, operationId, { ...request, body });
    expectPart('store', await storeOf(host, id), body);
  });

export const cases: readonly Case[] = [
  succeeds('listStores', () => platform, 'by ascending id', expectAscending),
  proves(
    'listStores',
    200,
    ['every store once, enabled or not', 'Every store of the platform, enabled or not.'],
    async (host) => {
      const own = await ownStore(host);
      const { id, request } = await newStore(host);
      await read(host, 'disableStore', request);
      const list = await accepted(host, 'listStores', platform);
      expectPart(
        'own store and the newest one',
        list.filter((store) => store.id === own.id || store.id === id),
        [
          { id: own.id, enabled: true },
          { id, enabled: false },
        ].toSorted(byId),
      );
    },
  ),
  succeeds('enableStore', withStore(), 'one that is enabled stays so', (store) =>
    expectPart('store', store, { enabled: true }),
  ),
  succeeds('disableStore', async (host) => (await newStore(host)).request),
  proves(
    'disableStore',
    200,
    [
      'its users are refused',
      'Closes the store to its users and its shoppers.',
      'Disables all users of the store.',
      'switched by enable and disable',
    ],
    async (host) => {
      const { id, admin, request } = await newStore(host);
      const before = await host.call('listProducts', { as: admin });
      expectThat(before.status === 200, `listProducts answered ${before.status} before`);
      await accepted(host, 'disableStore', request);
      const after = await host.call('listProducts', { as: admin });
      expectThat(after.status === 403, `listProducts answered ${after.status} instead of 403`);
      expectPart('store', await storeOf(host, id), { enabled: false });
      expectPart('session', await read(host, 'login', { body: admin }), { enabled: false });
    },
  ),
  proves(
    'enableStore',
    200,
    [
      'its users are let in again',
      "Lets the store's users sign in and opens its public pages.",
      'Enables all users of the store.',
      'Enabling or disabling a store does the same to all its users.',
    ],
    async (host) => {
      const { id, admin, request } = await newStore(host);
      await host.token(admin);
      await read(host, 'disableStore', request);
      await accepted(host, 'enableStore', request);
      const after = await host.call('listProducts', { as: admin });
      expectThat(after.status === 200, `listProducts answered ${after.status} instead of 200`);
      expectPart('store', await storeOf(host, id), { enabled: true });
    },
  ),

  succeeds(
    'updateAdminStore',
    withStore(({ urls }) => ({ urls })),
  ),
  changes(
    'updateAdminStore',
    [
      'the urls of the reports',
      'Either the identifiers (exclusive WhatsApp number) or the urls (report links) of a store.',
    ],
    {
      urls: { report_slim: 'https://informes.test/nuevo', report_general: null },
    },
  ),
  changes('updateAdminStore', 'the url of the general report', {
    urls: { report_slim: null, report_general: 'https://informes.test/general' },
  }),
  changes('updateAdminStore', 'the identifiers', {
    identifiers: { exclusive_whatsapp: '+5491100000001' },
  }),
  refuses(
    'updateAdminStore',
    422,
    'a WhatsApp number that is none',
    'Por favor ingrese un número de WhatsApp válido, con el código del país (por ejemplo +5491145550101)',
    withStore(() => ({ identifiers: { exclusive_whatsapp: 'javascript:alert(1)' } })),
  ),
  refuses(
    'updateAdminStore',
    409,
    'a WhatsApp number of another store',
    'Ese número de WhatsApp ya es de otra tienda',
    async (host) => {
      const own = await platformStore(host);
      const params = { id: own.id };
      const number = '+5491100000002';
      const numbered = (exclusive_whatsapp: string | null) => ({
        ...platform,
        params,
        body: { identifiers: { exclusive_whatsapp } },
      });
      await read(host, 'updateAdminStore', numbered(number));
      host.afterwards(() =>
        host.call('updateAdminStore', numbered(own.identifiers.exclusive_whatsapp)),
      );
      const others = (await read(host, 'listStores', platform)).filter(({ id }) => id !== own.id);
      const { id } = firstOf(others, 'other store');
      // The same number in another spelling.
      const body = { identifiers: { exclusive_whatsapp: '+54 911 0000-0002' } };
      return { ...platform, params: { id }, body };
    },
  ),

  succeeds(
    'setStoreUserData',
    withStore(({ social_networks }) => ({ social_networks })),
  ),
  changes('setStoreUserData', ['the social networks', 'Saves the social networks of a store.'], {
    social_networks: networks,
  }),

  succeeds('listStoreFaqs', withStore()),
  succeeds(
    'uploadStoreFaq',
    withStore(() => ({ texts: ['¿Contrato? Sí'] })),
    'the FAQs are kept as they are sent',
    (faqs) =>
      expectThat(
        faqs.some(({ text }) => text === '¿Contrato? Sí'),
        'the FAQ that was sent is not among them',
      ),
  ),
  proves(
    'uploadStoreFaq',
    200,
    [
      'texts are trimmed and added at the end',
      'Texts that the AI service holds for the store.',
      'One text per FAQ: question, space, answer.',
      'Answers every FAQ of the store.',
    ],
    async (host) => {
      const { request } = await newStore(host);
      const texts = ['¿Hacen envíos? Sí', ' ¿Aceptan tarjeta? Sí. '];
      const expected = texts.map((text) => ({ text: text.trim() }));
      const answer = await accepted(host, 'uploadStoreFaq', { ...request, body: { texts } });
      expectPart('answer', answer, expected);
      expectPart('FAQs', await read(host, 'listStoreFaqs', request), expected);
    },
  ),
  ...['SinRespuesta', '¿Abren? Sí\n¿Envían? No'].map((text) =>
    refuses(
      'uploadStoreFaq',
      422,
      text.includes('\n') ? 'two FAQs in one text' : 'no answer',
      'Cada línea debe tener una FAQ: la pregunta, un espacio y la respuesta',
      withStore(() => ({ texts: [text] })),
    ),
  ),

  succeeds('importStoreProducts', async (host) => ({
    ...platform,
    params: { id: (await platformStore(host)).id },
    file: csv(`name,kind\n${host.newName()},Contrato\n`),
  })),
  proves(
    'importStoreProducts',
    200,
    ['the job is in the list', 'Answers the job that works through it.'],
    async (host) => {
      const { id: store_id, request } = await newStore(host);
      const file = csv(`name,kind\n${host.newName()},Contrato\n`);
      const { id } = await accepted(host, 'importStoreProducts', { ...request, file });
      const jobs = await read(host, 'listAdminDataImports', platform);
      expectPart(
        'job in the list',
        jobs.find((job) => job.id === id),
        { store_id, kind: 'products' },
      );
    },
  ),
  refuses('importStoreProducts', 422, 'an empty file', 'El archivo está vacío', async (host) => ({
    ...(await newStore(host)).request,
    file: csv(''),
  })),
  refuses(
    'importStoreProducts',
    422,
    [
      'another type of file',
      'More than 5 MB is 413; an empty file, or one that is neither CSV nor spreadsheet, is 422.',
    ],
    'El archivo debe ser CSV (UTF-8, separado por comas) o una planilla XLS o XLSX',
    async (host) => ({
      ...(await newStore(host)).request,
      file: { name: 'foto.png', content: 'x' },
    }),
  ),
  refuses(
    'importStoreProducts',
    422,
    [
      'without the titles of the model',
      'One file, as a form: UTF-8 CSV with commas, or a spreadsheet with the Products sheet first, titles on row 1 from column A.',
    ],
    'Falta la columna name',
    async (host) => ({ ...(await newStore(host)).request, file: csv('codigo\n1\n') }),
  ),
];
