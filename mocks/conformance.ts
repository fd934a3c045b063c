import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';

import { contractDocument, type ContractOperation } from './contract/document';
import type { OperationId } from './http';

/** A request or an answer that is not what the contract says. */
export interface Violation {
  operationId: OperationId;
  direction: 'request' | 'response';
  /** JSON pointer into the request's `{params, query, body}` or into the answer's body. */
  pointer: string;
  reason: string;
}

/** Lists longer than this are sampled in the browser, where a demo must stay quick. */
const SAMPLED_FROM = 500;
const SAMPLE_HEAD = 200;
const SAMPLE_STEP = 50;

const SCHEMA_ID = 'contract';

const TYPE_NAMES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
};

/** The error nearest to the data's leaves: of an `anyOf` it is the one that says most. */
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

/** What is wrong, in Spanish, naming the field. */
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
    case 'maxItems':
      return `${field} tiene más elementos de los permitidos`;
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

/** The parts of a request that the contract speaks of. */
export interface RequestParts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** undefined: there was none. */
  body: unknown;
}

/** Judges what passes by the contract and remembers what breaks it. */
export class Conformance {
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #sampling: boolean;
  #violations: Violation[] = [];

  /** @param sampling whether long lists are judged by a sample of their entries. */
  constructor(sampling: boolean) {
    this.#sampling = sampling;
    this.#ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
    addFormats(this.#ajv);
    this.#ajv.addSchema(contractDocument, SCHEMA_ID);
  }

  get violations(): readonly Violation[] {
    return this.#violations;
  }

  /** The violations since the last time, which are then forgotten. */
  takeViolations(): Violation[] {
    const taken = this.#violations;
    this.#violations = [];
    return taken;
  }

  report(violation: Violation): void {
    this.#violations.push(violation);
    const { operationId, direction, pointer, reason } = violation;
    console.error(`[contract] ${operationId} ${direction} ${pointer || '/'}: ${reason}`);
  }

  /** @returns null, or in Spanish what is wrong with the request (it is then also a violation). */
  checkRequest(operation: ContractOperation, parts: RequestParts): string | null {
    for (const parameter of operation.parameters) {
      const { name, place, required, schemaPointer } = parameter;
      const value = (place === 'path' ? parts.params : parts.query)[name];
      const pointer = `/${place === 'path' ? 'params' : 'query'}/${name}`;
      if (value === undefined) {
        if (required) return this.#refuse(operation, pointer, `Falta el parámetro ${name}`);
      } else if (this.#judge(schemaPointer, value) !== undefined) {
        return this.#refuse(operation, pointer, `El parámetro ${name} no es válido`);
      }
    }
    if (operation.body?.kind !== 'json') return null;
    if (parts.body === undefined) return this.#refuse(operation, '/body', 'Falta el cuerpo');
    const error = this.#judge(operation.body.schemaPointer, parts.body);
    return error === undefined
      ? null
      : this.#refuse(operation, `/body${error.instancePath}`, describe(error));
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

  #refuse(operation: ContractOperation, pointer: string, reason: string): string {
    const { operationId } = operation;
    this.report({ operationId, direction: 'request', pointer, reason });
    return reason;
  }

  /** @returns undefined when the value fits, else the error that says most. */
  #judge(schemaPointer: string, value: unknown): ErrorObject | undefined {
    let validate = this.#validators.get(schemaPointer);
    if (validate === undefined) {
      const fragment = schemaPointer.slice(1).split('/').map(encodeURIComponent).join('/');
      validate = this.#ajv.compile({ $ref: `${SCHEMA_ID}#${fragment}` });
      this.#validators.set(schemaPointer, validate);
    }
    return validate(value) ? undefined : deepest(validate.errors ?? []);
  }
}
