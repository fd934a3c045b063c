import { contractOperation, type ContractOperation } from '../document';
import type { OperationId } from '../operation';
import { answerJudge, undocumentedProperties } from '../schemas';

export interface Credentials {
  email: string;
  password: string;
}

/** The roles of `x-roles` that sign in, and a user who is not enabled. */
export type Caller = 'storeAdmin' | 'storeUser' | 'platformAdmin' | 'disabledUser';

/** The accounts of a host; a rule that needs one that is missing is not proven. */
export interface Accounts extends Partial<Record<Caller, Credentials>> {
  storeAdmin: Credentials;
  /** Key of the contact sync. */
  contactSyncKey?: string;
  /** The recovery code that a test host accepts for every request. */
  recoveryCode?: string;
}

/** One request of a case; what is left out is not sent. */
export interface HostRequest {
  /** An account of the host, or a user that the run made. */
  as?: Caller | Credentials;
  headers?: Record<string, string>;
  params?: Record<string, string | number>;
  /** A list repeats its parameter. */
  query?: Record<string, string | number | readonly (string | number)[]>;
  body?: unknown;
  rawBody?: string;
  /** `part` is the name of its part; `file` by default. */
  file?: { name: string; content: string | Uint8Array<ArrayBuffer>; part?: string };
  /** Further parts of the form. */
  fields?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** JSON, or the text of another media type; null without a body. */
  body: unknown;
  /** Contract violations of the answer. */
  problems: string[];
  /** The request as a curl command and the answer, for a report. */
  trace: string;
}

/** An error in one line, with the reason of a connection that failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code === '' || error.message.includes(code) ? error.message : `${error.message} (${code})`;
}

/** Why a rule cannot be proven on this host. */
export class NotProven extends Error {}

/** @throws NotProven: the rule needs something that the host does not have. */
export function notProven(reason: string): never {
  throw new NotProven(reason);
}

/** A rule that does not hold. */
export class Failed extends Error {
  /** @param trace the failed request and its answer */
  constructor(
    reason: string,
    readonly trace = '',
  ) {
    super(reason);
  }
}

/** The `Origin` of the requests: a backend must allow the application's. */
export const ORIGIN = 'https://tienda.example';

/** How long an answer may take: a host that never answers must not stop the run. */
const ANSWER_MS = 60_000;

export interface HostOptions {
  /** Sends a request; `fetch` by default. */
  send?: (request: Request) => Promise<Response>;
  /** Sends only GET requests and sign-ins. */
  readOnly?: boolean;
}

export const allowsOrigin = (headers: Headers) =>
  ['*', ORIGIN].includes(headers.get('access-control-allow-origin') ?? '');

function headerProblems(headers: Headers): string[] {
  const problems: string[] = [];
  if (!allowsOrigin(headers)) {
    const origin = headers.get('access-control-allow-origin') ?? 'missing';
    problems.push(`Access-Control-Allow-Origin is ${origin}, which is not ${ORIGIN}`);
  }
  if (headers.has('set-cookie')) problems.push('it sets a cookie');
  if (headers.get('content-type')?.startsWith('text/csv') !== true) return problems;
  if (!/filename=/.test(headers.get('content-disposition') ?? '')) {
    problems.push('no file name in Content-Disposition');
  }
  const exposed = headers.get('access-control-expose-headers') ?? '';
  if (exposed !== '*' && !/content-disposition/i.test(exposed)) {
    problems.push('Access-Control-Expose-Headers does not name Content-Disposition');
  }
  return problems;
}

const TRACE_CHARACTERS = 600;
const shortened = (text: string) =>
  text.length > TRACE_CHARACTERS ? `${text.slice(0, TRACE_CHARACTERS)}…` : text;
const quoted = (text: string) => `'${shortened(text).replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command to repeat it; tokens stay out of logs. */
function curlOf(url: URL, method: string, request: HostRequest, headers: Headers): string {
  const parts = ['curl', '-i', '-X', method, quoted(url.href)];
  for (const [name, value] of headers) {
    const secret = request.as !== undefined && name === 'authorization';
    if (name !== 'origin')
      parts.push('-H', secret ? '"Authorization: Bearer $TOKEN"' : quoted(`${name}: ${value}`));
  }
  const text = request.body === undefined ? request.rawBody : JSON.stringify(request.body);
  if (text !== undefined) parts.push('-d', quoted(text));
  if (request.file !== undefined) {
    const { part = 'file', name } = request.file;
    parts.push('-F', quoted(`${part}=@${name}`));
    for (const [field, value] of Object.entries(request.fields ?? {})) {
      parts.push('-F', quoted(`${field}=${value}`));
    }
  }
  const { as } = request;
  const who = typeof as === 'object' ? as.email : as;
  return parts.join(' ') + (who === undefined ? '' : `  # TOKEN: sign in as ${who}`);
}

/** A backend under test: calls its operations, signs in through `POST /user/login`, validates its answers. */
export class Host {
  readonly url: string;
  readonly accounts: Accounts;
  readonly #send: (request: Request) => Promise<Response>;
  readonly #readOnly: boolean;
  readonly #problemsOf = answerJudge();
  readonly #undocumentedIn = undocumentedProperties();
  readonly #tokens = new Map<string, Promise<string>>();
  #undo: (() => Promise<unknown>)[] = [];
  /** Why something that a case made could not be removed, one line each. */
  readonly leftovers: string[] = [];
  /** Properties of answers that the contract does not document, with their operation. */
  readonly undocumented = new Set<string>();
  /** Sequence of names that no other run uses. */
  readonly #run = Date.now().toString(36);
  #names = 0;

  /** @param url the host with its base path */
  constructor(url: string, accounts: Accounts, { send, readOnly = false }: HostOptions = {}) {
    this.url = url.replace(/\/+$/, '');
    this.accounts = accounts;
    this.#readOnly = readOnly;
    this.#send = send ?? ((request) => fetch(request, { signal: AbortSignal.timeout(ANSWER_MS) }));
  }

  /** A name that nothing on the host has yet: letters and digits. */
  newName(): string {
    this.#names += 1;
    // The letter at the end keeps a name from being the beginning of another.
    return `contrato${this.#run}${this.#names}x`;
  }

  /** Sends a request as it is. @throws Error when the host cannot be reached */
  send(request: Request): Promise<Response> {
    return this.#send(request);
  }

  /** Registers what removes something that a case made, whatever becomes of the case. */
  afterwards(undo: () => Promise<unknown>): void {
    this.#undo.push(undo);
  }

  /** Removes what a case made, the last first; what cannot be removed is one of the `leftovers`. */
  async cleanUp(): Promise<void> {
    const undo = this.#undo.toReversed();
    this.#undo = [];
    for (const one of undo) {
      try {
        await one();
      } catch (error) {
        // No rule is about it, and it must not end the run.
        this.leftovers.push(reasonOf(error));
      }
    }
  }

  /** @throws NotProven when a read-only run may not send the operation */
  mustBeAllowed(operationId: OperationId): void {
    // A backend without the check that a case is about would carry the request out.
    const method = contractOperation(operationId).method.toUpperCase();
    if (this.#readOnly && method !== 'GET' && operationId !== 'login') {
      notProven(`--read-only sends no ${method} (${operationId})`);
    }
  }

  /**
   * Calls an operation and validates the answer.
   * @throws NotProven when a read-only run may not send it, Failed when no whole answer arrives
   */
  async call(operationId: OperationId, request: HostRequest = {}): Promise<Answer> {
    this.mustBeAllowed(operationId);
    const operation = contractOperation(operationId);
    const sent = await this.#request(operation, request);
    const curl = curlOf(new URL(sent.url), sent.method, request, sent.headers);
    const { response, text } = await this.#answer(sent, curl);
    const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    const { status, headers } = response;
    let body: unknown = text === '' ? null : text;
    let isJson = true;
    if (type === 'application/json' && text !== '') {
      try {
        body = JSON.parse(text);
      } catch {
        isJson = false;
      }
    }
    const problems = this.#problemsOf(operation, status, type ?? null, body);
    if (!isJson) problems.unshift('the body says that it is JSON and is not');
    problems.push(...headerProblems(headers));
    for (const name of this.#undocumentedIn(operation, status, body)) {
      this.undocumented.add(`${operationId} ${status}: ${name}`);
    }
    return { status, headers, body, problems, trace: `${curl}\n→ ${status} ${shortened(text)}` };
  }

  /** The `data` of an operation that must succeed for a case to be set up. @throws NotProven when it does not. */
  async data(operationId: OperationId, request: HostRequest = {}): Promise<unknown> {
    const { status, body } = await this.call(operationId, request);
    if (status !== 200) notProven(`set-up: ${operationId} answered ${status}`);
    return dataOf(body);
  }

  /** The token of an account. @throws NotProven when it cannot sign in */
  token(caller: Caller | Credentials): Promise<string> {
    const credentials =
      typeof caller === 'object'
        ? caller
        : (this.accounts[caller] ?? notProven(`no account ${caller}`));
    const known = this.#tokens.get(credentials.email);
    if (known !== undefined) return known;
    const signedIn = this.#signIn(credentials);
    this.#tokens.set(credentials.email, signedIn);
    return signedIn;
  }

  async #answer(sent: Request, curl: string): Promise<{ response: Response; text: string }> {
    try {
      const response = await this.#send(sent);
      return { response, text: await response.text() };
    } catch (error) {
      throw new Failed(`no answer: ${reasonOf(error)}`, curl);
    }
  }

  async #signIn({ email, password }: Credentials): Promise<string> {
    const data = await this.data('login', { body: { email, password } });
    const token =
      typeof data === 'object' && data !== null && 'jwt_token' in data ? data.jwt_token : null;
    return typeof token === 'string' ? token : notProven(`login of ${email} answered no token`);
  }

  async #request(operation: ContractOperation, request: HostRequest): Promise<Request> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(request.params?.[name] ?? '1'),
    );
    const url = new URL(this.url + path);
    for (const [name, value] of Object.entries(request.query ?? {})) {
      for (const one of [value].flat()) url.searchParams.append(name, String(one));
    }
    const headers = new Headers({ Origin: ORIGIN, ...request.headers });
    if (request.as !== undefined) {
      headers.set('Authorization', `Bearer ${await this.token(request.as)}`);
    }
    let body: BodyInit | null = request.rawBody ?? null;
    if (request.body !== undefined) body = JSON.stringify(request.body);
    if (body !== null && !headers.has('Content-Type')) {
      headers.set('Content-Type', 'application/json');
    }
    if (request.file !== undefined) {
      const form = new FormData();
      const { name: fileName, content, part = 'file' } = request.file;
      form.append(part, new Blob([content]), fileName);
      for (const [name, value] of Object.entries(request.fields ?? {})) form.append(name, value);
      body = form;
    }
    return new Request(url, { method: operation.method.toUpperCase(), headers, body });
  }
}

/** `data` of an answer's body; the body itself where it has none. */
export function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}
