import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type {
  PaymentMethod,
  PaymentMethodInput,
  Store,
  Theme,
  ThemeUpdate,
} from '~/contract/types';
import { ConflictError } from '~/domain/conflicts';
import { mergeChanges } from '~/domain/mergeChanges';
import { editedPromoDays, promoCalendar, withPromoDays } from '~/domain/store/promoCalendar';
import { withNewRefcode, withRefcodeActive } from '~/domain/store/refcodes';
import { socialDraft, toSocialNetworks } from '~/domain/store/socialNetworks';
import { faqAnswers, withFaqAnswers } from '~/domain/store/standardFaqs';
import { setConfig } from '~/lib/config';
import { clearStaffSession, saveStaffSession, staffSession } from '~/session/staff';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import { addFault, type FaultName } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import {
  storesQuery,
  useSaveStoreIdentifiers,
  useSaveStoreSocial,
  useSaveStoreUrls,
} from '../adminStores';
import { useSaveStandardFaqs } from '../faqs';
import { useSaveIntegrationSettings } from '../integrationSettings';
import { paymentMethodsQuery, useSavePaymentMethods } from '../paymentMethods';
import { useSavePromos } from '../promos';
import { useSaveRefcodes } from '../refcodes';
import { saveStore, useSaveStore } from '../store';
import { useSaveTheme } from '../theme';
import { api, unwrap } from '../transport/client';
import type { SaveMutation } from './useSave';

const asSent = <T,>(data: T) => data;

const backend = useMockBackend();

async function signIn(body: { email: string; password: string }) {
  clearStaffSession();
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), asSent));
}

beforeEach(async () => {
  setConfig(shippedConfig());
  await signIn({ email: 'admin@donpepe.test', password: 'Pepe1234' });
});

/** A save in a tab of its own, with a cache of its own. */
function report<Variables, Answer>(
  useHook: () => SaveMutation<Variables, Answer>,
  change: Variables,
) {
  const { result } = renderInTab(useHook);
  return act(() => result.current.mutateAsync(change));
}

/** The answer to a save in a tab of its own. */
const save = async <Variables, Answer>(
  useHook: () => SaveMutation<Variables, Answer>,
  change: Variables,
) => (await report(useHook, change)).answer;

function added(list: readonly PaymentMethod[], name: string): PaymentMethodInput[] {
  const method = { enabled_delivery: true, enabled_pickup: true, method_info: null, config: {} };
  return [...list, { ...method, name }];
}

function currentStore(): Store {
  const store = staffSession()?.store;
  if (!store) throw new Error('No store in the session');
  return store;
}

const writeAnswer = (type: 'delivery' | 'store_location', text: string) =>
  save(useSaveStandardFaqs, (list) => {
    const newest = faqAnswers(list);
    return withFaqAnswers(list, { ...newest, [type]: text }, newest);
  });
const withInfo = (list: readonly PaymentMethod[], method_info: string) =>
  list.map((method) => (method.name === 'Efectivo' ? { ...method, method_info } : method));
const byId = (list: readonly PaymentMethod[]) =>
  Object.fromEntries(list.map((method) => [method.id, method]));

const writePromo = (day: 1 | 2, promo_msg: string) =>
  save(useSavePromos, (list) => {
    const newest = promoCalendar(list);
    const mine = { ...newest, [day]: { ...newest[day], promo_msg } };
    return withPromoDays(list, mine, editedPromoDays(mine, newest));
  });

function themeUpdate(theme: Theme): ThemeUpdate {
  const { header_logo, widget_logo, title, subtitle, color_set, media } = theme;
  return { header_logo, widget_logo, title, subtitle, color_set, media };
}

describe('what is saved whole keeps the changes of two tabs', () => {
  it('payment methods', async () => {
    await save(useSavePaymentMethods, (list) => added(list, 'Cheque'));
    const saved = await save(useSavePaymentMethods, (list) => added(list, 'Dólares'));
    expect(saved.map(({ name }) => name)).toEqual([
      'Mercadopago',
      'Efectivo',
      'Transferencia',
      'Cheque',
      'Dólares',
    ]);
  });

  it('payment methods saved in the same moment', async () => {
    const one = renderInTab(useSavePaymentMethods);
    const other = renderInTab(useSavePaymentMethods, one.queryClient);
    const [, { answer: saved }] = await act(() =>
      Promise.all([
        one.result.current.mutateAsync((list) => added(list, 'Cheque')),
        other.result.current.mutateAsync((list) => added(list, 'Dólares')),
      ]),
    );
    expect(saved.map(({ name }) => name)).toEqual(expect.arrayContaining(['Cheque', 'Dólares']));
  });

  it('codes', async () => {
    const draft = {
      description: 'Vidriera',
      client_msg_preamble: 'Hola',
      use_confirm_finisher: 'Listo',
      destination: 'Web',
      type: 'Simple',
    } as const;
    const [first] = await save(useSaveRefcodes, (list) => withNewRefcode(list, draft));
    const code = first?.code ?? '';
    const saved = await save(useSaveRefcodes, (list) => withRefcodeActive(list, code, false));
    expect(saved.find((one) => one.code === code)?.active).toBe(false);
    expect(saved.map(({ description }) => description)).toContain('Vidriera');
  });

  it('promos', async () => {
    await writePromo(1, 'Lunes nuevo');
    const saved = promoCalendar(await writePromo(2, 'Martes nuevo'));
    expect(saved[1].promo_msg).toBe('Lunes nuevo');
    expect(saved[2].promo_msg).toBe('Martes nuevo');
  });

  it('answers', async () => {
    await writeAnswer('delivery', 'Sí, siempre');
    const saved = faqAnswers(await writeAnswer('store_location', 'En la esquina'));
    expect(saved.delivery).toBe('Sí, siempre');
    expect(saved.store_location).toBe('En la esquina');
  });

  it('the theme', async () => {
    await save(useSaveTheme, (theme) => ({ ...themeUpdate(theme), title: 'Uno' }));
    const saved = await save(useSaveTheme, (theme) => ({ ...themeUpdate(theme), subtitle: 'Dos' }));
    expect(saved).toMatchObject({ title: 'Uno', subtitle: 'Dos' });
  });

  it('integration settings', async () => {
    await save(useSaveIntegrationSettings, (now) => ({ ...now, woo_api_key: 'ck_nueva' }));
    const saved = await save(useSaveIntegrationSettings, (now) => ({
      ...now,
      woo_auto_orders: !now.woo_auto_orders,
    }));
    expect(saved.woo_api_key).toBe('ck_nueva');
  });

  it('dialog messages and social networks, which one call replaces', async () => {
    const store = currentStore();
    await save(useSaveStore, {
      store,
      buildBody: ({ social_networks }) => ({
        social_networks: { ...social_networks, facebook: 'https://facebook.com/donpepe' },
      }),
    });
    const saved = await save(useSaveStore, {
      // The other tab still shows the record from before.
      store,
      buildBody: ({ social_networks, dialog_messages }) => ({
        social_networks,
        dialog_messages: { ...dialog_messages, pre_order: 'Revise su pedido' },
      }),
    });
    expect(saved.social_networks.facebook).toBe('https://facebook.com/donpepe');
    expect(currentStore().dialog_messages.pre_order).toBe('Revise su pedido');
  });

  it('store saves in the same moment: an older answer does not replace the newer record', async () => {
    const store = currentStore();
    const { result } = renderInTab(useSaveStore);
    const { mutateAsync } = result.current;
    await act(() =>
      Promise.all([
        mutateAsync({ store, buildBody: () => ({ setup: { faqs1: true } }) }),
        saveStore(store, () => ({ delivery_enabled: false })),
      ]),
    );
    expect(currentStore()).toMatchObject({ delivery_enabled: false, setup: { faqs1: true } });
  });
});

/** Loses the next answer of an operation that is carried out. */
const lose = (operationId: FaultName) =>
  addFault(backend.db, { operationId, status: 'lost', message: null, delayMs: 0, times: 1 });

it('a whole save whose state cannot be read first was not sent, and says so', async () => {
  addFault(backend.db, {
    operationId: 'getTheme',
    status: 'network',
    message: null,
    delayMs: 0,
    times: 1,
  });
  const saving = save(useSaveTheme, (theme) => ({ ...themeUpdate(theme), title: 'Uno' }));
  await expect(saving).rejects.toMatchObject({ outcome: 'notSent', message: 'No se guardó.' });
});

describe('a whole save whose answer is lost', () => {
  it('counts as saved when the object is as it was sent', async () => {
    lose('saveTheme');
    const saved = await report(useSaveTheme, (theme) => ({ ...themeUpdate(theme), title: 'Uno' }));
    expect(saved).toMatchObject({ answer: { title: 'Uno' }, isRecovered: true });
  });

  it('counts as saved when the list has the changed entry', async () => {
    lose('savePaymentMethods');
    const saved = await report(useSavePaymentMethods, (list) => withInfo(list, 'En la puerta'));
    expect(saved.isRecovered).toBe(true);
  });

  it('counts as saved when the list no longer has the removed entry', async () => {
    lose('savePaymentMethods');
    const saved = await report(useSavePaymentMethods, (list) => list.slice(1));
    expect(saved.answer.map(({ name }) => name)).toEqual(['Efectivo', 'Transferencia']);
    expect(saved.isRecovered).toBe(true);
  });
});

describe('the administrator and a store that changes meanwhile', () => {
  const id = 1;
  const now = () => backend.db.stores.get(id);

  beforeEach(() => signIn({ email: 'root@plataforma.test', password: 'Root1234' }));

  it('keeps both report links', async () => {
    await save(useSaveStoreUrls, {
      id,
      buildBody: (urls) => ({ ...urls, report_slim: 'https://a.test' }),
    });
    const saved = await save(useSaveStoreUrls, {
      id,
      buildBody: (urls) => ({ ...urls, report_general: 'https://b.test' }),
    });
    expect(saved.urls).toEqual({ report_slim: 'https://a.test', report_general: 'https://b.test' });
  });

  it('keeps the social network that the store saved', async () => {
    const tab = newTab();
    const { rows } = await tab.ensureQueryData(storesQuery());
    const shown = rows.find((store) => store.id === id);
    if (!shown) throw new Error('No store');
    const base = socialDraft(shown.social_networks);
    const mine = { ...base, facebook: { url: 'https://facebook.com/donpepe', shown: true } };
    await save(useSaveStoreSocial, {
      id,
      buildBody: (social) => ({ ...social, instagram: 'https://instagram.com/otra' }),
    });

    const { result } = renderInTab(useSaveStoreSocial, tab);
    await act(() =>
      result.current.mutateAsync({
        id,
        buildBody: (newest) => toSocialNetworks(mergeChanges({ base, mine }, socialDraft(newest))),
      }),
    );
    expect(now()?.social_networks).toMatchObject({
      facebook: 'https://facebook.com/donpepe',
      instagram: 'https://instagram.com/otra',
    });
    const listed = tab.getQueryData(storesQuery().queryKey)?.rows.find((store) => store.id === id);
    expect(listed?.social_networks).toEqual(now()?.social_networks);
  });

  it('is asked about a field that both changed: nothing is sent', async () => {
    await save(useSaveStoreIdentifiers, {
      id,
      buildBody: () => ({ exclusive_whatsapp: '+5491145550199' }),
    });
    const baseAndMine = {
      base: { exclusive_whatsapp: '+5491145550101' },
      mine: { exclusive_whatsapp: null },
    };
    const { result } = renderInTab(useSaveStoreIdentifiers);
    await act(() =>
      expect(
        result.current.mutateAsync({
          id,
          buildBody: (newest) => mergeChanges(baseAndMine, newest),
        }),
      ).rejects.toThrow(ConflictError),
    );
    expect(now()?.identifiers.exclusive_whatsapp).toBe('+5491145550199');
  });
});

describe('what others changed meanwhile', () => {
  it('is named, when it was saved since the screen loaded', async () => {
    const tab = newTab();
    await tab.ensureQueryData(paymentMethodsQuery());
    await save(useSavePaymentMethods, (list) => withInfo(list, 'Lo de ella'));
    const { result } = renderInTab(useSavePaymentMethods, tab);
    const saved = await act(() => result.current.mutateAsync((list) => added(list, 'Cheque')));
    expect(saved.others).toEqual(['Efectivo']);
  });

  it('is named, when it was saved between the read and the save', async () => {
    const tab = newTab();
    await tab.ensureQueryData(paymentMethodsQuery());
    const { result } = renderInTab(useSavePaymentMethods, tab);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      const isSave = input instanceof Request && input.method === 'POST';
      if (!isSave) return response;
      const body = (await response.json()) as { data: PaymentMethod[] };
      return Response.json({ data: withInfo(body.data, 'Lo de ella') });
    });
    const saved = await act(() => result.current.mutateAsync((list) => added(list, 'Cheque')));
    expect(saved.others).toEqual(['Efectivo']);
  });

  it('is not what this screen sent itself and got no answer for', async () => {
    const tab = newTab();
    await tab.ensureQueryData(paymentMethodsQuery());
    const { result } = renderInTab(useSavePaymentMethods, tab);
    lose('savePaymentMethods');
    await act(() => result.current.mutateAsync((list) => withInfo(list, 'Lo mío')));
    const saved = await act(() => result.current.mutateAsync((list) => added(list, 'Cheque')));
    expect(saved.others).toEqual([]);
  });

  it('is named for the parts of the store that a save does not send', async () => {
    const store = currentStore();
    backend.db.stores.update(store.id, { delivery_enabled: !store.delivery_enabled });
    const saved = await report(useSaveStore, {
      store,
      buildBody: ({ social_networks }) => ({ social_networks }),
    });
    expect(saved.others).toEqual(['Entrega y retiro']);
    expect(currentStore().delivery_enabled).toBe(!store.delivery_enabled);
  });
});

describe('an entry changed locally and on the server', () => {
  it('is reported, nothing is sent, and the screen shows the newest state', async () => {
    const tab = newTab();
    const base = await tab.ensureQueryData(paymentMethodsQuery());
    await save(useSavePaymentMethods, (list) => withInfo(list, 'Lo de ella'));

    const { result } = renderInTab(useSavePaymentMethods, tab);
    const baseAndMine = { base: byId(base), mine: byId(withInfo(base, 'Lo mío')) };
    const change = (newest: readonly PaymentMethod[]) =>
      Object.values(mergeChanges(baseAndMine, byId(newest)));
    await act(() => expect(result.current.mutateAsync(change)).rejects.toThrow(ConflictError));

    const shown = tab.getQueryData(paymentMethodsQuery().queryKey);
    expect(shown?.find(({ name }) => name === 'Efectivo')?.method_info).toBe('Lo de ella');
    const stored = await unwrap(api().GET('/store/payment_methods/'), asSent);
    expect(stored).toEqual(shown);
  });
});
