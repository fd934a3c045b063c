import type { SetupFlags } from '~/contract/types';
import { withoutHash } from '~/domain/store/hashtag';

import type { IntegrationRow, StoreRow, UserRow } from '../database/db';
import { newIntegrationRow, newStoreRow } from '../database/newStore';
import { reportUrl } from '../thirdparty/frames';
import { ACCOUNTS, FIRST_SMALL_STORE_ID, STORE_IDS, type DemoAccount } from './accounts';
import { daysAgo, daysBefore, minutesBefore } from './clock';
import { SMALL_STORES } from './names';
import type { Random } from './random';

/** Age of a store that registered today, in minutes: less shortly after midnight. */
const REGISTERED_MINUTES_AGO = 45;

/** Half-way through the wizard; `qrs` is past its 15 days, so that signing in resets it. */
function donpepeSetup(now: Date, none: SetupFlags): SetupFlags {
  return {
    ...none,
    store: true,
    storeTS: daysAgo(now, 3),
    crew: true,
    wsnumber: true,
    products: true,
    sales: true,
    qrs: true,
    qrsTS: daysAgo(now, 18),
    pms: true,
    pmsTS: daysAgo(now, 9),
    faqs1: true,
    faqs1TS: daysAgo(now, 9),
  };
}

function donpepe(now: Date, bare: boolean): StoreRow {
  const registered = newStoreRow(
    {
      id: STORE_IDS.donpepe,
      name: 'Almacén Don Pepe',
      hashtag: '#donpepe',
      creatoremail: ACCOUNTS.storeAdmin.email,
      prefered_language: 'es',
    },
    daysBefore(now, 412),
  );
  const company: StoreRow = {
    ...registered,
    email: 'hola@donpepe.test',
    tax_code: '30-71234567-8',
    phone: '+54 11 4555-0101',
    address: 'Av. Rivadavia 4321',
    city: 'Buenos Aires',
    postcode: 'C1205AAB',
    country: 'Argentina',
    state: 'CABA',
    legal_name: 'Don Pepe S.R.L.',
    identifiers: { exclusive_whatsapp: '+5491145550101' },
  };
  if (bare) return company;
  return {
    ...company,
    urls: {
      // A page of the mock's own answers the reports.
      report_slim: reportUrl('slim'),
      report_general: reportUrl('general'),
    },
    social_networks: {
      whatsapp: 'https://wa.me/5491145550101',
      yt: 'https://www.youtube.com/@almacendonpepe',
      facebook: 'https://www.facebook.com/almacendonpepe',
      instagram: 'https://www.instagram.com/almacendonpepe',
      maps: 'https://maps.tienda.test/almacen-don-pepe',
      flags: { whatsapp: true, yt: true, facebook: true, instagram: true, maps: true },
    },
    dialog_messages: {
      dialog_init: '¡Hola! Soy el asistente del Almacén Don Pepe. ¿Qué te llevamos hoy?',
      pre_order: 'Antes de confirmar, revisá las cantidades de tu pedido.',
      order_close: '¡Gracias por tu compra! Te avisamos cuando salga.',
    },
    setup: donpepeSetup(now, registered.setup),
  };
}

function feiralucia(now: Date): StoreRow {
  const registered = newStoreRow(
    {
      id: STORE_IDS.feiralucia,
      name: 'Feira da Lúcia',
      hashtag: '#feiralucia',
      creatoremail: ACCOUNTS.portugueseStoreAdmin.email,
      prefered_language: 'po',
    },
    daysBefore(now, 150),
  );
  return {
    ...registered,
    email: 'contato@feiralucia.test',
    tax_code: '12.345.678/0001-95',
    phone: '+55 21 3555-0199',
    address: 'Rua das Laranjeiras 210',
    city: 'Rio de Janeiro',
    postcode: '22240-003',
    country: 'Brasil',
    state: 'RJ',
    legal_name: 'Lúcia Carvalho Hortifrúti Ltda.',
    curr_symbol: 'R$',
    identifiers: { exclusive_whatsapp: '+552135550199' },
    social_networks: {
      ...registered.social_networks,
      whatsapp: 'https://wa.me/552135550199',
      instagram: 'https://www.instagram.com/feiradalucia',
      flags: { ...registered.social_networks.flags, whatsapp: true, instagram: true },
    },
    dialog_messages: {
      dialog_init: 'Oi! Sou o assistente da Feira da Lúcia. O que vai hoje?',
      pre_order: 'Antes de confirmar, confira as quantidades.',
      order_close: 'Obrigada pela compra!',
    },
    setup: {
      ...registered.setup,
      store: true,
      storeTS: daysAgo(now, 2),
      crew: true,
      wsnumber: true,
      products: true,
      bot: true,
    },
  };
}

/** A moment earlier today, at any hour. */
function earlierToday(now: Date): Date {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const earlier = minutesBefore(now, REGISTERED_MINUTES_AGO);
  return earlier < midnight ? midnight : earlier;
}

function smallStores(random: Random, now: Date): StoreRow[] {
  return SMALL_STORES.map((words, index) => {
    const name = withoutHash(words.hashtag);
    const complete = random.chance(0.7);
    return {
      ...newStoreRow(
        {
          id: FIRST_SMALL_STORE_ID + index,
          name: words.name,
          hashtag: words.hashtag,
          creatoremail: `admin@${name}.test`,
          prefered_language: words.language,
        },
        daysBefore(now, random.int(6, 700)),
      ),
      enabled: random.chance(0.85),
      email: complete ? `hola@${name}.test` : null,
      tax_code: complete ? `30-${random.int(50_000_000, 79_999_999)}-${random.int(0, 9)}` : null,
      phone: complete
        ? `+${random.int(1, 59)} ${random.int(2000, 6999)}-${random.int(1000, 9999)}`
        : null,
      address: complete ? `Calle ${random.int(1, 90)} n.º ${random.int(100, 2900)}` : null,
      city: words.city,
      postcode: complete ? String(random.int(1000, 9999)) : null,
      country: words.country,
      legal_name: complete ? `${words.name} S.A.` : null,
      curr_symbol: words.currency,
      identifiers: {
        exclusive_whatsapp: random.chance(0.3) ? `+549115${random.int(100_000, 999_999)}` : null,
      },
    };
  });
}

/**
 * The stores, in the order of their ids.
 * @param bare #donpepe without report links, social links, assistant texts and setup flags (scenario `empty`)
 */
export function storeRows(random: Random, now: Date, bare: boolean): StoreRow[] {
  const named: StoreRow[] = [
    donpepe(now, bare),
    feiralucia(now),
    {
      ...newStoreRow(
        {
          id: STORE_IDS.cornerbooks,
          name: 'Corner Books',
          hashtag: '#cornerbooks',
          creatoremail: ACCOUNTS.newStoreAdmin.email,
          prefered_language: 'en',
        },
        earlierToday(now),
      ),
      curr_symbol: 'US$',
    },
    {
      ...newStoreRow(
        {
          id: STORE_IDS.inactiva,
          name: 'Tienda Inactiva',
          hashtag: '#inactiva',
          creatoremail: ACCOUNTS.disabledUser.email,
          prefered_language: 'es',
        },
        daysBefore(now, 96),
      ),
      enabled: false,
      email: 'hola@inactiva.test',
      tax_code: '27-22333444-5',
      city: 'Rosario',
      country: 'Argentina',
    },
  ];
  return [...named, ...smallStores(random, now)];
}

/** The rows of the accounts. */
export function userRows(stores: readonly StoreRow[]): UserRow[] {
  const accounts: DemoAccount[] = Object.values(ACCOUNTS);
  return accounts.map((account) => ({
    id: account.id,
    email: account.email,
    name: account.name,
    password: account.password,
    enabled: account.enabled,
    is_admin: account.isAdmin,
    store_id: stores.find(({ hashtag }) => hashtag === account.store)?.id ?? null,
    store_role: account.storeRole,
  }));
}

/** Integration settings: only #donpepe is connected (unless `bare`). */
export function integrationRows(stores: readonly StoreRow[], bare: boolean): IntegrationRow[] {
  return stores.map(({ id }) =>
    id === STORE_IDS.donpepe && !bare
      ? {
          id,
          settings: {
            woo_base_url: 'https://tienda.donpepe.test',
            woo_api_key: 'ck_ejemplo',
            woo_secret: 'cs_ejemplo',
            woo_auto_products: true,
            woo_auto_orders: true,
          },
        }
      : newIntegrationRow(id),
  );
}
