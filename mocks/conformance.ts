import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';

import { isEmail, urlError } from '~/domain/validators';

import {
  closed,
  componentPointer,
  detachedSchema,
  wellFormed,
  type ContractOperation,
  type ContractReply,
  type SchemaChange,
} from './contract/document';
import type { OperationId } from './http';

/** A request or an answer that breaks the contract. */
export interface Violation {
  /** null: not an operation of the contract. */
  operationId: OperationId | null;
  direction: 'request' | 'response';
  /** JSON pointer into the request's `{params, query, body}` or into the answer's body. */
  pointer: string;
  reason: string;
}

/** Longer lists are sampled in the browser, to keep the demo fast. */
const SAMPLED_FROM = 500;
const SAMPLE_HEAD = 200;
const SAMPLE_STEP = 50;

const TYPE_NAMES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
};

/** The error deepest in the data: the most specific one of an `anyOf`. */
function deepest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.reduce<ErrorObject | undefined>(
    (found, error) =>
      found === undefined || error.instancePath.length > found.instancePath.length ? error : found,
    undefined,
  );
}

function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .filter((part) => part !== '')
    .join('.');
}

/** The error in Spanish, with the field's name. */
function describe(error: ErrorObject): string {
  const name = fieldName(error.instancePath);
  const field = name === '' ? 'El cuerpo' : `El campo ${name}`;
  const inside = (property: unknown) => (name === '' ? '' : `${name}.`) + String(property);
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return `Falta el campo ${inside(params['missingProperty'])}`;
    case 'additionalProperties':
      return `El campo ${inside(params['additionalProperty'])} no existe`;
    case 'unevaluatedProperties':
      return `El campo ${inside(params['unevaluatedProperty'])} no existe`;
    case 'type': {
      const types = String(params['type']).split(',');
      return `${field} debe ser ${types.map((type) => TYPE_NAMES[type] ?? 'nulo').join(' o ')}`;
    }
    case 'enum':
    case 'const':
      return `${field} no es uno de los valores permitidos`;
    case 'pattern':
    case 'format':
      return `${field} no tiene el formato esperado`;
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return `${field} tiene menos elementos de los necesarios`;
    case 'maxLength':
      return `${field} admite hasta ${params['limit']} caracteres`;
    case 'maxItems':
    case 'maxProperties':
      return `${field} admite hasta ${params['limit']} elementos`;
    case 'minimum':
    case 'exclusiveMinimum':
      return `${field} es demasiado chico`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `${field} es demasiado grande`;
    default:
      return `${field} no es válido`;
  }
}

function sampled(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  const { data } = body;
  if (!Array.isArray(data) || data.length <= SAMPLED_FROM) return body;
  const sample = data.filter((_row, index) => index < SAMPLE_HEAD || index % SAMPLE_STEP === 0);
  return { ...body, data: sample };
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

/** Validates a value against a schema of the contract, given by its pointer. */
type Judge = (schemaPointer: string, value: unknown) => ErrorObject | undefined;

function newCompiler(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    // The contract's own test validates the schemas.
    meta: false,
    validateSchema: false,
    logger: false,
    // Optimizing the generated code takes longer than it saves on the few rows of an answer.
    code: { optimize: false },
  });
  addFormats(ajv);
  // The same formats as the domain rules; for an optional field an empty text counts as absent.
  ajv.addFormat('email', (text: string) => text === '' || isEmail(text));
  ajv.addFormat('uri', (text: string) => urlError(text) === null);
  return ajv;
}

/**
 * Compiles a schema at its first validation, with those that it refers to only: compiling the whole contract would delay
 * the start of the page.
 * @param change applied to each object of a schema
 * @returns a validator that returns the most specific error, or undefined for a valid value
 */
function judgeOf(change: SchemaChange): Judge {
  let ajv: Ajv2020 | undefined;
  const components = new Set<string>();
  const validators = new Map<string, ValidateFunction>();

  /** Reads a schema, and adds the component schemas that it refers to. */
  function read(compiler: Ajv2020, pointer: string) {
    const { schema, references } = detachedSchema(pointer, change);
    for (const name of references) {
      if (components.has(name)) continue;
      components.add(name);
      compiler.addSchema(read(compiler, componentPointer(name)), name);
    }
    return schema;
  }

  return (schemaPointer, value) => {
    let validate = validators.get(schemaPointer);
    if (validate === undefined) {
      ajv ??= newCompiler();
      validate = ajv.compile(read(ajv, schemaPointer));
      validators.set(schemaPointer, validate);
    }
    return validate(value) ? undefined : deepest(validate.errors ?? []);
  };
}

/** Like the contract, it allows additional fields. */
const asWritten: SchemaChange = (object) => object;

/** The violations of an answer; empty when it conforms. */
export type AnswerJudge = (
  operation: ContractOperation,
  status: number,
  mediaType: string | null,
  body: unknown,
) => string[];

/** Validates the answers of any backend. */
export function answerJudge(): AnswerJudge {
  const judge = judgeOf(asWritten);
  return ({ replies }, status, mediaType, body) => {
    const reply = replies.get(status);
    if (reply === undefined) return [`status ${status} is not documented`];
    if (!reply.mediaTypes.some((one) => one === mediaType)) {
      return [`content type ${mediaType ?? 'none'} is not ${reply.mediaTypes.join(' or ')}`];
    }
    if (reply.schemaPointer === null) return [];
    const error = judge(reply.schemaPointer, body);
    if (error === undefined) return [];
    return [
      `body${error.instancePath} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
    ];
  };
}

/** @returns a validator of entities by the name of their schema; it returns the error, or null */
export function entityJudge(): (schema: string, value: unknown) => string | null {
  const judge = judgeOf(asWritten);
  return (schema, value) => {
    const error = judge(componentPointer(schema), value);
    return error === undefined ? null : `${error.instancePath} ${error.message ?? error.keyword}`;
  };
}

/** Validates requests and answers against the contract and records the violations. */
export class Conformance {
  /** Validates against the whole contract. */
  readonly #judge = judgeOf(closed);
  /** Validates that a request is well formed; limits that a handler's rule checks are left to the handler. */
  readonly #judgeForm = judgeOf(wellFormed);
  readonly #sampling: boolean;
  #violations: Violation[] = [];
  #forgotten = 0;

  /** @param sampling whether only a sample of long lists is validated */
  constructor(sampling: boolean) {
    this.#sampling = sampling;
  }

  get violations(): readonly Violation[] {
    return this.#violations;
  }

  /** Returns the violations since the last call, and forgets them. */
  takeViolations(): Violation[] {
    const taken = this.#violations;
    this.#forgotten += taken.length;
    this.#violations = [];
    return taken;
  }

  /** Number of violations, including forgotten ones. */
  get count(): number {
    return this.#forgotten + this.#violations.length;
  }

  /** The violations after the first `count`. */
  since(count: number): readonly Violation[] {
    return this.#violations.slice(Math.max(0, count - this.#forgotten));
  }

  report(violation: Violation): void {
    this.#violations.push(violation);
    const { operationId, direction, pointer, reason } = violation;
    console.error(`[contract] ${operationId ?? '-'} ${direction} ${pointer || '/'}: ${reason}`);
  }

  /** @returns null, or the error of the request in Spanish (also recorded as a violation) */
  checkRequest(operation: ContractOperation, parts: RequestParts): string | null {
    for (const name of parts.unknownQuery) {
      // Only recorded: not every operation documents a 400, and a backend ignores the parameter.
      this.#refuse(operation, `/query/${name}`, `El parámetro ${name} no existe`);
    }
    const [repeated] = parts.repeatedQuery;
    if (repeated !== undefined) {
      return this.#refuse(
        operation,
        `/query/${repeated}`,
        `El parámetro ${repeated} está repetido`,
      );
    }
    for (const parameter of operation.parameters) {
      const { name, place, required, schemaPointer } = parameter;
      const value = (place === 'path' ? parts.params : parts.query)[name];
      const pointer = `/${place === 'path' ? 'params' : 'query'}/${name}`;
      if (value === undefined) {
        if (required) return this.#refuse(operation, pointer, `Falta el parámetro ${name}`);
      } else if (this.#judgeForm(schemaPointer, value) !== undefined) {
        return this.#refuse(operation, pointer, `El parámetro ${name} no es válido`);
      }
    }
    return this.#checkBody(operation, parts);
  }

  #checkBody(operation: ContractOperation, parts: RequestParts): string | null {
    const { body: wanted } = operation;
    const { body, mediaType, unreadable } = parts;
    if (wanted === null) return null;
    if (body === undefined && unreadable === null) {
      return this.#refuse(operation, '/body', 'Falta el cuerpo');
    }
    if (mediaType !== wanted.mediaType) {
      return this.#refuse(
        operation,
        '/headers/content-type',
        `El cuerpo no es ${wanted.mediaType}`,
      );
    }
    if (unreadable !== null) return this.#refuse(operation, '/body', unreadable);
    if (wanted.kind !== 'json') return null;
    const error = this.#judgeForm(wanted.schemaPointer, body);
    return error === undefined
      ? null
      : this.#refuse(operation, `/body${error.instancePath}`, describe(error));
  }

  /** Records a violation for a successful request that breaks a limit: a rule is missing. */
  checkAccepted(operation: ContractOperation, { body }: RequestParts): void {
    if (operation.body?.kind !== 'json') return;
    const error = this.#judge(operation.body.schemaPointer, body);
    if (error === undefined) return;
    this.#refuse(operation, `/body${error.instancePath}`, `${describe(error)}, y se aceptó`);
  }

  checkResponse(operation: ContractOperation, status: number, body: unknown): void {
    const { operationId } = operation;
    const reply = operation.replies.get(status);
    if (reply === undefined) {
      this.report({
        operationId,
        direction: 'response',
        pointer: '',
        reason: `status ${status} is not documented`,
      });
      return;
    }
    if (reply.schemaPointer === null) return;
    const error = this.#judge(reply.schemaPointer, this.#sampling ? sampled(body) : body);
    if (error !== undefined) {
      this.report({
        operationId,
        direction: 'response',
        pointer: error.instancePath,
        reason: `${status}: ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
      });
    }
  }

  /** Records a violation for a content type that the contract does not have for the status. */
  checkContentType(operation: ContractOperation, status: number, mediaType: string | null): void {
    const reply: ContractReply | undefined = operation.replies.get(status);
    if (reply === undefined || reply.mediaTypes.some((one) => one === mediaType)) return;
    this.report({
      operationId: operation.operationId,
      direction: 'response',
      pointer: '/headers/content-type',
      reason: `${status}: ${mediaType ?? 'none'} is not ${reply.mediaTypes.join(' or ')}`,
    });
  }

  #refuse(operation: ContractOperation, pointer: string, reason: string): string {
    const { operationId } = operation;
    this.report({ operationId, direction: 'request', pointer, reason });
    return reason;
  }
}
