import * as v from 'valibot';

const webUrl = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^\s/]+/.test(text), 'debe ser una dirección http(s) completa'),
);
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'debe ser un nombre de host, sin esquema ni ruta'),
);
const optionalUrl = v.nullable(webUrl);

const configSchema = v.strictObject({
  /** Address of the backend host; every call of the contract goes there. */
  apiHost: v.pipe(
    webUrl,
    v.transform((text) => text.replace(/\/+$/, '')),
  ),
  /** Hosts (host[:port]) on which `/` is the seller's side; any other host not listed is the seller's too. */
  sellerHosts: v.array(host),
  /** Hosts on which `/` is the shopper's home. */
  customerHosts: v.array(host),
  /** Whether `?lado=cliente` / `?lado=vendedor` may choose the side; for development only. */
  sideParameter: v.boolean(),
  /** Origin of the links that sellers share (same path shape as the public page). */
  shortLinkHost: webUrl,
  assistant: v.strictObject({
    scriptUrl: webUrl,
    agentId: v.pipe(v.string(), v.minLength(1, 'no puede estar vacío')),
    projectId: v.string(),
    title: v.pipe(v.string(), v.minLength(1, 'no puede estar vacío')),
  }),
  wallet: v.strictObject({ sdkUrl: webUrl }),
  captcha: v.strictObject({
    siteKey: v.pipe(v.string(), v.minLength(1, 'no puede estar vacío')),
    /** Where reCAPTCHA's script comes from; Google's own address when absent. */
    scriptUrl: v.optional(webUrl, 'https://www.google.com/recaptcha/api.js'),
  }),
  /** null: nothing is ever sent. */
  contactSync: v.nullable(v.strictObject({ url: webUrl, key: v.pipe(v.string(), v.minLength(1)) })),
  support: v.strictObject({
    email: v.pipe(v.string(), v.email('debe ser un email')),
    videoCallUrl: optionalUrl,
  }),
  privacyUrl: webUrl,
  poweredBy: v.strictObject({ label: v.string(), url: webUrl }),
  social: v.strictObject({
    whatsapp: optionalUrl,
    youtube: optionalUrl,
    facebook: optionalUrl,
    instagram: optionalUrl,
  }),
  /** The tracking script runs on these hosts only; null: never. */
  tracking: v.nullable(v.strictObject({ scriptUrl: webUrl, hosts: v.array(host) })),
});

/** The runtime configuration, `config.json` beside index.html: the same build serves every environment. */
export type RuntimeConfig = v.InferOutput<typeof configSchema>;

/** What is wrong with the configuration file: one line per field, in Spanish. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`config.json: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/** Reads a parsed configuration file; throws {@link ConfigError} naming every wrong field. */
export function parseConfig(raw: unknown): RuntimeConfig {
  const result = v.safeParse(configSchema, raw);
  if (result.success) return result.output;
  throw new ConfigError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? '(archivo)'}: ${issue.message}`),
  );
}

let current: RuntimeConfig | null = null;

/** Loads and validates the configuration once, before anything renders. */
export async function loadConfig(url: string): Promise<RuntimeConfig> {
  let raw: unknown;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new ConfigError([`no se pudo leer (${response.status})`]);
    raw = await response.json();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(['no es un archivo JSON o no se pudo leer']);
  }
  current = parseConfig(raw);
  return current;
}

/** The loaded configuration; calling it before `loadConfig` is a programming error. */
export function config(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration has not been loaded');
  return current;
}

/** Sets a configuration without a file, for unit tests. */
export function setConfig(value: RuntimeConfig): void {
  current = value;
}
