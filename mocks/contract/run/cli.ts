import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import * as v from 'valibot';

import { Host } from './host';
import { junitReport, textReport } from './report';
import { runCases } from './run';

const USAGE = `npm run contract -- --host https://api.example.com --accounts accounts.json
  [--only TAG|OPERATION]  only the cases of a tag or an operation
  [--read-only]           only cases that write nothing: safe for production
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

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    accounts: { type: 'string' },
    only: { type: 'string' },
    'read-only': { type: 'boolean', default: false },
    junit: { type: 'string' },
  },
});
if (values.host === undefined || values.accounts === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const accounts = v.parse(AccountsFile, JSON.parse(readFileSync(values.accounts, 'utf8')));
const options = { readOnly: values['read-only'], ...(values.only && { only: values.only }) };
const results = await runCases(new Host(values.host, accounts), options);
console.log(textReport(results, values.only));
if (values.junit !== undefined) writeFileSync(values.junit, junitReport(results));
process.exit(results.some(({ outcome }) => outcome === 'failed') ? 1 : 0);
