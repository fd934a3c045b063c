import * as v from 'valibot';

import { firstConfig } from './firstRequests';

const form = (expression: RegExp, problem: string) =>
  v.pipe(v.string('debe ser un texto'), v.regex(expression, problem));

const webUrl = form(/^https?:\/\/[^\s/]+\S*$/, 'debe ser una dirección http(s) completa');
const host = form(/^[a-z0-9.-]+(:\d+)?$/i, 'debe ser un nombre de host, sin esquema ni ruta');
const filled = form(/\S/, 'no puede estar vacío');
const anyText = v.string('debe ser un texto');
const hosts = v.array(host, 'debe ser una lista');

/** The message of a missing or unknown field comes with its issue (see {@link problemOf}). */
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'debe ser un objeto');

const configSchema = object({
  /** URL of the backend host, for every call of the contract. */
  apiHost: v.pipe(
    webUrl,
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
  /** Hosts (host[:port]) on which `/` is the seller's side, as on any host that is not listed. */
  sellerHosts: hosts,
  /** Hosts on which `/` is the shopper's home. */
  customerHosts: hosts,
  /** Whether `?lado=cliente` / `?lado=vendedor` may choose the side; for development only. */
  sideParameter: v.boolean('debe ser true o false'),
  /** Origin of the links that sellers share (same path shape as the public page). */
  shortLinkHost: webUrl,
  assistant: object({ scriptUrl: webUrl, agentId: filled, projectId: anyText, title: filled }),
  wallet: object({ sdkUrl: webUrl }),
  captcha: object({
    siteKey: filled,
    /** URL of reCAPTCHA's script; Google's by default. */
    scriptUrl: v.optional(webUrl, 'https://www.google.com/recaptcha/api.js'),
  }),
  /** Collector of unexpected errors, which gets JSON as text; null: none. */
  errorReporting: v.optional(v.nullable(object({ url: webUrl })), null),
  /** null: nothing is ever sent. */
  contactSync: v.nullable(object({ url: webUrl, key: filled })),
  support: object({
    email: form(/^[^\s@]+@[^\s@]+$/, 'debe ser un email'),
    videoCallUrl: v.nullable(webUrl),
  }),
  /** Name and picture of the product, at the menu, the sign-in and the 404. Without a picture it is the page's icon. */
  brand: v.optional(object({ name: filled, logo: v.nullable(webUrl) }), {
    name: 'Tienda con asistente',
    logo: null,
  }),
  privacyUrl: webUrl,
  poweredBy: object({ label: anyText, url: webUrl }),
  social: object({
    whatsapp: v.nullable(webUrl),
    youtube: v.nullable(webUrl),
    facebook: v.nullable(webUrl),
    instagram: v.nullable(webUrl),
  }),
  /** The tracking script runs on these hosts only; null: never. */
  tracking: v.nullable(object({ scriptUrl: webUrl, hosts })),
});

/** The runtime configuration, `config.json` beside index.html: the same build serves every environment. */
export type RuntimeConfig = v.InferOutput<typeof configSchema>;

/** The errors of the configuration file: one line per field, in Spanish; no line when the file is missing. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`config.json: ${problems.join('; ') || 'missing'}`);
    this.name = 'ConfigError';
  }
}

/** One problem as a line: the field's path and what is wrong with it. */
function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? '(archivo)';
  if (issue.received === 'undefined') return `${path}: falta`;
  return `${path}: ${issue.expected === 'never' ? 'campo desconocido' : issue.message}`;
}

/**
 * Validates a parsed configuration file.
 * @throws ConfigError with every invalid field
 */
export function parseConfig(raw: unknown): RuntimeConfig {
  const result = v.safeParse(configSchema, raw);
  if (!result.success) throw new ConfigError(result.issues.map(problemOf));
  return result.output;
}

/** @throws ConfigError in the browser's words, which name the line or quote the text around the error */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`no es JSON válido: ${reason}`]);
  }
}

let current: RuntimeConfig | null = null;

/** Loads and validates the configuration once, before anything renders. */
export async function loadConfig(url: string): Promise<RuntimeConfig> {
  let text: string;
  try {
    const response = await (firstConfig() ?? fetch(url));
    // Hosts of single-page applications answer index.html for a missing file.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.status === 404 || (response.ok && isPage)) throw new ConfigError([]);
    if (!response.ok) throw new ConfigError([`no se pudo leer (${response.status})`]);
    text = await response.text();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(['no se pudo leer']);
  }
  current = parseConfig(parseJson(text));
  return current;
}

/** The loaded configuration. @throws Error before `loadConfig` */
export function config(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration has not been loaded');
  return current;
}

/**
 * Whether a development configuration (`sideParameter`) runs on a host that it does not list: usually the shipped
 * example on a real host.
 */
export function isForeignDevelopment(value: RuntimeConfig, host: string): boolean {
  const { sideParameter, sellerHosts, customerHosts } = value;
  return sideParameter && ![...sellerHosts, ...customerHosts].includes(host);
}

/** Sets a configuration without a file, for unit tests. */
export function setConfig(value: RuntimeConfig): void {
  current = value;
}
