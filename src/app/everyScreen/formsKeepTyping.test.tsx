/**
 * Forms whose save fails, or whose session ends. Daily two forms meet every fault, and each other form one in turn; nightly
 * every form meets every fault.
 */
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type Fault, faults, isNightly, LATENCY_MS, waysToTry } from '~/testSupport/faults';
import { clearToasts, type Form, leaveForm, openForm, toasts } from '~/testSupport/openForm';
import { until } from '~/testSupport/page';
import { signInElsewhere } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { solveCaptchas } from '~/testSupport/solvedCaptcha';

import { findOperation } from '../../../mocks/contract/operations';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';
import {
  type FormCase,
  formCases,
  registration,
  registrationPasswords,
  type Typed,
} from '../../../mocks/testSupport/formCases';

const backend = useMockBackend();

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

beforeEach(() => {
  solveCaptchas();
  calls = [];
  failing = null;
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
  // With the timers of the test: one of them may remove the history entry of a dialog.
  await leaveForm();
  vi.useRealTimers();
});

/** What a person reads after the fault; a lost answer is looked up first. */
function failureText({ status, kind }: Fault): RegExp {
  if (kind === 'unreadable') return /Respuesta inesperada del servidor|No se guardó/;
  if (status === 0) return /Conexión no disponible/;
  return { 403: /Sin permiso/, 404: /No existe/ }[status] ?? /Falló la base/;
}

/** A form that sends changes of what is stored, and one of what the page alone holds: these are tried with every fault. */
const REPRESENTATIVES: ReadonlySet<string> = new Set([
  'products added from the catalogue',
  'order',
]);

/** One form of each part that reports unsaved changes, which keep a form on the page when the session ends. */
const REPORTING: ReadonlySet<string> = new Set([
  'company data',
  'product',
  'product file',
  'order',
]);

const isRefusal = ({ kind, status }: Fault) =>
  (kind === 'refused' || kind === 'unreadable') && status !== 401;

/** A success that comes late or lacks a part. */
const isHalfAnswered = ({ name, kind }: Fault) =>
  kind === 'late' || name === 'missing field' || name === 'unknown enum values';

/** A registration ends on another screen; the form that is gone after its success is not seen to keep anything. */
const isTriedHalf = (form: FormCase) =>
  form !== registration && form.once === undefined && form.succeeds !== false;

const cases = [...formCases, registration].flatMap((form, place) => {
  const every = faults.filter(
    (fault) => isRefusal(fault) || (isTriedHalf(form) && isHalfAnswered(fault)),
  );
  return waysToTry(every, REPRESENTATIVES.has(form.name), place).map((fault) => ({
    form,
    fault,
    name: form.name,
    faulty: fault.name,
  }));
});

/** Without unsaved changes the session's end leads to the sign-in. */
const endingSessions = formCases.filter(
  ({ name, account, types }) =>
    (isNightly || REPORTING.has(name)) && account !== null && Object.keys(types).length > 0,
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

/** Opens the form and types into it. */
async function openTyped({ types, ...one }: FormCase) {
  const form = await openForm({ types, ...one });
  const before = form.values(types);
  await form.type(types);
  const typed = form.values(types);
  expect(typed.every((value, index) => value !== before[index])).toBe(true);
  return { form, before, typed };
}

it.each(cases.filter(({ form, fault }) => form !== registration && isRefusal(fault)))(
  '$name keeps what was typed after: $faulty',
  async ({ form: one, fault }) => {
    const { types, operation, refusalsReset } = one;
    const { form, before, typed } = await openTyped(one);
    const resets = refusalsReset && (fault.status === 403 || fault.status === 404);
    failing = { operation, fault };
    calls = [];
    clearToasts();
    await form.submit();
    await until('the failure', () => form.isIdle() && failureText(fault).test(bodyText()));
    expect(sent(operation)).toHaveLength(1);
    expectKept(form, types, resets ? before : typed);
    if (resets) await form.type(types);
    await expectSaved(form, one);
  },
);

it.each(endingSessions)(
  '$name keeps what was typed when the session ends, and saves it after a new sign-in',
  async (one) => {
    const { types, operation, account = 'storeAdmin' } = one;
    if (account === null) throw new Error('A form without a session');
    const { form, typed } = await openTyped(one);
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
    expect(form.values(types)).toEqual(typed);
    await expectSaved(form, one);
  },
);

it.each(cases.filter(({ fault }) => isHalfAnswered(fault)))(
  '$name is saved once, or keeps what was typed, after: $faulty',
  async ({ form: one, fault }) => {
    const { types, operation, repeatable = true, toasts: count = 1 } = one;
    const { form, typed } = await openTyped(one);
    if (fault.kind === 'late') vi.useFakeTimers({ shouldAdvanceTime: true });
    failing = { operation, fault };
    calls = [];
    clearToasts();
    await form.submit();
    if (fault.kind === 'late') {
      await until('the request', () => sent(operation).length > 0);
      expectKept(form, types, typed);
      await act(() => vi.advanceTimersByTimeAsync(LATENCY_MS));
    }
    await until('the answer', () => sent(operation).length > 0 && form.isIdle(), 2);
    expect(sent(operation)).toHaveLength(1);
    const hasFailed = toasts('error').length > 0 || form.failures().length > 0;
    expect(toasts('success')).toHaveLength(hasFailed ? 0 : count);
    if (!hasFailed) return;
    expectKept(form, types, typed);
    // What is read again after the failure may show that the save was carried out.
    await until('what is read again', () => form.isIdle() && !form.isReading(), 2);
    if (repeatable && !form.isUnchanged()) await expectSaved(form, one);
  },
);

it.each(cases.filter(({ form }) => form === registration))(
  'a registration that fails leads to the sign-in, and keeps all but the passwords: $faulty',
  async ({ form: one, fault }) => {
    const { types, operation } = one;
    const { form, typed } = await openTyped(one);
    failing = { operation, fault };
    await form.type(registrationPasswords);
    await form.submit();
    await screen.findByRole('heading', { name: 'Ingresar', level: 1 });
    expect(bodyText()).toMatch(failureText(fault));
    expect(sent(operation)).toHaveLength(1);
    expect(toasts('success')).toEqual([]);
    cleanup();
    const again = await openForm(one);
    expect(again.values(types)).toEqual(typed);
    expect(again.values(registrationPasswords)).toEqual(['', '']);
    expect(bodyText()).toMatch(failureText(fault));
    await again.type(registrationPasswords);
    await expectSaved(again, one);
  },
);

it('the forms that are tried with every fault exist', () => {
  const names = new Set(formCases.map(({ name }) => name));
  expect([...REPRESENTATIVES, ...REPORTING].filter((name) => !names.has(name))).toEqual([]);
});
