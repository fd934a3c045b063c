import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { unsavedChanges } from '~/lib/unsavedChanges';
import { clearCustomerSession } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { type Fault, faults, Tally } from '~/testSupport/faults';
import { toastQueue } from '~/ui/toast';

import { findOperation } from '../../mocks/contract/document';
import { useMockBackend } from '../../mocks/node';
import { ACCOUNTS } from '../../mocks/seed/accounts';
import { renderScreen, signInAs, signInElsewhere } from './renderScreen';

const backend = useMockBackend();

/** Each test renders the whole application and loads its parts. */
const TIMEOUT_MS = 30_000;

type Account = 'storeAdmin' | 'platformAdmin';

// Tests run without workers.
vi.mock('~/components/products/import/readerContext', async () => {
  const { createContext } = await import('react');
  const { openLocalReader } = await import('~/testSupport/localReader');
  return { ReaderContext: createContext(openLocalReader) };
});

interface FormCase {
  name: string;
  /** null: nobody is signed in. */
  account?: Account | null;
  url: string;
  /** Names of the tabs or buttons that open the form. */
  opens?: readonly (string | RegExp)[];
  /** Role and accessible name of the element around the fields. */
  area: readonly ['form' | 'dialog' | 'main', string | RegExp];
  /** Labels of the fields and what is typed: a text, true to toggle a switch, or a chosen file. */
  types: Readonly<Record<string, string | true | File>>;
  submit: string;
  operation: string;
  /** Number of toasts of a success; 0 where a tooltip shows it. */
  toasts?: number;
}

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
    submit: 'Cambiar contraseña',
    operation: 'changePassword',
  },
  {
    name: 'new store user',
    ...options('SEGURIDAD'),
    area: ['form', 'Agregar usuario'],
    types: { 'Email del usuario': 'nadia@donpepe.test', 'Contraseña del usuario': 'Nadia1234' },
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
    submit: 'Crear código',
    operation: 'saveRefcodes',
  },
  {
    name: 'new product',
    url: '/productstore',
    opens: [/^Agregar/],
    area: ['form', 'Producto nuevo'],
    types: { Tipo: 'Yerba', Nombre: 'Yerba suave 1 kg', Precio: '3500' },
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
    area: ['dialog', /^WhatsApp de /],
    types: { 'Número de WhatsApp': '+5491145550199' },
    submit: 'Guardar',
    operation: 'updateAdminStore',
  },
  {
    name: 'administrator, reports',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Editar los informes/],
    area: ['dialog', /^Informes de /],
    types: { Informes: 'https://informes.test/nuevo' },
    submit: 'Guardar',
    operation: 'updateAdminStore',
  },
  {
    name: 'administrator, social networks',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Redes sociales de /],
    area: ['dialog', /^Redes sociales de /],
    types: { Facebook: 'https://www.facebook.com/pepe' },
    submit: 'Guardar',
    operation: 'setStoreUserData',
  },
  {
    name: 'administrator, FAQs',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Cargar FAQ de /],
    area: ['dialog', /^Cargar FAQ de /],
    types: { FAQ: '¿Hacen envíos? Sí, de lunes a sábado.' },
    submit: 'Cargar FAQ',
    operation: 'uploadStoreFaq',
  },
  {
    name: 'administrator, product file',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Carga CSV de /],
    area: ['dialog', /^Carga CSV de /],
    types: {
      'Archivo de productos': new File(['name,kind\nYerba suave 1 kg,Yerba\n'], 'lista.csv'),
    },
    submit: 'Enviar archivo',
    operation: 'importStoreProducts',
    // jsdom sends no content of files: the backend refuses it.
    toasts: 0,
  },
  {
    name: 'sign-in',
    account: null,
    url: '/login',
    area: ['main', /.*/],
    types: { Email: ACCOUNTS.storeAdmin.email, Contraseña: ACCOUNTS.storeAdmin.password },
    submit: 'Ingresar',
    operation: 'login',
    toasts: 0,
  },
  {
    name: 'data of the shopper',
    account: null,
    url: '/s/donpepe',
    opens: ['Mis datos'],
    area: ['dialog', 'Mis datos'],
    types: { Nombre: 'Ana', Apellido: 'Gómez', Email: 'ana@correo.test', Teléfono: '1145550199' },
    submit: 'Guardar',
    operation: 'registerClient',
  },
];

const notice = /La sesión terminó/;

/** Presses the first control with that name; waits for lazy parts. */
async function press(name: string | RegExp) {
  const isIt = (accessibleName: string) =>
    typeof name === 'string' ? accessibleName === name : name.test(accessibleName);
  const found = await waitFor(
    () => {
      const [control] = [
        ...screen.queryAllByRole('tab', { name: isIt }),
        ...screen.queryAllByRole('button', { name: isIt }),
      ];
      if (!control) throw new Error(`No tab or button ${String(name)}`);
      return control;
    },
    { timeout: TIMEOUT_MS / 2 },
  );
  // The form of a new code is open when the store has none; others open with the first press.
  if (found.getAttribute('aria-expanded') !== 'true') fireEvent.click(found);
}

function fileIn(area: HTMLElement, { name }: File) {
  return within(area).queryByText(name) !== null;
}

function fieldOf(area: HTMLElement, label: string): HTMLInputElement {
  const [field] = within(area).getAllByLabelText<HTMLInputElement>(
    (text) => text.replace(/ \*$/, '') === label,
    { selector: 'input, textarea' },
  );
  if (!field) throw new Error(`No field ${label}`);
  return field;
}

async function openForm({ account = 'storeAdmin', url, opens = [], area: [role, name] }: FormCase) {
  if (account) await signInAs(ACCOUNTS[account]);
  renderScreen(url);
  for (const control of opens) await press(control);
  return screen.findByRole(role, { name }, { timeout: TIMEOUT_MS / 2 });
}

const valueOf = (field: HTMLInputElement) =>
  field.type === 'checkbox' ? field.checked : field.value;

/** Types everything and returns the fields' values afterwards. */
async function typeInto(area: HTMLElement, types: FormCase['types']) {
  for (const [label, text] of Object.entries(types)) {
    const field = await waitFor(() => fieldOf(area, label));
    if (text === true) fireEvent.click(field);
    else if (text instanceof File) {
      fireEvent.change(field, { target: { files: [text] } });
      await within(area).findByText(text.name);
    } else fireEvent.change(field, { target: { value: text } });
  }
  return valuesIn(area, types);
}

const valuesIn = (area: HTMLElement, types: FormCase['types']) =>
  Object.entries(types).map(([label, text]) =>
    text instanceof File ? fileIn(area, text) : valueOf(fieldOf(area, label)),
  );

const submitButton = (area: HTMLElement, name: string) =>
  within(area).findByRole('button', { name }, { timeout: TIMEOUT_MS / 2 });

const successes = () => toastQueue.snapshot().filter(({ severity }) => severity === 'success');

let calls: string[] = [];
/** Requests of this operation do not reach the backend: they are answered with the fault. */
let failing: { operation: string; fault: Fault } | null = null;
let realFetch: typeof fetch;

/** A 401 ends the session, which is a test of its own; a save that was carried out and answered in part is saved. */
const saveFaults = faults.filter(
  ({ kind, status }) => (kind === 'refused' || kind === 'wrong') && status !== 401,
);
const tally = new Tally();
afterAll(() => tally.print('Saves × faults'));

beforeEach(() => {
  calls = [];
  failing = null;
  // The mock backend's fetch.
  realFetch = globalThis.fetch;
  globalThis.fetch = async (request, init) => {
    if (request instanceof Request && request.method !== 'GET') {
      const { pathname } = new URL(request.url);
      // The boundaries of a file's parts are random.
      const body = (await request.clone().text()).replaceAll(/-{4,}\w+/g, '');
      calls.push(`${request.method} ${pathname} ${body}`);
      const operation = findOperation(request.method, pathname)?.operationId;
      if (failing?.operation === operation && failing) {
        const answer = failing.fault.answer({});
        if (answer.type === 'error') throw new TypeError('Failed to fetch');
        return answer;
      }
    }
    return realFetch(request, init);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  unsavedChanges.discard();
  clearStaffSession();
  clearCustomerSession();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const ofUsers = forms.flatMap(({ account = 'storeAdmin', ...form }) =>
  account === null ? [] : [{ ...form, account }],
);

describe.each(ofUsers)('$name', (form) => {
  const { account, types, submit, operation, toasts = 1 } = form;

  it(
    'keeps what was typed when the session ends with its save, and saves it once after a new sign-in',
    async () => {
      const area = await openForm(form);
      const before = valuesIn(area, types);
      const typed = await typeInto(area, types);
      expect(typed).not.toEqual(before);
      backend.db.faults.insert({
        id: 1,
        operationId: operation,
        status: 401,
        message: null,
        delayMs: 0,
        times: 1,
      });
      const button = await submitButton(area, submit);
      fireEvent.click(button);
      expect(await screen.findByText(notice, {}, { timeout: TIMEOUT_MS / 2 })).toBeVisible();
      expect(valuesIn(area, types)).toEqual(typed);
      expect(area).toBeInTheDocument();
      expect(successes()).toEqual([]);

      await act(() => signInElsewhere(ACCOUNTS[account]));
      await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
      expect(valuesIn(area, types)).toEqual(typed);
      expect(area).toBeInTheDocument();

      await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
      calls = [];
      act(() => {
        button.click();
        button.click();
      });
      await waitFor(
        () => {
          expect(calls).not.toEqual([]);
          expect(successes()).toHaveLength(toasts);
        },
        { timeout: TIMEOUT_MS / 2 },
      );
      // Some saves also complete a task of the setup wizard.
      expect(calls.filter((call) => call === calls[0])).toHaveLength(1);
    },
    TIMEOUT_MS,
  );
});

/** What a person reads after the fault; a lost answer is looked up first. */
const failureText = ({ status, kind, name }: Fault): RegExp => {
  if (kind === 'wrong') return /Respuesta inesperada del servidor|No se guardó/;
  if (status === 0) return /Conexión no disponible|No se guardó/;
  return (
    { 403: /Sin permiso/, 404: /No existe/ }[status] ??
    (name.includes('without') ? /Internal Server Error/ : /Falló la base/)
  );
};

describe.each(forms)('$name', (form) => {
  const { types, submit, operation, toasts = 1 } = form;

  it(
    'keeps what was typed after each fault of its save, sends it once and claims no success',
    async () => {
      const area = await openForm(form);
      const typed = await typeInto(area, types);
      const button = await submitButton(area, submit);
      const sent = () =>
        calls.filter((call) => {
          const [method = '', path = ''] = call.split(' ');
          return findOperation(method, path)?.operationId === operation;
        });
      for (const fault of saveFaults) {
        await tally.run(form.name, async () => {
          failing = { operation, fault };
          calls = [];
          for (const { id } of toastQueue.snapshot()) act(() => toastQueue.remove(id));
          act(() => {
            button.click();
            button.click();
          });
          await waitFor(() => expect(document.body).toHaveTextContent(failureText(fault)), {
            timeout: TIMEOUT_MS / 6,
          });
          expect(sent()).toHaveLength(1);
          expect(successes()).toEqual([]);
          expect(area).toBeInTheDocument();
          expect(valuesIn(area, types)).toEqual(typed);
          await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
        });
      }
      failing = null;
      calls = [];
      act(() => {
        button.click();
        button.click();
      });
      await waitFor(
        () => {
          expect(sent()).not.toEqual([]);
          expect(successes()).toHaveLength(toasts);
        },
        { timeout: TIMEOUT_MS / 2 },
      );
      expect(sent().filter((call) => call === sent()[0])).toHaveLength(1);
    },
    TIMEOUT_MS,
  );
});

it('every save survived every fault', () => {
  const { tried, survived } = tally.total;
  expect(survived).toBe(tried);
});
