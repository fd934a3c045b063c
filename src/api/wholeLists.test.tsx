import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import type {
  PaymentMethod,
  PaymentMethodInput,
  Store,
  Theme,
  ThemeUpdate,
} from '~/contract/types';
import { ConflictError, mergeChanges } from '~/domain/mergeChanges';
import { editedPromoDays, promoCalendar, withPromoDays } from '~/domain/store/promoCalendar';
import { withNewRefcode, withRefcodeActive } from '~/domain/store/refcodes';
import { faqAnswers, withFaqAnswers } from '~/domain/store/standardFaqs';
import { setConfig } from '~/lib/config';
import { clearStaffSession, saveStaffSession, staffSession } from '~/session/staff';

import { useMockBackend } from '../../mocks/node';
import { api, unwrap } from './client';
import { useSaveStandardFaqs } from './faqs';
import { useSaveIntegrationSettings } from './integrationSettings';
import type { SaveMutation } from './mutation';
import { paymentMethodsQuery, useSavePaymentMethods } from './paymentMethods';
import { useSavePromos } from './promos';
import { useSaveRefcodes } from './refcodes';
import { saveStore, useSaveStore } from './store';
import { shippedConfig } from './testConfig';
import { newTab, renderInTab } from './testHooks';
import { useSaveTheme } from './theme';

const asSent = <T,>(data: T) => data;

useMockBackend();

beforeEach(async () => {
  setConfig(shippedConfig());
  clearStaffSession();
  const body = { email: 'admin@donpepe.test', password: 'Pepe1234' };
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), asSent));
});

/** A save in a tab of its own, with a cache of its own. */
function save<Variables, Answer>(
  useHook: () => SaveMutation<Variables, Answer>,
  change: Variables,
) {
  const { result } = renderInTab(useHook);
  return act(() => result.current.mutateAsync(change));
}

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
    const [, saved] = await act(() =>
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
      change: ({ social_networks }) => ({
        social_networks: { ...social_networks, facebook: 'https://facebook.com/donpepe' },
      }),
    });
    const saved = await save(useSaveStore, {
      // The other tab still shows the record from before.
      store,
      change: ({ social_networks, dialog_messages }) => ({
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
        mutateAsync({ store, change: () => ({ setup: { faqs1: true } }) }),
        saveStore(store, () => ({ delivery_enabled: false })),
      ]),
    );
    expect(currentStore()).toMatchObject({ delivery_enabled: false, setup: { faqs1: true } });
  });
});

describe('an entry changed on both sides', () => {
  it('is reported, nothing is sent, and the screen shows the newest state', async () => {
    const tab = newTab();
    const base = await tab.ensureQueryData(paymentMethodsQuery());
    await save(useSavePaymentMethods, (list) => withInfo(list, 'Lo de ella'));

    const { result } = renderInTab(useSavePaymentMethods, tab);
    const sides = { base: byId(base), mine: byId(withInfo(base, 'Lo mío')) };
    const change = (newest: readonly PaymentMethod[]) =>
      Object.values(mergeChanges(sides, byId(newest)));
    await act(() => expect(result.current.mutateAsync(change)).rejects.toThrow(ConflictError));

    const shown = tab.getQueryData(paymentMethodsQuery().queryKey);
    expect(shown?.find(({ name }) => name === 'Efectivo')?.method_info).toBe('Lo de ella');
    const stored = await unwrap(api().GET('/store/payment_methods/'), asSent);
    expect(stored).toEqual(shown);
  });
});
