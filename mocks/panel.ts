import { withBase } from '~/lib/basePath';

import type { Backend } from './backend';
import { contractOperations } from './contract/document';
import { SCENARIOS } from './db';
import { addFault, ANY_OPERATION, clearFaults, parseFaultStatus } from './faults';
import {
  button,
  choice,
  copyRow,
  element,
  field,
  section,
  STYLE,
  type Labelled,
} from './panelParts';
import { ACCOUNTS, CUSTOMER_LINKS } from './seed/accounts';

/** Shows the state of the backend's own tables whenever the panel is opened or changes it. */
type Refresh = () => Promise<void>;

function scenarioSection({ world }: Backend, scenarios: Labelled<HTMLSelectElement>): HTMLElement {
  const restart = async (scenario?: string) => {
    await world.exclusively(() => world.reset(SCENARIOS.find((name) => name === scenario)));
    window.location.reload();
  };
  return section(
    'Escenario',
    scenarios.row,
    button('Cargar', () => restart(scenarios.input.value)),
    button('Reiniciar', () => restart()),
  );
}

function faultsSection({ world }: Backend, list: HTMLElement, refresh: Refresh): HTMLElement {
  const names = contractOperations.map(({ operationId }) => operationId).sort();
  const operation = choice('Operación', [ANY_OPERATION, ...names]);
  const status = field('Estado (200 solo demora)', '500', 'network, lost, 200, 400, 500…');
  const times = field('Veces (vacío: siempre)', '1', '');
  const delayMs = field('Demora en ms', '0', '');
  const add = async () => {
    const wanted = parseFaultStatus(status.input.value.trim());
    if (wanted === null) {
      status.input.focus();
      return;
    }
    const count = Number(times.input.value);
    await world.exclusively(() =>
      addFault(world.db, {
        operationId: operation.input.value,
        status: wanted,
        message: null,
        delayMs: Number(delayMs.input.value) || 0,
        times: count > 0 ? count : null,
      }),
    );
    await refresh();
  };
  const clear = async () => {
    await world.exclusively(() => clearFaults(world.db));
    await refresh();
  };
  return section(
    'Fallas',
    operation.row,
    status.row,
    times.row,
    delayMs.row,
    button('Agregar falla', add),
    button('Quitar todas', clear),
    list,
  );
}

function accountsSection(): HTMLElement {
  const accounts = Object.values(ACCOUNTS);
  return section(
    'Cuentas',
    ...accounts.map(({ email, password, store, storeRole, isAdmin, enabled }) => {
      const role = isAdmin
        ? 'plataforma'
        : `${store} ${storeRole}${enabled ? '' : ', sin activar'}`;
      return copyRow(`${email} / ${password} (${role})`, email);
    }),
  );
}

function linksSection(): HTMLElement {
  return section(
    'Enlaces de clientes',
    ...Object.values(CUSTOMER_LINKS).map((path) =>
      copyRow(path, window.location.origin + withBase(path)),
    ),
  );
}

function fillList(list: HTMLElement, lines: string[], none: string): void {
  list.replaceChildren(
    ...(lines.length === 0 ? [none] : lines).map((line) => element('li', {}, line)),
  );
}

/**
 * The panel of builds with mocks: a button at the bottom left that opens the controls of the mock
 * backend. It lives in a shadow root, so that neither its styles nor the application's cross over.
 */
export function mountPanel(backend: Backend): void {
  const { world, conformance } = backend;
  const host = element('aside', { 'aria-label': 'Backend simulado' });
  const root = host.attachShadow({ mode: 'open' });
  const scenarios = choice('Escenario', SCENARIOS);
  const faults = element('ul', { 'aria-label': 'Fallas activas' });
  const outbox = element('ul', { 'aria-label': 'Contactos sincronizados' });
  const violations = element('p', {});

  const refresh: Refresh = () =>
    world.exclusively(() => {
      const { db } = world;
      scenarios.input.value = world.scenario;
      fillList(
        faults,
        db.faults
          .all()
          .map(({ operationId, status, times }) => `${operationId}: ${status}, ${times ?? '∞'}`),
        'Ninguna',
      );
      fillList(
        outbox,
        db.contactSyncs.all().map(({ received_at, contact }) => {
          const values = contact.fieldValues.map(({ field, value }) => `${field}=${value}`);
          return `${received_at} ${contact.email} ${values.join(' ')}`;
        }),
        'Ninguno',
      );
      violations.textContent = `Incumplimientos del contrato: ${conformance.violations.length}`;
    });

  // In the document only while open: closed, it answers to no label and no search in the page.
  const content = element('div', { class: 'panel' });
  content.append(
    scenarioSection(backend, scenarios),
    faultsSection(backend, faults, refresh),
    accountsSection(),
    linksSection(),
    section('Contactos enviados a marketing', outbox),
    section('Contrato', violations),
  );

  const toggle = button('Demo', async () => {
    if (content.isConnected) content.remove();
    else toggle.before(content);
    toggle.setAttribute('aria-expanded', String(content.isConnected));
    if (content.isConnected) await refresh();
  });
  toggle.className = 'toggle';
  toggle.setAttribute('aria-expanded', 'false');
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !content.isConnected) return;
    toggle.click();
    toggle.focus();
  });

  root.append(element('style', {}, STYLE), toggle);
  document.body.append(host);
}
