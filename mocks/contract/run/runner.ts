import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import * as v from 'valibot';

import { contractOperations } from '../document';
import { Host, type Accounts } from './host';
import { junitReport, textReport } from './report';
import { runCases } from './run';

const USAGE = `npm run contract -- --host https://api.example.com --accounts accounts.json
  [--only TAG|OPERATION]  only the cases of a tag or an operation
  [--read-only]           sends only GET requests and sign-ins: safe for production
  [--junit FILE]          writes the results as JUnit XML

accounts.json: {"storeAdmin": {"email", "password"}, and where the host has them "storeUser", "platformAdmin",
"disabledUser" (the same shape) and "contactSyncKey" and "recoveryCode" (texts)}. The run makes and removes records of the store of
storeAdmin: use one that is made for it.`;

const Credentials = v.strictObject({ email: v.string(), password: v.string() });
const AccountsFile = v.strictObject({
  storeAdmin: Credentials,
  storeUser: v.exactOptional(Credentials),
  platformAdmin: v.exactOptional(Credentials),
  disabledUser: v.exactOptional(Credentials),
  contactSyncKey: v.exactOptional(v.string()),
  recoveryCode: v.exactOptional(v.string()),
});

interface RunOptions {
  url: string;
  accounts: Accounts;
  only: string | undefined;
  readOnly: boolean;
  junit: string | undefined;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

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
      junit: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { host: url, accounts, only, junit, 'read-only': readOnly } = values;
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
  return { url, accounts: accountsOf(accounts), only, readOnly, junit };
}

/**
 * Runs the contract cases as the command line says.
 * @returns the exit code: 0 when no case failed, 1 when one did, 2 when nothing could be run
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
  const { url, accounts, only, readOnly, junit } = options;
  const host = new Host(url, accounts, { readOnly });
  if (!(await host.isReachable())) {
    error(`${url} cannot be reached.`);
    return 2;
  }
  const results = await runCases(host, only === undefined ? {} : { only });
  log(textReport(results, only));
  if (junit !== undefined) writeFileSync(junit, junitReport(results));
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
