/** Reads one value of the file; adds a line per invalid field to `problems`. */
type Reader<T> = (raw: unknown, path: string, problems: string[]) => T;

const NO_TEXT = 'debe ser un texto';

function form(expression: RegExp, problem: string): Reader<string> {
  return (raw, path, problems) => {
    const text = typeof raw === 'string' ? raw : null;
    if (text === null || !expression.test(text)) {
      problems.push(`${path}: ${raw === undefined ? 'falta' : text === null ? NO_TEXT : problem}`);
    }
    return text ?? '';
  };
}

const flag: Reader<boolean> = (raw, path, problems) => {
  if (typeof raw !== 'boolean') {
    problems.push(`${path}: ${raw === undefined ? 'falta' : 'debe ser true o false'}`);
  }
  return raw === true;
};

function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (raw, path, problems) => (raw === null ? null : reader(raw, path, problems));
}

function orDefault<T>(reader: Reader<T>, value: T): Reader<T> {
  return (raw, path, problems) => (raw === undefined ? value : reader(raw, path, problems));
}

function list<T>(reader: Reader<T>): Reader<T[]> {
  return (raw, path, problems) => {
    if (Array.isArray(raw)) {
      return raw.map((item, index) => reader(item, `${path}.${index}`, problems));
    }
    problems.push(`${path}: ${raw === undefined ? 'falta' : 'debe ser una lista'}`);
    return [];
  };
}

function object<Shape extends Record<string, Reader<unknown>>>(
  shape: Shape,
): Reader<{ [Key in keyof Shape]: ReturnType<Shape[Key]> }> {
  return (raw, path, problems) => {
    const at = (key: string) => (path ? `${path}.${key}` : key);
    const given = typeof raw === 'object' && !Array.isArray(raw) ? raw : null;
    if (!given) {
      problems.push(
        `${path || '(archivo)'}: ${raw === undefined ? 'falta' : 'debe ser un objeto'}`,
      );
    }
    const fields = new Map(Object.entries(given ?? {}));
    const unknown = [...fields.keys()].filter((key) => !Object.hasOwn(shape, key));
    // An older release may meet the file of a newer one: what it does not know stops nothing.
    for (const key of unknown) console.warn(`config.json: unknown field ${at(key)}`);
    const read = Object.entries(shape).map(([key, reader]) => {
      if (!given) return [key, null];
      const own: string[] = [];
      const value = reader(fields.get(key), at(key), own);
      const misspelt = fields.has(key)
        ? undefined
        : unknown.find((name) => name.toLowerCase() === key.toLowerCase());
      problems.push(
        ...own.map((line) => (misspelt === undefined ? line : `${line} (dice "${misspelt}")`)),
      );
      return [key, value];
    });
    return Object.fromEntries(read) as { [Key in keyof Shape]: ReturnType<Shape[Key]> };
  };
}

const webUrl = form(/^https?:\/\/[^\s/]+\S*$/i, 'debe ser una URL http(s) completa');
const writtenHost = form(/^[a-z0-9.-]+(:\d+)?$/i, 'debe ser un host, sin esquema ni ruta');
/** As `location.host` spells it: in lower case, without the default port. */
const host: Reader<string> = (raw, path, problems) =>
  writtenHost(raw, path, problems)
    .toLowerCase()
    .replace(/:(80|443)$/, '');
const filled = form(/\S/, 'no puede estar vacío');
const anyText = form(/^/, NO_TEXT);
const hosts = list(host);

const readConfig = object({
  /** URL of the backend host, for every call of the contract. */
  apiHost: webUrl,
  /** Hosts (host[:port]) on which `/` is the seller's side; `session/audience` decides on a host in neither list. */
  sellerHosts: hosts,
  /** Hosts on which `/` is the shopper's home. */
  customerHosts: hosts,
  /** Whether `?lado=cliente` / `?lado=vendedor` may choose the side; for development only. */
  sideParameter: flag,
  /** Origin of the links that sellers share (same path shape as the public page). */
  shortLinkHost: webUrl,
  assistant: object({
    scriptUrl: webUrl,
    agentId: filled,
    projectId: anyText,
    title: filled,
    /** Region of the agent; null: global. */
    location: orDefault(orNull(filled), null),
  }),
  wallet: object({ sdkUrl: webUrl }),
  captcha: object({
    siteKey: filled,
    /** URL of reCAPTCHA's script; Google's by default. */
    scriptUrl: orDefault(webUrl, 'https://www.google.com/recaptcha/api.js'),
  }),
  /** Collector of unexpected errors, which gets JSON as text; null: none. */
  errorReporting: orDefault(orNull(object({ url: webUrl })), null),
  /** null: nothing is ever sent. */
  contactSync: orNull(object({ url: webUrl, key: filled })),
  support: object({
    email: form(/^[^\s@]+@[^\s@]+$/, 'debe ser un email'),
    videoCallUrl: orNull(webUrl),
  }),
  /** Name and picture of the product, at the menu, the sign-in and the 404. Without a picture it is the page's icon. */
  brand: orDefault(object({ name: filled, logo: orNull(webUrl) }), {
    name: 'Tienda con asistente',
    logo: null,
  }),
  /** Country (ISO 3166) of phone numbers that name none, where the store's own number does not say it; null: unknown. */
  defaultCountry: orDefault(
    orNull(form(/^[A-Z]{2}$/, 'debe ser un código de país (por ejemplo AR)')),
    null,
  ),
  privacyUrl: webUrl,
  poweredBy: object({ label: anyText, url: webUrl }),
  social: object({
    whatsapp: orNull(webUrl),
    youtube: orNull(webUrl),
    facebook: orNull(webUrl),
    instagram: orNull(webUrl),
  }),
  /** The tracking script runs on these hosts only; null: never. */
  tracking: orNull(object({ scriptUrl: webUrl, hosts })),
});

/** The runtime configuration, `config.json` beside index.html: the same build serves every environment. */
export type RuntimeConfig = ReturnType<typeof readConfig>;

/** The errors of the configuration file: one line per field, in Spanish; no line when the file is missing. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`config.json: ${problems.join('; ') || 'missing'}`);
    this.name = 'ConfigError';
  }
}

/**
 * Validates a parsed configuration file.
 * @throws ConfigError with every invalid field
 */
export function parseConfig(raw: unknown): RuntimeConfig {
  const problems: string[] = [];
  const config = readConfig(raw, '', problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...config, apiHost: config.apiHost.replace(/\/+$/, '') };
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

/** The root element of index.html. */
const OWN_PAGE = /<div id="?root\b/;

let current: RuntimeConfig | null = null;

/**
 * Loads and validates the configuration once, before anything renders.
 * @throws ConfigError for a missing or invalid file, TypeError for a lost connection or a page of the network
 */
export async function loadConfig(url: string): Promise<void> {
  const response = await (globalThis.firstRequests?.config ?? fetch(url));
  if (response.status === 404) throw new ConfigError([]);
  if (!response.ok) throw new ConfigError([`no se pudo leer (${response.status})`]);
  const text = await response.text();
  if (text.trimStart().startsWith('<')) {
    // Hosts of single-page applications answer index.html for a missing file. Any other page is that of a network that asks
    // for a sign-in first.
    if (OWN_PAGE.test(text)) throw new ConfigError([]);
    throw new TypeError('A page in place of config.json');
  }
  // What a browser puts in place of bytes that are no UTF-8.
  if (text.includes('\uFFFD')) throw new ConfigError(['no está en UTF-8']);
  current = parseConfig(parseJson(text));
}

/** The loaded configuration. @throws Error before `loadConfig` */
export function config(): RuntimeConfig {
  if (!current) throw new Error('Configuration not loaded');
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
