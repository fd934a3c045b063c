/**
 * Saves from a screen that another person's save has made stale: nothing of theirs is overwritten unasked. Daily the company's
 * data, the product and the order meet every change of the other person, and each other form one of its own in turn; nightly
 * all.
 */
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { messages } from '~/domain/messages';
import { waysToTry } from '~/testSupport/faults';
import { openArea, typeInto } from '~/testSupport/formPage';
import { leaveForm, toasts } from '~/testSupport/openForm';
import { changeRow, otherPerson, type Other } from '~/testSupport/otherPerson';
import { press, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';
import { formCases, type Typed } from '../../../mocks/testSupport/formCases';

const { db } = useMockBackend();

const { store, inOtherTab, order, theme, settings, product } = otherPerson(db);

const INSTAGRAM = { instagram: 'https://www.instagram.com/otra' };
const REPORTS = { report_general: 'https://informes.test/de-ella' };
const START_REPORT = { report_slim: 'https://informes.test/de-ella' };
const FACEBOOK = { facebook: 'https://www.facebook.com/otra' };

/**
 * The form of `formCases`, what happens to the other person's save, what that is, and other texts to type than the case's.
 * "keeps": both are stored. "asks": the other one's is stored until the person has decided.
 * "refuses": both together break a rule.
 */
type Line = readonly [
  form: string,
  happens: 'keeps' | 'asks' | 'refuses',
  what: string,
  other: () => Other,
  types?: Typed,
];

const lines: readonly Line[] = [
  ['company data', 'keeps', 'other part', () => store({ delivery_enabled: false })],
  ['company data', 'keeps', 'other field, other tab', () => inOtherTab({ city: 'Salta' })],
  ['company data', 'asks', 'same field, other tab', () => inOtherTab({ tax_code: '30-1' })],
  ['social networks', 'keeps', 'other part', () => store({ city: 'Salta' })],
  ['social networks', 'keeps', 'other tab', () => inOtherTab({ social_networks: FACEBOOK })],
  [
    'social networks',
    'asks',
    'same one, other tab',
    () => inOtherTab({ social_networks: INSTAGRAM }),
  ],
  ['delivery', 'keeps', 'other part', () => store({ city: 'Salta' })],
  ['delivery', 'refuses', 'other switch, other tab', () => inOtherTab({ takeaway_enabled: false })],
  ['dialog messages', 'keeps', 'other part', () => store({ city: 'Salta' })],
  [
    'dialog messages',
    'keeps',
    'other text, other tab',
    () => inOtherTab({ dialog_messages: { pre_order: 'Lo de ella' } }),
  ],
  [
    'dialog messages',
    'asks',
    'same text, other tab',
    () => inOtherTab({ dialog_messages: { dialog_init: 'Lo de ella' } }),
  ],
  ['integrations', 'keeps', 'other field', () => settings({ woo_api_key: 'x' })],
  ['integrations', 'asks', 'same field', () => settings({ woo_base_url: 'https://otra.test' })],
  ['theme, home', 'keeps', 'other field', () => theme({ subtitle: 'De ella' })],
  ['theme, home', 'asks', 'same field', () => theme({ title: 'De ella' })],
  ['theme, widget', 'keeps', 'other field', () => theme({ title: 'De ella' })],
  [
    'theme, widget',
    'asks',
    'same field',
    () => theme({ color_set: { button_titlebar_text: 'De ella' } }),
  ],
  [
    'payment methods',
    'keeps',
    'other method',
    () =>
      changeRow(db.paymentMethods, { method_info: 'De ella' }, ({ name }) => name === 'Efectivo'),
  ],
  [
    'payment methods',
    'asks',
    'same method',
    () =>
      changeRow(
        db.paymentMethods,
        { method_info: 'De ella' },
        ({ name }) => name === 'Mercadopago',
      ),
  ],
  [
    'promo calendar',
    'keeps',
    'other day',
    () => changeRow(db.promos, { promo_msg: 'De ella' }, ({ day_of_week }) => day_of_week > 0),
  ],
  [
    'promo calendar',
    'asks',
    'same day',
    () => changeRow(db.promos, { promo_msg: 'De ella' }, ({ day_of_week }) => day_of_week === 0),
  ],
  [
    'FAQs',
    'keeps',
    'other answer',
    () =>
      changeRow(
        db.standardFaqs,
        { response: 'De ella' },
        ({ faq_type }) => faq_type !== 'delivery',
      ),
  ],
  [
    'FAQs',
    'asks',
    'same answer',
    () =>
      changeRow(
        db.standardFaqs,
        { response: 'De ella' },
        ({ faq_type }) => faq_type === 'delivery',
      ),
  ],
  [
    'marketing code',
    'keeps',
    'changed code',
    () => changeRow(db.refcodes, { client_msg_preamble: 'De ella' }),
  ],
  ['product', 'keeps', 'price', () => product({ price_per_unit: 9999 })],
  ['product', 'keeps', 'image', () => product({ image_url: 'https://otra.test/foto.png' })],
  ['product', 'asks', 'tags', () => product({ tags: ['de ella'] })],
  [
    'product',
    'keeps',
    'tags, when the price is typed',
    () => product({ tags: ['de ella'] }),
    { 'Nuevo precio': '4321' },
  ],
  [
    'product',
    'asks',
    'price, when the price is typed',
    () => product({ price_per_unit: 9999 }),
    { 'Nuevo precio': '4321' },
  ],
  [
    'administrator, WhatsApp',
    'asks',
    'number',
    () => store({ identifiers: { exclusive_whatsapp: '+5491145550111' } }),
  ],
  ['administrator, reports', 'keeps', 'other link', () => store({ urls: START_REPORT })],
  ['administrator, reports', 'asks', 'same link', () => store({ urls: REPORTS })],
  [
    'administrator, social networks',
    'keeps',
    'other network',
    () => store({ social_networks: INSTAGRAM }),
  ],
  [
    'administrator, social networks',
    'asks',
    'same network',
    () => store({ social_networks: FACEBOOK }),
  ],
  ['order', 'keeps', 'shipping cost', () => order({ shipping_cost: 777 }, DEMO_ORDERS.cash)],
  ['order', 'asks', 'same text', () => order({ store_observation: 'De ella' }, DEMO_ORDERS.cash)],
];

/** The operations of the other forms: each adds something, or changes what nobody else does. */
const OVERWRITE_NOTHING: ReadonlySet<string> = new Set([
  'addStoreUser',
  'createProduct',
  'uploadProductsFile',
  'uploadStoreFaq',
  'importStoreProducts',
  'enableStore',
  'changePassword',
  'passwordRecover',
  'startPasswordRecover',
  'login',
  'registerClient',
  'updateOrderItem',
  'addOrderItems',
]);

it('the table has a line of every form that can overwrite something', () => {
  const tried = new Set(lines.map(([form]) => form));
  const missing = formCases.filter(
    ({ name, operation }) => !tried.has(name) && !OVERWRITE_NOTHING.has(operation),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

/** One form of each way to merge what was saved meanwhile. */
const REPRESENTATIVES: ReadonlySet<string> = new Set(['company data', 'product', 'order']);

const tried = [...new Set(lines.map(([form]) => form))].flatMap((name, place) =>
  waysToTry(
    lines.filter(([form]) => form === name),
    REPRESENTATIVES.has(name),
    place,
  ),
);

const bodyText = () => document.body.textContent;
const QUESTIONS = {
  asks: /Cambios guardados mientras tanto|El pedido cambió mientras lo editaba/,
  refuses: /No es posible desactivar la entrega y el retiro a la vez/,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  trimSeed(db, ['#donpepe']);
});
afterEach(leaveForm);

const succeeded = () => toasts('success').length > 0 || bodyText().includes(messages.productSaved);

it.each(
  tried.map(([form, happens, what, other, types]) => ({ form, happens, what, other, types })),
)(
  '$form $happens what another person saved: $what',
  async ({ form: name, happens, what, other, types }) => {
    const form = formCases.find((one) => one.name === name);
    if (!form?.submit) throw new Error(`No form ${name}`);
    const { account = 'storeAdmin', submit } = form;
    if (account) await signInAs(ACCOUNTS[account]);
    const { queryClient } = renderScreen(form.url);
    const area = await openArea(form);
    await typeInto(area, types ?? form.types);
    const theirs = other();
    theirs.save();

    const button = await within(area).findByRole('button', { name: submit });
    fireEvent.click(button);
    const isIdle = () => queryClient.isMutating() === 0;
    await until(
      'the outcome',
      () => isIdle() && (happens === 'keeps' ? succeeded() : QUESTIONS[happens].test(bodyText())),
    );
    expect(succeeded()).toBe(happens === 'keeps');
    expect(QUESTIONS.asks.test(bodyText())).toBe(happens === 'asks');
    const question = screen.queryByRole('dialog', { name: 'Cambios guardados mientras tanto' });
    const named = question?.querySelectorAll('li strong').length;
    // The question about an order is on its screen.
    expect(named).toBe(happens === 'asks' && name !== 'order' ? 1 : undefined);
    const isSaid = [...toasts('success').map(({ text }) => text), bodyText()].some((text) =>
      / cambió mientras tanto: /.test(text),
    );
    // The form shows what another tab saved at once.
    expect(isSaid).toBe(happens === 'keeps' && !what.endsWith('other tab'));
    theirs.expectKept();
  },
);

it('the switch of a code keeps what another person saved: its text', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/marketing');
  const [own] = await screen.findAllByRole('switch', { name: /^Código .* activo$/ });
  const code = own?.getAttribute('aria-label')?.split(' ')[1];
  const active = db.refcodes.find((one) => one.code === code)?.active;
  const theirs = changeRow(
    db.refcodes,
    { client_msg_preamble: 'De ella' },
    (one) => one.code === code,
  );
  theirs.save();
  fireEvent.click(own ?? document.body);
  await until('the outcome', succeeded);
  expect(db.refcodes.find((one) => one.code === code)?.active).toBe(!active);
  theirs.expectKept();
});

const cancelled = (demo: { alphanumId: string }) => order({ status: 'client_canceled' }, demo);

/** Opens the dialog that completes the payment of an order. */
const completePayment = ({ alphanumId }: { alphanumId: string }) =>
  press(`Completar pago del pedido ${alphanumId}`);

it('a status chosen in the list leaves an order alone that was cancelled meanwhile', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderlist');
  const theirs = cancelled(DEMO_ORDERS.cash);
  const number = new RegExp(DEMO_ORDERS.cash.alphanumId);
  const line = await screen.findByRole('row', { name: number });
  fireEvent.click(within(line).getByTitle('Cambiar estado'));
  const choice = await screen.findByRole('menuitemradio', { name: 'Entregado' });
  theirs.save();
  fireEvent.click(choice);
  await until('the reason', () =>
    toasts('error').some(
      ({ text }) => text === 'Cambió a Cancelado por cliente mientras tanto. No se guardó nada.',
    ),
  );
  const kept = db.orders.find(({ token }) => token === DEMO_ORDERS.cash.token);
  expect(kept?.status).toBe('client_canceled');
});

it('a status chosen for several orders leaves the one alone that was cancelled meanwhile', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderlist');
  await press('Elegir varios');
  const chosen = await screen.findByRole('checkbox', {
    name: `Elegir el pedido ${DEMO_ORDERS.cash.alphanumId}`,
  });
  fireEvent.click(chosen);
  await press('Cambiar estado');
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar estado' });
  await typeInto(dialog, { 'Nuevo estado': 'done' });
  const theirs = cancelled(DEMO_ORDERS.cash);
  theirs.save();
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Cambiar 1 pedido' }));
  await until('the report', () =>
    /Cambió a Cancelado por cliente mientras tanto/.test(dialog.textContent),
  );
  expect(dialog.textContent).toContain('0 pedidos guardados, 1 sin tocar');
  theirs.expectKept();
});

it.each([
  ['cancelled', () => cancelled(DEMO_ORDERS.toPay), /Cambió a Cancelado por cliente/],
  ['of another total', () => order({ total_price: 1 }, DEMO_ORDERS.toPay), /El valor cambió a/],
])('a payment is not completed when its order is %s by now', async (_what, other, reason) => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/paymentlist');
  await completePayment(DEMO_ORDERS.toPay);
  const dialog = await screen.findByRole('dialog', { name: 'Completar pago' });
  const theirs = other();
  theirs.save();
  const confirm = await within(dialog).findByRole('button', { name: 'Completar pago' });
  fireEvent.click(confirm);
  await until('the reason', () => reason.test(bodyText()));
  theirs.expectKept();
  expect(db.orders.find(({ token }) => token === DEMO_ORDERS.toPay.token)?.payment_status).toBe(
    'required',
  );
});
