import type { OperationId } from '../../http';
import type { ACCOUNTS } from '../../seed/accounts';
import { contractOperations, type ContractOperation } from '../document';
import { answerJudge } from '../validator';

export interface Credentials {
  email: string;
  password: string;
}

export type Caller = keyof typeof ACCOUNTS;

/** The accounts of a host that the cases sign in with; those that are missing skip their cases. */
export interface Accounts extends Partial<Record<Caller, Credentials>> {
  storeAdmin: Credentials;
  /** Key of the contact sync. */
  contactSyncKey?: string;
  /** The recovery code that a test host accepts for every request. */
  recoveryCode?: string;
}

/** One request of a case; what is left out is not sent. */
export interface HostRequest {
  as?: Caller;
  headers?: Record<string, string>;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  rawBody?: string;
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> };
}

export interface Answer {
  status: number;
  headers: Headers;
  /** JSON, or the text of another media type; null without a body. */
  body: unknown;
  /** Contract violations of the answer. */
  problems: string[];
}

/** Why a case cannot run on this host. */
export class Skip extends Error {}

/** @throws Skip: the case needs something that the host does not have. */
export function skip(reason: string): never {
  throw new Skip(reason);
}

/** The `Origin` of the requests: a backend must allow the application's. */
const ORIGIN = 'https://tienda.example';

export function operationOf(operationId: string): ContractOperation {
  const operation = contractOperations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`${operationId} is not in the contract`);
  return operation;
}

export interface HostOptions {
  /** Whether answers are validated; not so where the mock backend in this process does it. */
  judges?: boolean;
  /** Sends a request; `fetch` by default. */
  send?: typeof fetch;
  /** Sends only GET requests and sign-ins: a case that needs any other call is skipped. */
  readOnly?: boolean;
}

function headerProblems(headers: Headers): string[] {
  const problems: string[] = [];
  if (headers.get('access-control-allow-origin') === null) {
    problems.push(`no Access-Control-Allow-Origin for ${ORIGIN}`);
  }
  const isCsv = headers.get('content-type')?.startsWith('text/csv') === true;
  if (isCsv && !/filename=/.test(headers.get('content-disposition') ?? '')) {
    problems.push('no file name in Content-Disposition');
  }
  return problems;
}

/** A backend under test: calls its operations, signs in through `POST /user/login`, validates its answers. */
export class Host {
  readonly #base: string;
  readonly #accounts: Accounts;
  readonly #send: typeof fetch;
  readonly #readOnly: boolean;
  readonly #problemsOf: ReturnType<typeof answerJudge> | null;
  readonly #tokens = new Map<Caller, Promise<string>>();
  /** Sequence of names that no other run uses. */
  readonly #run = Date.now().toString(36);
  #names = 0;

  /** @param url the host with its base path */
  constructor(
    url: string,
    accounts: Accounts,
    { judges = true, send, readOnly = false }: HostOptions = {},
  ) {
    this.#base = url.replace(/\/+$/, '');
    this.#accounts = accounts;
    this.#problemsOf = judges ? answerJudge() : null;
    this.#readOnly = readOnly;
    // Tests replace the global function later.
    this.#send = send ?? ((input, init) => fetch(input, init));
  }

  get accounts(): Accounts {
    return this.#accounts;
  }

  /** A name that nothing on the host has yet: letters and digits. */
  newName(): string {
    this.#names += 1;
    return `contrato${this.#run}${this.#names}`;
  }

  /** Whether anything answers at the URL, whatever the status. */
  async isReachable(): Promise<boolean> {
    try {
      await this.#send(new Request(this.#base));
      return true;
    } catch {
      return false;
    }
  }

  /** @throws Skip when a read-only run may not send the operation */
  mustBeAllowed(operationId: OperationId): void {
    // A backend without the check that a case is about would carry the request out.
    const method = operationOf(operationId).method.toUpperCase();
    if (this.#readOnly && method !== 'GET' && operationId !== 'login') {
      skip(`--read-only sends no ${method} (${operationId})`);
    }
  }

  /**
   * Calls an operation and validates the answer.
   * @throws Skip when a read-only run may not send it, Error when the host cannot be reached
   */
  async call(operationId: OperationId, request: HostRequest = {}): Promise<Answer> {
    this.mustBeAllowed(operationId);
    const operation = operationOf(operationId);
    const response = await this.#send(await this.#request(operation, request));
    const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    const text = await response.text();
    const { status } = response;
    let body: unknown = text === '' ? null : text;
    let isJson = true;
    if (type === 'application/json' && text !== '') {
      try {
        body = JSON.parse(text);
      } catch {
        isJson = false;
      }
    }
    const problems = this.#problemsOf?.(operation, status, type ?? null, body) ?? [];
    if (!isJson) problems.unshift('the body says that it is JSON and is not');
    if (this.#problemsOf !== null) problems.push(...headerProblems(response.headers));
    return { status, headers: response.headers, body, problems };
  }

  /** The `data` of an operation that must succeed for a case to be set up. @throws Skip when it does not. */
  async data(operationId: OperationId, request: HostRequest = {}): Promise<unknown> {
    const { status, body } = await this.call(operationId, request);
    if (status !== 200) skip(`set-up: ${operationId} answered ${status}`);
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  }

  async #token(caller: Caller): Promise<string> {
    const known = this.#tokens.get(caller);
    if (known !== undefined) return known;
    const signedIn = this.#signIn(caller);
    this.#tokens.set(caller, signedIn);
    return signedIn;
  }

  async #signIn(caller: Caller): Promise<string> {
    const { email, password } = this.#accounts[caller] ?? skip(`no account ${caller}`);
    const data = await this.data('login', { body: { email, password } });
    const token =
      typeof data === 'object' && data !== null && 'jwt_token' in data ? data.jwt_token : null;
    return typeof token === 'string' ? token : skip(`login of ${caller} answered no token`);
  }

  async #request(operation: ContractOperation, request: HostRequest): Promise<Request> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(request.params?.[name] ?? '1'),
    );
    const url = new URL(this.#base + path);
    for (const [name, value] of Object.entries(request.query ?? {})) {
      url.searchParams.set(name, String(value));
    }
    const headers = new Headers({ Origin: ORIGIN, ...request.headers });
    if (request.as !== undefined) {
      headers.set('Authorization', `Bearer ${await this.#token(request.as)}`);
    }
    let body: BodyInit | null = request.rawBody ?? null;
    if (request.body !== undefined) body = JSON.stringify(request.body);
    if (body !== null && !headers.has('Content-Type')) {
      headers.set('Content-Type', 'application/json');
    }
    if (request.file !== undefined) {
      const form = new FormData();
      form.append('file', new Blob([request.file.content]), request.file.name);
      body = form;
    }
    return new Request(url, { method: operation.method.toUpperCase(), headers, body });
  }
}
