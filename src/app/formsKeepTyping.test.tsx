import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { unsavedChanges } from '~/lib/unsavedChanges';
import { clearCarts } from '~/session/cart';
import { clearCustomerSession } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { type Fault, faults, LATENCY_MS, Tally } from '~/testSupport/faults';
import { elementNamed, found, press, until, withoutStyles } from '~/testSupport/page';
import { type ToastMessage, toastQueue } from '~/ui/toast';

import { findOperation } from '../../mocks/contract/document';
import { addFault, type FaultName } from '../../mocks/faults';
import { useMockBackend } from '../../mocks/node';
import { ACCOUNTS, CATALOGUE_TOKENS, DEMO_ORDERS } from '../../mocks/seed/accounts';
import { leaveFewRows } from '../../mocks/testSupport/fewRows';
import { renderScreen, signInAs, signInElsewhere } from './renderScreen';

const backend = useMockBackend();

/** Each test renders the whole application, loads its parts and saves about twenty times. */
const TIMEOUT_MS = 60_000;

// Tests run without workers.
vi.mock('~/components/products/import/readerContext', async () => {
  const { createContext } = await import('react');
  const { openLocalReader } = await import('~/testSupport/localReader');
  return { ReaderContext: createContext(openLocalReader) };
});

// A CAPTCHA that solves itself: its script is a third party's.
vi.mock('~/components/auth/CaptchaField', async () => {
  const { useEffect, useState } = await import('react');
  return {
    CaptchaField({ onToken }: { onToken: (token: string) => void }) {
      const [isSolved, setIsSolved] = useState(false);
      useEffect(() => {
        if (isSolved) return;
        setIsSolved(true);
        onToken('solved');
      }, [isSolved, onToken]);
      return null;
    },
  };
});

/** Labels of the fields and what is typed: a text, true to toggle a switch, or a chosen file. "…" ends a prefix. */
type Typed = Readonly<Record<string, string | true | File>>;

interface FormCase {
  name: string;
  /** null: no user is signed in. */
  account?: 'storeAdmin' | 'platformAdmin' | null;
  url: string;
  /** What leads to the form: names of tabs and buttons, and fields to fill in. */
  opens?: readonly (string | RegExp | Typed)[];
  /** Selector and accessible name of the element around the fields. */
  area: readonly ['form' | 'fieldset' | '[role="dialog"]' | 'main', string | RegExp];
  types: Typed;
  /** What the later saves type, counted from 1; by default every other one restores the first values. */
  again?: (save: number) => Typed;
  /** Name of the button or switch; null: leaving the field sends it. */
  submit: string | null;
  operation: FaultName;
  /** Number of toasts of a success; 0 where something else shows it. */
  toasts?: number;
  /** false: jsdom sends no content of files, and the backend refuses them. */
  succeeds?: false;
  /** The form is gone, or has nothing to save, after its success. */
  once?: true;
  /** false: the backend refuses to repeat a save that it has carried out. */
  repeatable?: false;
  /** The success leaves the page: later saves render it again. */
  leaves?: true;
  /** After a 403 and a 404 the field shows the stored value: another one would be refused too. */
  refusalsReset?: true;
}

const productFile = new File(['name,kind\nYerba suave 1 kg,Yerba\n'], 'lista.csv');

const options = (tab: string) => ({ url: '/options', opens: [tab] });

const forms: readonly FormCase[] = [
  {
    name: 'company data',
    ...options('MI NEGOCIO'),
    area: ['form', 'Datos del negocio'],
    types: { CUIT: '30-71234567-1', 'Razón social': 'Pepe e Hijos' },
    submit: 'Guardar datos',
    operation: 'saveStore',
  },
  {
    name: 'social networks',
    ...options('MI NEGOCIO'),
    area: ['form', 'Redes sociales'],
    types: { Instagram: 'https://www.instagram.com/pepe' },
    submit: 'Guardar redes',
    operation: 'saveStore',
  },
  {
    name: 'delivery',
    ...options('ORDENES'),
    area: ['form', 'Entrega y retiro'],
    types: { 'Entrega a domicilio': true },
    submit: 'Guardar entrega y retiro',
    operation: 'saveStore',
  },
  {
    name: 'dialog messages',
    ...options('ORDENES'),
    area: ['form', 'Mensajes del asistente'],
    types: { 'Inicio de la conversación': 'Hola, soy Pepe' },
    submit: 'Guardar mensajes',
    operation: 'saveStore',
  },
  {
    name: 'integrations',
    ...options('INTEGRACIONES'),
    area: ['form', 'Integraciones'],
    types: { 'Url de la tienda': 'https://pepe.test' },
    submit: 'Guardar integraciones',
    operation: 'saveIntegrationSettings',
  },
  {
    name: 'theme, home',
    url: '/options',
    opens: ['PERSONALIZAR', 'Home'],
    area: ['form', 'Página de la tienda'],
    types: { Título: 'Lo de Pepe' },
    submit: 'Guardar página',
    operation: 'saveTheme',
  },
  {
    name: 'theme, widget',
    url: '/options',
    opens: ['PERSONALIZAR', 'Widget'],
    area: ['form', 'Widget de chat'],
    types: { 'Texto de la barra de título': 'Pepe' },
    submit: 'Guardar widget',
    operation: 'saveTheme',
  },
  {
    name: 'payment methods',
    ...options('PAGOS'),
    area: ['form', 'Medios de pago'],
    types: { Nombre: 'Efectivo en el local' },
    submit: 'Guardar medios de pago',
    operation: 'savePaymentMethods',
  },
  {
    name: 'password',
    ...options('SEGURIDAD'),
    area: ['form', 'Cambiar contraseña'],
    types: { 'Contraseña actual': 'Pepe1234', 'Contraseña nueva': 'Pepe5678' },
    again: (save) => ({
      'Contraseña actual': save % 2 === 1 ? 'Pepe5678' : 'Pepe1234',
      'Contraseña nueva': save % 2 === 1 ? 'Pepe1234' : 'Pepe5678',
    }),
    submit: 'Cambiar contraseña',
    operation: 'changePassword',
    repeatable: false,
  },
  {
    name: 'new store user',
    ...options('SEGURIDAD'),
    area: ['form', 'Agregar usuario'],
    types: { 'Email del usuario': 'nadia@donpepe.test', 'Contraseña del usuario': 'Nadia1234' },
    again: (save) => ({
      'Email del usuario': `nadia${save}@donpepe.test`,
      'Contraseña del usuario': 'Nadia1234',
    }),
    submit: 'Agregar usuario',
    operation: 'addStoreUser',
  },
  {
    name: 'promo calendar',
    url: '/marketing?section=calendario',
    area: ['form', 'Calendario de promociones'],
    types: { Mensaje: 'Dos por uno en yerbas' },
    submit: 'Guardar calendario',
    operation: 'savePromos',
  },
  {
    name: 'FAQs',
    url: '/marketing?section=faqs1',
    area: ['form', 'Preguntas frecuentes'],
    types: { Entregas: 'De 9 a 20' },
    submit: 'Guardar respuestas',
    operation: 'saveStandardFaqs',
  },
  {
    name: 'marketing code',
    url: '/marketing',
    opens: ['Nuevo código'],
    area: ['form', 'Nuevo código'],
    types: {
      'Descripción/origen': 'Volante',
      'Mensaje del usuario': 'Vengo por el volante',
      'Mensaje para finalizar': 'Listo',
    },
    again: (save) => ({
      'Descripción/origen': `Volante ${save}`,
      'Mensaje del usuario': 'Vengo por el volante',
      'Mensaje para finalizar': 'Listo',
    }),
    submit: 'Crear código',
    operation: 'saveRefcodes',
  },
  {
    name: 'new product',
    url: '/productstore',
    opens: [/^Agregar/],
    area: ['form', 'Producto nuevo'],
    types: { Tipo: 'Yerba', Nombre: 'Yerba suave 1 kg', Precio: '3500' },
    again: (save) => ({ Tipo: 'Yerba', Nombre: `Yerba suave ${save} kg`, Precio: '3500' }),
    submit: 'Agregar producto',
    operation: 'createProduct',
  },
  {
    name: 'product',
    url: '/productstore',
    opens: [/^Editar /],
    area: ['form', /^Edición de /],
    types: { 'Nuevas etiquetas': 'oferta, nuevo' },
    submit: 'Guardar',
    operation: 'updateProduct',
    toasts: 0,
  },
  {
    name: 'administrator, WhatsApp',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Editar .*WhatsApp/],
    area: ['[role="dialog"]', /^WhatsApp de /],
    types: { 'Número de WhatsApp': '+5491145550199' },
    submit: 'Guardar',
    operation: 'updateAdminStore',
  },
  {
    name: 'administrator, reports',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Editar los informes/],
    area: ['[role="dialog"]', /^Informes de /],
    types: { Informes: 'https://informes.test/nuevo' },
    submit: 'Guardar',
    operation: 'updateAdminStore',
  },
  {
    name: 'administrator, social networks',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Redes sociales de /],
    area: ['[role="dialog"]', /^Redes sociales de /],
    types: { Facebook: 'https://www.facebook.com/pepe' },
    submit: 'Guardar',
    operation: 'setStoreUserData',
  },
  {
    name: 'administrator, FAQs',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Cargar FAQ de /],
    area: ['[role="dialog"]', /^Cargar FAQ de /],
    types: { FAQ: '¿Hacen envíos? Sí, de lunes a sábado.' },
    again: (save) => ({ FAQ: `¿Abren el día ${save}? Sí.` }),
    submit: 'Cargar FAQ',
    operation: 'uploadStoreFaq',
  },
  {
    name: 'administrator, product file',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Carga CSV de /],
    area: ['[role="dialog"]', /^Carga CSV de /],
    types: { 'Archivo de productos': productFile },
    submit: 'Enviar archivo',
    operation: 'importStoreProducts',
    succeeds: false,
  },
  {
    name: 'product file',
    url: '/productstore',
    opens: [/^Actualizar/, /Lista de productos$/],
    area: ['fieldset', 'Archivo de lista de productos'],
    types: { 'Archivo de lista de productos': productFile },
    submit: 'Enviar archivo',
    operation: 'uploadProductsFile',
    succeeds: false,
  },
  {
    name: 'sign-in',
    account: null,
    url: '/login',
    area: ['main', /.*/],
    types: { Email: ACCOUNTS.storeAdmin.email, Contraseña: ACCOUNTS.storeAdmin.password },
    submit: 'Ingresar',
    again: () => ({ Email: ACCOUNTS.storeAdmin.email, Contraseña: ACCOUNTS.storeAdmin.password }),
    leaves: true,
    operation: 'login',
    toasts: 0,
  },
  {
    name: 'data of the shopper',
    account: null,
    url: '/s/donpepe',
    opens: ['Mis datos'],
    area: ['[role="dialog"]', 'Mis datos'],
    types: { Nombre: 'Ana', Apellido: 'Gómez', Email: 'ana@correo.test', Teléfono: '1145550199' },
    again: (save) => ({ Nombre: `Ana ${save}` }),
    submit: 'Guardar',
    operation: 'registerClient',
  },
  {
    name: 'contact of the shopper who finishes the order',
    account: null,
    url: `/productlist/${CATALOGUE_TOKENS.feiralucia}`,
    opens: [{ 'Cantidad de …': '1' }, 'Agregar al pedido', 'Finalizar pedido'],
    area: ['[role="dialog"]', 'Finalizar pedido'],
    types: { 'Nombre y apellido': 'Ana Gómez', Teléfono: '1145550199' },
    submit: 'Continuar',
    operation: 'registerClient',
    toasts: 0,
    once: true,
  },
  {
    name: 'amount of an item of the shopper',
    account: null,
    url: `/orderstatus/${DEMO_ORDERS.provisional.token}`,
    area: ['main', /.*/],
    types: { 'Cantidad de …': '7' },
    submit: null,
    operation: 'updateOrderItem',
    toasts: 0,
    refusalsReset: true,
  },
  {
    name: 'products added from the catalogue',
    account: null,
    url: `/productlist/${CATALOGUE_TOKENS.donpepe}`,
    area: ['main', /.*/],
    types: { 'Cantidad de …': '2' },
    again: (save) => ({ 'Cantidad de …': String(save) }),
    submit: 'Agregar al pedido',
    operation: 'addOrderItems',
  },
  {
    name: 'order',
    url: `/orderdetail/${DEMO_ORDERS.cash.alphanumId}`,
    area: ['main', /.*/],
    types: { 'Observación de la tienda': 'Sale el lunes' },
    submit: 'Guardar',
    operation: 'saveOrder',
  },
  {
    name: 'administrator, switch of a store',
    account: 'platformAdmin',
    url: '/home',
    area: ['main', /.*/],
    types: {},
    submit: 'Tienda Inactiva activa',
    operation: 'enableStore',
    once: true,
  },
  {
    name: 'email of a password recovery',
    account: null,
    url: '/recoverpass',
    area: ['main', /.*/],
    types: { Email: ACCOUNTS.storeAdmin.email },
    submit: 'Enviar código',
    operation: 'startPasswordRecover',
    toasts: 0,
    once: true,
  },
  {
    name: 'password of a password recovery',
    account: null,
    url: '/recoverpass',
    opens: [
      { Email: ACCOUNTS.storeAdmin.email },
      'Enviar código',
      { Código: '123456' },
      'Continuar',
    ],
    area: ['main', /.*/],
    types: { 'Nueva contraseña': 'Pepe5678' },
    submit: 'Cambiar contraseña',
    operation: 'passwordRecover',
    once: true,
  },
];

const SESSION_ENDED = /La sesión terminó/;

const bodyText = () => document.body.textContent;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function fieldOf(area: ParentNode, label: string): Field | undefined {
  const isIt = (text: string) =>
    label.endsWith('…') ? text.startsWith(label.slice(0, -1)) : text.replace(/ \*$/, '') === label;
  for (const element of area.querySelectorAll('label')) {
    const field = isIt(element.textContent) ? document.getElementById(element.htmlFor) : null;
    if (isField(field)) return field;
  }
  return [...area.querySelectorAll('input')].find((field) =>
    isIt(field.getAttribute('aria-label') ?? ''),
  );
}

/** What the fields hold; for a file, whether the form shows its name. */
const valuesIn = (area: HTMLElement, types: Typed) =>
  Object.entries(types).map(([label, text]) => {
    if (text instanceof File) return area.textContent.includes(text.name);
    const field = fieldOf(area, label);
    return field instanceof HTMLInputElement && field.type === 'checkbox'
      ? field.checked
      : field?.value;
  });

async function typeInto(area: ParentNode, types: Typed) {
  for (const [label, text] of Object.entries(types)) {
    const field = await found(`the field ${label}`, () => fieldOf(area, label));
    if (text === true) fireEvent.click(field);
    else if (text instanceof File) {
      fireEvent.change(field, { target: { files: [text] } });
      await until(`the file ${text.name}`, () => bodyText().includes(text.name));
    } else fireEvent.change(field, { target: { value: text } });
  }
}

/** A form of the rendered application. */
async function openForm({ account = 'storeAdmin', url, opens = [], area, submit }: FormCase) {
  if (account) await signInAs(ACCOUNTS[account]);
  const { queryClient } = renderScreen(url);
  let typedLast: Field | null = null;

  async function open() {
    for (const step of opens) {
      if (typeof step === 'string' || step instanceof RegExp) await press(step);
      else await typeInto(document, step);
    }
    return found(`the form ${String(area[1])}`, () => elementNamed(...area));
  }

  const form = { area: await open() };
  const button = () =>
    submit === null ? undefined : elementNamed('button, [role="switch"]', submit, form.area);
  const isIdle = () =>
    queryClient.isMutating() === 0 &&
    !(form.area.isConnected && form.area.querySelector('[aria-busy="true"], [data-loading]'));
  return {
    values: (types: Typed) => valuesIn(form.area, types),
    isOpen: () => form.area.isConnected,
    isIdle,
    async type(types: Typed) {
      // A dialog closes with its save.
      if (!form.area.isConnected) form.area = await open();
      await typeInto(form.area, types);
      typedLast = fieldOf(form.area, Object.keys(types).at(-1) ?? '') ?? null;
    },
    /** Sends it twice within one render. */
    async submit() {
      const field = typedLast;
      if (submit === null && field) {
        act(() => {
          fireEvent.keyDown(field, { key: 'Enter' });
          fireEvent.blur(field);
        });
        return;
      }
      const pressed = await found(`the button ${submit}`, button);
      await until('a button that is not busy', isIdle);
      act(() => {
        pressed.click();
        pressed.click();
      });
    },
    /** Texts of the form's alerts. */
    failures: () =>
      form.area.isConnected
        ? [...form.area.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
        : [],
  };
}

/** The toasts since the last {@link clearToasts}: each is on the page for two seconds only. */
const shown = new Map<number, ToastMessage>();
toastQueue.subscribe(() => {
  for (const toast of toastQueue.snapshot()) shown.set(toast.id, toast);
});

const toasts = (severity: 'success' | 'error') =>
  [...shown.values()].filter((toast) => toast.severity === severity);

function clearToasts() {
  for (const { id } of toastQueue.snapshot()) act(() => toastQueue.remove(id));
  shown.clear();
}

/** The operations of the requests. */
let calls: (string | undefined)[] = [];
/** The operation that fails, and how. */
let failing: { operation: string; fault: Fault } | null = null;

const sent = (operation: string) => calls.filter((call) => call === operation);

/** An answer as the fault changes it; the backend carries out what is answered late or in part. */
async function faultyAnswer({ kind, answer }: Fault, send: () => Promise<Response>) {
  if (kind === 'refused' || kind === 'wrong') {
    const response = answer({});
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }
  const delay = kind === 'late' ? LATENCY_MS : 0;
  const [response] = await Promise.all([
    send(),
    new Promise((resolve) => setTimeout(resolve, delay)),
  ]);
  return response.ok ? answer((await response.json()) as Record<string, unknown>) : response;
}

const tally = new Tally();
afterAll(() => tally.print('Saves × faults'));

beforeEach(() => {
  calls = [];
  failing = null;
  withoutStyles();
  // React reports updates outside of act, which happen while a test waits.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    if (!(request instanceof Request) || request.method === 'GET') return send(request, init);
    const { pathname } = new URL(request.url);
    // A task of the setup wizard is completed beside the save.
    if ((await request.clone().text()).startsWith('{"setup"')) return send(request, init);
    const operation = findOperation(request.method, pathname)?.operationId;
    calls.push(operation);
    if (failing === null || failing.operation !== operation) return send(request, init);
    return faultyAnswer(failing.fault, () => send(request, init));
  });
  leaveFewRows(backend.db, ['#donpepe', '#feiralucia', '#inactiva']);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  unsavedChanges.discard();
  clearStaffSession();
  clearCustomerSession();
  clearCarts();
  window.sessionStorage.clear();
  clearToasts();
});

/** What a person reads after the fault; a lost answer is looked up first. */
function failureText({ status, kind, name }: Fault): RegExp {
  if (kind === 'wrong') return /Respuesta inesperada del servidor|No se guardó/;
  if (status === 0) return /Conexión no disponible|No se guardó/;
  return (
    { 403: /Sin permiso/, 404: /No existe/ }[status] ??
    (name.includes('without') ? /Internal Server Error/ : /Falló la base/)
  );
}

/** A 401 ends the session, which is the next step of the test. */
const failures = faults.filter(
  ({ kind, status }) => (kind === 'refused' || kind === 'wrong') && status !== 401,
);
/** An unknown value is last: it is sent back as it is, and the mock backend does not know it either. */
const answeredInPart = faults
  .filter(
    ({ name, kind }) =>
      kind === 'late' || name === 'missing field' || name === 'unknown enum values',
  )
  .toSorted(
    (one, other) =>
      Number(one.name === 'unknown enum values') - Number(other.name === 'unknown enum values'),
  );

type Form = Awaited<ReturnType<typeof openForm>>;

/** Expects that the form holds the values, and that no success is claimed. */
function expectKept(form: Form, types: Typed, values: readonly unknown[]) {
  expect(form.isOpen()).toBe(true);
  expect(form.values(types)).toEqual(values);
  expect(toasts('success')).toEqual([]);
}

/** Sends the form without a fault, and expects one request of its operation and its success. */
async function expectSaved(form: Form, { operation, toasts: count = 1, succeeds }: FormCase) {
  failing = null;
  calls = [];
  clearToasts();
  await form.submit();
  const isAnswered = () => sent(operation).length > 0 && form.isIdle();
  await until(
    'the save',
    () => isAnswered() && toasts('success').length >= (succeeds === false ? 0 : count),
    2,
  );
  expect(sent(operation)).toHaveLength(1);
  if (succeeds === false) return;
  expect(toasts('success')).toHaveLength(count);
  expect(toasts('error')).toEqual([]);
  expect(form.failures()).toEqual([]);
}

it.each(forms)('$name', { timeout: TIMEOUT_MS }, async (one) => {
  const {
    name,
    account = 'storeAdmin',
    types,
    again,
    operation,
    once,
    leaves,
    succeeds,
    repeatable = true,
    refusalsReset,
    toasts: count = 1,
  } = one;

  let form = await openForm(one);
  const before = form.values(types);
  await form.type(types);
  const typed = form.values(types);
  expect(typed.every((value, index) => value !== before[index])).toBe(true);

  for (const fault of failures) {
    await tally.run(name, async () => {
      const resets = refusalsReset && (fault.status === 403 || fault.status === 404);
      failing = { operation, fault };
      calls = [];
      clearToasts();
      await form.submit();
      await until(
        `the failure ${fault.name}`,
        () => form.isIdle() && failureText(fault).test(bodyText()),
      );
      expect(sent(operation)).toHaveLength(1);
      expectKept(form, types, resets ? before : typed);
      if (resets) await form.type(types);
    });
  }
  failing = null;

  // Without unsaved changes the session's end leads to the sign-in.
  if (account !== null && typed.length > 0) {
    await tally.run(name, async () => {
      calls = [];
      clearToasts();
      addFault(backend.db, {
        operationId: operation,
        status: 401,
        message: null,
        delayMs: 0,
        times: 1,
      });
      await form.submit();
      await until('the notice', () => SESSION_ENDED.test(bodyText()) && form.isIdle());
      expectKept(form, types, typed);
      await act(() => signInElsewhere(ACCOUNTS[account]));
      await until('no notice', () => !SESSION_ENDED.test(bodyText()) && form.isIdle());
      expectKept(form, types, typed);
    });
  }
  await expectSaved(form, one);
  if (once || succeeds === false) return;

  for (const [index, fault] of answeredInPart.entries()) {
    await tally.run(name, async () => {
      const next = again?.(index + 1) ?? (index % 2 === 0 ? restored(types, before) : types);
      if (leaves) {
        cleanup();
        clearStaffSession();
        form = await openForm(one);
      }
      await form.type(next);
      const kept = form.values(next);
      if (fault.kind === 'late') vi.useFakeTimers({ shouldAdvanceTime: true });
      failing = { operation, fault };
      calls = [];
      clearToasts();
      await form.submit();
      if (fault.kind === 'late') {
        await until('the request', () => sent(operation).length > 0);
        expectKept(form, next, kept);
        await act(() => vi.advanceTimersByTimeAsync(LATENCY_MS));
      }
      await until('the answer', () => sent(operation).length > 0 && form.isIdle(), 2);
      expect(sent(operation)).toHaveLength(1);
      const hasFailed = toasts('error').length > 0 || form.failures().length > 0;
      expect(toasts('success')).toHaveLength(hasFailed ? 0 : count);
      if (hasFailed) {
        expectKept(form, next, kept);
        if (repeatable) await expectSaved(form, one);
      }
      vi.useRealTimers();
    });
  }
});

/** The typed values with which the form shows `before` again. */
const restored = (types: Typed, before: readonly unknown[]): Typed =>
  Object.fromEntries(
    Object.entries(types).map(([label, text], index) => {
      const value = before[index];
      return [label, typeof value === 'string' ? value : text];
    }),
  );

// A failed registration leads to the sign-in, as the specification has it.
it('registration', { timeout: TIMEOUT_MS }, async () => {
  const types = {
    Email: 'nueva@tienda.test',
    'Nombre de la empresa': 'Tienda nueva',
    Hashtag: '#tiendanueva',
    Idioma: 'po',
  };
  const passwords = { Contraseña: 'Clave123', 'Repetir contraseña': 'Clave123' };
  const one: FormCase = {
    name: 'registration',
    account: null,
    url: '/register',
    area: ['main', /.*/],
    types,
    submit: 'Registrar',
    operation: 'registerStore',
  };
  let form = await openForm(one);
  await form.type(types);
  const typed = form.values(types);
  for (const fault of failures) {
    await tally.run(one.name, async () => {
      failing = { operation: one.operation, fault };
      calls = [];
      clearToasts();
      await form.type(passwords);
      await form.submit();
      await until('the sign-in', () => elementNamed('h1', 'Ingresar') !== undefined);
      expect(bodyText()).toMatch(failureText(fault));
      expect(sent(one.operation)).toHaveLength(1);
      expect(toasts('success')).toEqual([]);
      cleanup();
      form = await openForm(one);
      expect(form.values(types)).toEqual(typed);
      expect(bodyText()).toMatch(failureText(fault));
    });
  }
  await form.type(passwords);
  await expectSaved(form, one);
});

it('every save survived every fault', () => {
  const { tried, survived } = tally.total;
  expect(survived).toBe(tried);
});
