import { act, cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearStaffSession } from '~/session/staff';
import { type Fault, faults, LATENCY_MS, Tally } from '~/testSupport/faults';
import { elementNamed, until, withoutStyles } from '~/testSupport/page';

import { findOperation } from '../../../mocks/contract/operations';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';
import { type FormCase, formCases, type Typed } from '../../../mocks/testSupport/formCases';
import { signInElsewhere } from '../renderScreen';
import { clearToasts, type Form, leaveForm, openForm, restored, toasts } from './openForm';

const backend = useMockBackend();

vi.mock(
  '~/components/products/import/readerContext',
  () => import('~/testSupport/localReaderContext'),
);
vi.mock('~/components/auth/CaptchaField', () => import('~/testSupport/solvedCaptcha'));

const SESSION_ENDED = /La sesión terminó/;

const bodyText = () => document.body.textContent;

/** The operations of the requests. */
let calls: (string | undefined)[] = [];
/** The operation that fails, and how. */
let failing: { operation: string; fault: Fault } | null = null;

const sent = (operation: string) => calls.filter((call) => call === operation);

/** An answer as the fault changes it; the backend carries out what is answered late or in part. */
async function faultyAnswer({ kind, answer }: Fault, send: () => Promise<Response>) {
  if (kind === 'refused' || kind === 'unreadable') {
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
  trimSeed(backend.db, ['#donpepe', '#feiralucia', '#inactiva']);
});
afterEach(async () => {
  vi.useRealTimers();
  await leaveForm();
});

/** What a person reads after the fault; a lost answer is looked up first. */
function failureText({ status, kind, name }: Fault): RegExp {
  if (kind === 'unreadable') return /Respuesta inesperada del servidor|No se guardó/;
  if (status === 0) return /Conexión no disponible/;
  return (
    { 403: /Sin permiso/, 404: /No existe/ }[status] ??
    (name.includes('without') ? /Internal Server Error/ : /Falló la base/)
  );
}

/** A 401 ends the session, which is the next step of the test. */
const failures = faults.filter(
  ({ kind, status }) => (kind === 'refused' || kind === 'unreadable') && status !== 401,
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

it.each(formCases)('$name', async (one) => {
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
        // What is read again after the failure may show that the save was carried out.
        await until('what is read again', () => form.isIdle() && !form.isReading(), 2);
        if (repeatable && !form.isUnchanged()) await expectSaved(form, one);
      }
      vi.useRealTimers();
    });
  }
});

// A failed registration leads to the sign-in, as the specification has it.
it('registration', async () => {
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
