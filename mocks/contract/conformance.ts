import type { OperationId } from '../contract-kit/operation';
import type { Operation } from '../contract-kit/operation';
import type { SchemaError, Validator } from './validator';

/** A request or an answer that breaks the contract. */
export interface Violation extends SchemaError {
  /** null: not an operation of the contract. */
  operationId: OperationId | null;
  /** The pointer leads into the request's `{params, query, body}` or into the answer's body. */
  direction: 'request' | 'response';
}

/** The parts of a request that the contract describes. */
export interface RequestParts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Names in the query that the operation does not have. */
  unknownQuery: readonly string[];
  /** Names of the operation that the query repeats. */
  repeatedQuery: readonly string[];
  /** The request's content type; null: none given. */
  mediaType: string | null;
  /** undefined: there was none. */
  body: unknown;
  /** Why the body cannot be read (Spanish); null when it can. */
  unreadable: string | null;
}

/** A request and response of an operation that are being validated, with the violations found. */
export interface OperationCheck {
  operation: Operation;
  /** Descriptions of its violations, for the request log. */
  violations: string[];
}

export interface ConformanceOptions {
  /** Whether only a sample of long lists is validated. */
  sampling: boolean;
  /** Answers that are given before it resolves are validated afterwards, so that the first view does not wait for it. */
  postponedUntil?: Promise<void>;
}

/** Validates requests and answers against the contract and records the violations. */
export class Conformance {
  readonly #sampling: boolean;
  #validator: Promise<Validator> | undefined;
  #violations: Violation[] = [];
  /** Validations that wait for `postponedUntil`; null: answers are validated at once. */
  #postponed: (() => Promise<void>)[] | null = null;
  #settled: Promise<void> = Promise.resolve();

  constructor({ sampling, postponedUntil }: ConformanceOptions) {
    this.#sampling = sampling;
    if (postponedUntil === undefined) return;
    this.#postponed = [];
    void postponedUntil.then(() => {
      const settled = this.settle();
      this.#postponed = null;
      return settled;
    });
  }

  /** Loads what validates. */
  load(): Promise<Validator> {
    this.#validator ??= import('./validator').then(
      (loaded) => new loaded.Validator(this.#sampling),
    );
    return this.#validator;
  }

  get violations(): readonly Violation[] {
    return this.#violations;
  }

  /** Returns the violations since the last call, and forgets them. */
  takeViolations(): Violation[] {
    const taken = this.#violations;
    this.#violations = [];
    return taken;
  }

  /** Validates the answers that were postponed. */
  settle(): Promise<void> {
    const checks = this.#postponed?.splice(0) ?? [];
    this.#settled = checks.reduce((before, check) => before.then(check), this.#settled);
    return this.#settled;
  }

  report(violation: Violation): void {
    this.#violations.push(violation);
    const { operationId, direction, pointer, reason } = violation;
    console.error(`[contract] ${operationId ?? '-'} ${direction} ${pointer || '/'}: ${reason}`);
  }

  /** Records a violation of a call. */
  reportOf(
    { operation, violations }: OperationCheck,
    violation: Omit<Violation, 'operationId'>,
  ): void {
    violations.push(`${violation.pointer} ${violation.reason}`);
    this.report({ operationId: operation.operationId, ...violation });
  }

  /** @returns null, or the error of the request in Spanish (also recorded as a violation) */
  async checkRequest(check: OperationCheck, parts: RequestParts): Promise<string | null> {
    const { operationId, parameters } = check.operation;
    for (const name of parts.unknownQuery) {
      // Only recorded: not every operation documents a 400, and a backend ignores the parameter.
      this.#record(check, `/query/${name}`, `El parámetro ${name} no existe`);
    }
    const [repeated] = parts.repeatedQuery;
    if (repeated !== undefined) {
      return this.#record(check, `/query/${repeated}`, `El parámetro ${repeated} está repetido`);
    }
    for (const { name, place, required } of parameters) {
      const value = (place === 'path' ? parts.params : parts.query)[name];
      const pointer = `/${place === 'path' ? 'params' : 'query'}/${name}`;
      if (value === undefined) {
        if (required) return this.#record(check, pointer, `Falta el parámetro ${name}`);
      } else if (!(await this.load()).isParameter(operationId, name, place, value)) {
        return this.#record(check, pointer, `El parámetro ${name} no es válido`);
      }
    }
    return this.#checkBody(check, parts);
  }

  async #checkBody(check: OperationCheck, parts: RequestParts): Promise<string | null> {
    const { operationId, body: wanted } = check.operation;
    const { body, mediaType, unreadable } = parts;
    if (wanted === null) return null;
    if (body === undefined && unreadable === null) {
      return this.#record(check, '/body', 'Falta el cuerpo');
    }
    if (mediaType !== wanted.mediaType) {
      return this.#record(check, '/headers/content-type', `El cuerpo no es ${wanted.mediaType}`);
    }
    if (unreadable !== null) return this.#record(check, '/body', unreadable);
    if (wanted.kind !== 'json') return null;
    const schemaError = (await this.load()).bodySchemaError(operationId, body);
    return schemaError && this.#record(check, `/body${schemaError.pointer}`, schemaError.reason);
  }

  /** Records a violation for a successful request that breaks a limit: a rule is missing. */
  checkAccepted(check: OperationCheck, { body }: RequestParts): Promise<void> {
    if (check.operation.body?.kind !== 'json') return Promise.resolve();
    return this.#check((validator) => {
      const schemaError = validator.acceptedSchemaError(check.operation.operationId, body);
      if (schemaError)
        this.#record(check, `/body${schemaError.pointer}`, `${schemaError.reason}, y se aceptó`);
    });
  }

  checkResponse(check: OperationCheck, status: number, body: unknown): Promise<void> {
    return this.#check((validator) => {
      const schemaError = validator.answerSchemaError(check.operation.operationId, status, body);
      if (schemaError) this.reportOf(check, { direction: 'response', ...schemaError });
    });
  }

  /** Records a violation for a content type that the contract does not have for the status. */
  checkContentType(check: OperationCheck, status: number, mediaType: string | null): Promise<void> {
    return this.#check((validator) => {
      const schemaError = validator.contentTypeSchemaError(
        check.operation.operationId,
        status,
        mediaType,
      );
      if (schemaError) this.reportOf(check, { direction: 'response', ...schemaError });
    });
  }

  async #check(run: (validator: Validator) => void): Promise<void> {
    const check = async () => run(await this.load());
    if (this.#postponed === null) await check();
    else this.#postponed.push(check);
  }

  #record(check: OperationCheck, pointer: string, reason: string): string {
    this.reportOf(check, { direction: 'request', pointer, reason });
    return reason;
  }
}
