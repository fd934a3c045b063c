import { withBase } from '~/lib/basePath';

import { operations } from '../contract/operations';
import type { MockControls } from '../control';
import { SCENARIOS, WALLET_OPENINGS } from '../database/db';
import { FORMS } from '../database/scenarios';
import { ANY_OPERATION, parseFault, THIRD_PARTY_SERVICES } from '../faults';
import { ACCOUNTS, CUSTOMER_LINKS } from '../seed/accounts';
import { accountLabel } from './demoAccounts';
import { button, choice, copyRow, element, field, fillList, row, section } from './panelParts';

/** What `window.__mock` offers. */
export interface BrowserControls extends MockControls {
  /** Signs a demo account in and opens the home page. */
  signInAs: (email: string) => Promise<void>;
}

/** One section of the panel. */
interface Section {
  element: HTMLElement;
  /** Shows the state of the backend. */
  refresh?: () => Promise<void>;
}

interface PanelContext {
  controls: BrowserControls;
  /** A button whose press refreshes the panel; a failure is shown in the panel's status line. */
  action: (label: string, press: () => unknown) => HTMLButtonElement;
  /** Shows a text, and a link to copy, in the panel's status line. */
  tell: (text: string, link?: string | null) => void;
}

const reload = () => window.location.reload();

function scenarioSection({ controls, action }: PanelContext): Section {
  const scenarios = choice('Escenario', SCENARIOS);
  const file = element('input', { type: 'file', accept: 'application/json' });
  const restart = async (body: object) => {
    await controls.reset(body);
    reload();
  };
  const exportState = async () => {
    const text = JSON.stringify(await controls.state());
    const link = element('a', { download: 'mock-state.json' });
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const importState = async () => {
    const chosen = file.files?.[0];
    if (chosen === undefined) throw new Error('Elija un archivo');
    await controls.setState(JSON.parse(await chosen.text()));
    reload();
  };
  return {
    element: section(
      'Escenario',
      scenarios.row,
      action('Cargar', () => restart({ scenario: scenarios.input.value })),
      action('Reiniciar', () => restart({})),
      action('Exportar estado', exportState),
      row('Estado guardado', file),
      action('Importar estado', importState),
    ),
    refresh: async () => {
      scenarios.input.value = (await controls.state()).scenario;
    },
  };
}

function accountsSection({ controls, action }: PanelContext): Section {
  const rows = Object.values(ACCOUNTS).map((account) => {
    const { email, password } = account;
    const shown = copyRow(`${email} / ${password} (${accountLabel(account)})`, email);
    const enter = action('Entrar', () => controls.signInAs(email));
    enter.setAttribute('aria-label', `Entrar como ${email}`);
    shown.append(enter);
    return shown;
  });
  return { element: section('Cuentas', ...rows) };
}

const linkTo = (path: string) => window.location.origin + withBase(path);

function shoppersSection({ controls, action, tell }: PanelContext): Section {
  const number = field('Número de pedido', '', 'DPPROV1');
  const store = field('Tienda', '#donpepe', '');
  const find = async () => {
    const wanted = number.input.value.trim().toUpperCase();
    const order = (await controls.orders()).find(({ alphanum_id }) => alphanum_id === wanted);
    if (order === undefined) throw new Error(`No hay un pedido ${wanted}`);
    if (order.link === null) throw new Error(`El pedido ${wanted} no tiene enlace`);
    tell(order.link, linkTo(order.link));
  };
  const place = async () => {
    const { alphanum_id, link } = await controls.newOrder({ store: store.input.value.trim() });
    tell(`Llegó el pedido ${alphanum_id}`, link && linkTo(link));
  };
  return {
    element: section(
      'Clientes',
      ...Object.values(CUSTOMER_LINKS).map((path) => copyRow(path, linkTo(path))),
      number.row,
      action('Enlace del pedido', find),
      store.row,
      action('Simular un pedido', place),
    ),
  };
}

function faultsSection({ controls, action }: PanelContext): Section {
  const names = operations.map(({ operationId }) => operationId).toSorted();
  const operation = choice('Operación', [ANY_OPERATION, ...names, ...THIRD_PARTY_SERVICES]);
  const status = field('Estado (200 solo demora)', '500', 'network, lost, 200, 400, 500…');
  const times = field('Veces (vacío: siempre)', '1', '');
  const delay = field('Demora en ms', '0', '');
  const list = element('ul', { 'aria-label': 'Fallas activas' });
  const add = () => {
    const parts = [operation, status, times, delay].map(({ input }) => input.value.trim());
    const fault = parseFault(parts.join(':'));
    if (fault === null) throw new Error(FORMS.fault);
    return controls.addFault(fault);
  };
  return {
    element: section(
      'Fallas',
      operation.row,
      status.row,
      times.row,
      delay.row,
      action('Agregar falla', add),
      action('Quitar todas', () => controls.clearFaults()),
      list,
    ),
    refresh: async () => {
      const faults = await controls.faults();
      const lines = faults.map((one) => `${one.operationId}: ${one.status}, ${one.times ?? '∞'}`);
      fillList(list, lines, 'Ninguna');
    },
  };
}

function timeSection({ controls, action }: PanelContext): Section {
  const latency = field('Demora de cada respuesta en ms', '0', '');
  const clock = field('Reloj', '', '2026-11-21 09:30:00');
  const wallet = choice('Mercado Pago se abre', WALLET_OPENINGS);
  const openWallet = async () => {
    const opening = wallet.chosen();
    if (opening) await controls.wallet({ opening });
    reload();
  };
  return {
    element: section(
      'Tiempo',
      latency.row,
      action('Demorar', () => controls.latency({ ms: Number(latency.input.value) })),
      clock.row,
      action('Mover el reloj', () => controls.clock({ now: clock.input.value.trim() })),
      action('Reloj de la máquina', () => controls.clock({})),
      wallet.row,
      action('Abrir así', openWallet),
    ),
    refresh: async () => {
      latency.input.value = String((await controls.latencyState()).ms);
      clock.input.value = (await controls.clockState()).now;
      wallet.input.value = (await controls.walletState()).opening;
    },
  };
}

function contactsSection({ controls }: PanelContext): Section {
  const list = element('ul', { 'aria-label': 'Contactos sincronizados' });
  return {
    element: section('Contactos enviados a marketing', list),
    refresh: async () => {
      const { contactSyncs } = await controls.outbox();
      const lines = contactSyncs.map(({ received_at, contact }) => {
        const values = contact.fieldValues.map(({ field: name, value }) => `${name}=${value}`);
        return `${received_at} ${contact.email} ${values.join(' ')}`;
      });
      fillList(list, lines, 'Ninguno');
    },
  };
}

/** Requests that the panel shows; `window.__mock.requests()` has all that are kept. */
const REQUESTS_SHOWN = 20;

function requestsSection({ controls, action }: PanelContext): Section {
  const list = element('ul', { 'aria-label': 'Últimas llamadas' });
  const violations = element('p', {});
  return {
    element: section(
      'Contrato',
      violations,
      action('Actualizar', () => undefined),
      action('Olvidar incumplimientos', () => controls.clearViolations()),
      list,
    ),
    async refresh() {
      const broken = await controls.violations();
      violations.textContent = `Incumplimientos del contrato: ${broken.length}`;
      const requests = await controls.requests();
      const lines = requests.slice(0, REQUESTS_SHOWN).map((one) => {
        const verdict = one.violations.length === 0 ? '✓' : `✗ ${one.violations.join('; ')}`;
        return `${one.method} ${one.path} ${one.status} ${one.durationMs} ms ${verdict}`;
      });
      fillList(list, lines, 'Ninguna');
    },
  };
}

/** The content of the panel, and what shows the state of the backend in it. */
export function panelOf(controls: BrowserControls): Required<Section> {
  const status = element('div', { role: 'status', class: 'status' });
  let sections: Section[] = [];

  const tell = (text: string, link: string | null = null) =>
    status.replaceChildren(link === null ? element('span', {}, text) : copyRow(text, link));
  const refresh = async () => {
    for (const section of sections) await section.refresh?.();
  };
  const action = (label: string, press: () => unknown) =>
    button(label, async () => {
      status.replaceChildren();
      try {
        await press();
        await refresh();
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error));
      }
    });
  const context: PanelContext = { controls, action, tell };
  sections = [
    accountsSection(context),
    shoppersSection(context),
    scenarioSection(context),
    faultsSection(context),
    timeSection(context),
    requestsSection(context),
    contactsSection(context),
  ];

  const content = element('div', { class: 'panel' });
  content.append(status, ...sections.map((section) => section.element));
  return { element: content, refresh };
}
