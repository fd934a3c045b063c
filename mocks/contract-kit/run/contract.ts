import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import * as v from 'valibot';

import { allCases } from '../cases/all';
import { contractOperations, isObject } from '../document';
import { type Accounts, type Caller, Host, reasonOf } from './host';
import { junitReport, textReport } from './report';
import { resultOf, runCases, type CaseResult } from './run';

const USAGE = `contract --host https://api.example.com --accounts accounts.json
  [--only TAG|OPERATION]  only the cases of a tag or an operation
  [--read-only]           sends only GET requests and sign-ins: safe for production
  [--allow-not-proven]    exit code 0 although some rules could not be tried
  [--junit FILE]          writes the results as JUnit XML

accounts.json: {"storeAdmin": {"email", "password"}, and where the host has them "storeUser", "platformAdmin",
"disabledUser" (the same shape) and "contactSyncKey" and "recoveryCode" (texts)}. The run makes and removes records of
the store of storeAdmin, and registers stores: use a host that is made for tests.

Exit code 0: every rule holds. 1: a rule does not hold. 2: nothing could be run, or a rule is not proven.`;

const Credentials = v.strictObject({ email: v.string(), password: v.string() });
const AccountsFile = v.strictObject({
  storeAdmin: Credentials,
  storeUser: v.exactOptional(Credentials),
  platformAdmin: v.exactOptional(Credentials),
  disabledUser: v.exactOptional(Credentials),
  contactSyncKey: v.exactOptional(v.string()),
  recoveryCode: v.exactOptional(v.string()),
});

const isRecord = (value: unknown): value is Record<string, unknown> => isObject(value);

interface RunOptions {
  url: string;
  accounts: Accounts;
  only: string | undefined;
  readOnly: boolean;
  allowNotProven: boolean;
  junit: string | undefined;
}

function accountsOf(path: string): Accounts {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`The accounts file ${path} cannot be read: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  const parsed = v.safeParse(AccountsFile, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(
    `The accounts file ${path} is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
  );
}

/** @returns null when only the usage is asked for. @throws Error with one sentence for options that cannot be */
function optionsOf(args: readonly string[]): RunOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string' },
      accounts: { type: 'string' },
      only: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      'allow-not-proven': { type: 'boolean', default: false },
      junit: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { host: url, accounts, only, junit } = values;
  if (url === undefined || accounts === undefined) {
    throw new Error('--host and --accounts are needed; --help shows the options.');
  }
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    throw new Error(`--host ${url} is no http(s) URL.`);
  }
  const tags = [...new Set(contractOperations.map(({ tag }) => tag))];
  if (
    only !== undefined &&
    !tags.includes(only) &&
    !contractOperations.some(({ operationId }) => operationId === only)
  ) {
    throw new Error(
      `--only ${only} is neither an operation nor a tag of the contract; its tags are ${tags.join(', ')}.`,
    );
  }
  const flags = {
    readOnly: values['read-only'],
    allowNotProven: values['allow-not-proven'],
  };
  return { url, accounts: accountsOf(accounts), only, junit, ...flags };
}

/** What the session record of each account says, so that a case about a role is about that role. */
const SESSIONS: Record<Caller, Record<string, unknown>> = {
  storeAdmin: { enabled: true, store_role: 'admin' },
  storeUser: { enabled: true, store_role: 'other' },
  platformAdmin: { enabled: true, is_admin: true },
  disabledUser: { enabled: false },
};

/** Signs every account in. @returns why the cases cannot be run; null when they can */
async function accountsProblem(host: Host, readOnly: boolean): Promise<string | null> {
  const stores = new Set<unknown>();
  for (const [caller, expected] of Object.entries(SESSIONS)) {
    const account = host.accounts[caller as Caller];
    if (account === undefined) continue;
    let status: number;
    let body: unknown;
    try {
      ({ status, body } = await host.call('login', { body: account }));
    } catch (error) {
      return `${host.url} cannot be reached: ${reasonOf(error)}.`;
    }
    const session = isRecord(body) && isRecord(body['data']) ? body['data'] : {};
    if (status !== 200) {
      const said = isRecord(body) ? String(body['message']) : '';
      return `${caller} (${account.email}) cannot sign in: POST /user/login answered ${status} ${said}`.trim();
    }
    const wrong = Object.entries(expected).find(([name, value]) => session[name] !== value);
    if (wrong !== undefined) {
      const [name, value] = wrong;
      return `${caller} (${account.email}) has ${name} ${String(session[name])} instead of ${String(value)}.`;
    }
    if (caller.startsWith('store')) {
      stores.add(isRecord(session['store']) ? session['store']['id'] : undefined);
    }
  }
  if (stores.size > 1) return 'storeAdmin and storeUser are of different stores.';
  if (readOnly) return null;
  try {
    return await secretsProblem(host);
  } catch (error) {
    return `contactSyncKey and recoveryCode cannot be tried: ${reasonOf(error)}.`;
  }
}

/** Tries the texts of the accounts file that are no account. @returns which of them the host refuses; null for none */
async function secretsProblem(host: Host): Promise<string | null> {
  const { contactSyncKey, recoveryCode } = host.accounts;
  if (contactSyncKey !== undefined) {
    const contact = { email: `${host.newName()}@correo.test`, fieldValues: [] };
    const headers = { 'Api-Token': contactSyncKey };
    const { status } = await host.call('syncContact', { headers, body: { contact } });
    if (status === 401 || status === 403) {
      return `contactSyncKey is wrong: POST /contact/sync answered ${status}.`;
    }
  }
  if (recoveryCode !== undefined) {
    const { email: username, password } = host.accounts.storeAdmin;
    await host.call('startPasswordRecover', { body: { username } });
    // The password stays as it is.
    const body = { username, token: recoveryCode, password };
    const { status, body: answer } = await host.call('passwordRecover', { body });
    const said = isRecord(answer) ? answer['message'] : '';
    if (status === 422 && said === 'El código es incorrecto o ya venció') {
      return 'recoveryCode is wrong: POST /user/passwordrecover answered 422.';
    }
  }
  return null;
}

/**
 * Runs the contract cases as the command line says.
 * @returns the exit code: 0 when every rule holds, 1 when one does not, 2 when nothing could be run or a rule is not
 *   proven
 */
export async function runContract(
  args: readonly string[],
  { log, error }: Pick<Console, 'log' | 'error'> = console,
): Promise<number> {
  let options: RunOptions | null;
  try {
    options = optionsOf(args);
  } catch (refusal) {
    error(reasonOf(refusal));
    return 2;
  }
  if (options === null) {
    log(USAGE);
    return 0;
  }
  const { url, accounts, only, readOnly, allowNotProven, junit } = options;
  const host = new Host(url, accounts, { readOnly });
  let results: CaseResult[] = [];
  let code: number;
  try {
    const problem = await accountsProblem(host, readOnly);
    if (problem !== null) throw new Error(problem);
    results = await runCases(host, allCases, only);
    log(textReport(results, host));
    code = exitCodeOf(results, allowNotProven);
  } catch (problem) {
    const reason = reasonOf(problem);
    error(reason);
    results.push(resultOf(ACCOUNTS, { outcome: 'notProven', reason, trace: '' }));
    code = 2;
  }
  if (junit === undefined) return code;
  try {
    writeFileSync(junit, junitReport(results));
    return code;
  } catch (refusal) {
    error(`--junit ${junit} cannot be written: ${reasonOf(refusal)}`);
    return 2;
  }
}

/** Stands in the JUnit report for the cases when none could be run. */
const ACCOUNTS = {
  operationId: 'login',
  status: 200,
  rule: 'the accounts sign in',
  group: 'access',
} as const;

function exitCodeOf(results: readonly CaseResult[], allowNotProven: boolean): number {
  if (results.some(({ outcome }) => outcome === 'failed')) return 1;
  return !allowNotProven && results.some(({ outcome }) => outcome === 'notProven') ? 2 : 0;
}
