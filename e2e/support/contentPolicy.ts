import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PORTS } from './ports';

/** The mock server under a name of its own for each of the hosts: a browser takes them for different ones. */
const origin = (name: string) => `http://${name}localhost:${PORTS.mockServer}`;
const backend = origin('');
const assistant = origin('assistant.');
const wallet = origin('wallet.');
const captcha = origin('captcha.');
const contacts = origin('contacts.');
const tracking = origin('tracking.');

/** The hosts of the tests for those that the deployment's example names. */
const STAND_INS: Readonly<Record<string, string>> = {
  'https://api.example.com': backend,
  'https://www.gstatic.com': assistant,
  'https://dialogflow.googleapis.com': assistant,
  'https://sdk.mercadopago.com': wallet,
  'https://api.mercadopago.com': wallet,
  'https://www.google.com': captcha,
  'https://contacts.example.com': contacts,
  'https://analytics.example.com': tracking,
};

function standIn(host: string): string {
  const found = STAND_INS[host];
  if (found === undefined) throw new Error(`No host of the tests for ${host}`);
  return found;
}

const HEADERS = new URL('../deploy/nginx/headers.conf', import.meta.url);
const POLICY = /Content-Security-Policy "([^"]+)"/;

/** The content security policy of the deployment's example. */
export function examplePolicy(): string {
  const policy = POLICY.exec(readFileSync(HEADERS, 'utf8'))?.[1];
  if (policy === undefined) throw new Error('headers.conf has no Content-Security-Policy');
  return policy;
}

/** That policy with the hosts of the tests. */
export function contentPolicy(): string {
  return examplePolicy()
    .replaceAll(/https:\/\/[^\s;]+/g, standIn)
    .replaceAll(/ https:(?=[\s;]|$)/g, ` https: ${backend}`);
}

const script = (host: string, name: string) => `${host}/__thirdparty/${name}.js`;
const CONFIG = new URL('./production.config.json', import.meta.url);

/**
 * Writes the configuration of the production build with a host of its own for each third party, as the policy has them;
 * tracking runs on the shoppers' host.
 * @returns the file's path
 */
export function configFile(): string {
  const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as Record<string, object>;
  const file = join(tmpdir(), `shop-assistant-${PORTS.production}.config.json`);
  const own = {
    ...config,
    assistant: { ...config['assistant'], scriptUrl: script(assistant, 'df-messenger') },
    wallet: { sdkUrl: script(wallet, 'mercadopago') },
    captcha: { ...config['captcha'], scriptUrl: script(captcha, 'recaptcha') },
    contactSync: { ...config['contactSync'], url: contacts },
    tracking: { scriptUrl: script(tracking, 'tracking'), hosts: [`127.0.0.1:${PORTS.production}`] },
  };
  writeFileSync(file, JSON.stringify(own));
  return file;
}
