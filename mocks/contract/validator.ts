import type { ErrorObject } from 'ajv/dist/2020';

import { isEmail, urlError } from '~/domain/fieldRules';

import { closed, componentPointer, contractOperation, wellFormed } from '../contract-kit/document';
import type { OperationId } from '../contract-kit/operation';
import { asWritten, validateBy, type Formats, type Validate } from '../contract-kit/schemas';

/*
 * Validation against the schemas of the contract. With its compiler and the whole contract it is two thirds of the mock
 * backend's code: `conformance.ts` loads it when there is something to validate.
 */

/** What breaks the contract. */
export interface SchemaError {
  /** JSON pointer into the value. */
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

/** Those of the application's rules. */
const FORMATS: Formats = {
  email: isEmail,
  uri: (text) => urlError(text) === null,
};

/** @returns a validator of entities by the name of their schema; it returns the error, or null */
export function entityValidator(): (schema: string, value: unknown) => string | null {
  const validate = validateBy(asWritten, FORMATS);
  return (schema, value) => {
    const error = validate(componentPointer(schema), value);
    return error === undefined ? null : `${error.instancePath} ${error.message ?? error.keyword}`;
  };
}

/** Validates the requests and answers of the mock backend. */
export class Validator {
  /** Validates against the whole contract. */
  readonly #validate = validateBy(closed, FORMATS);
  /** Validates that a request is well formed; limits that a handler's rule checks are left to the handler. */
  readonly #validateForm = validateBy(wellFormed, FORMATS);
  readonly #sampling: boolean;

  /** @param sampling whether only a sample of long lists is validated */
  constructor(sampling: boolean) {
    this.#sampling = sampling;
  }

  /** Whether the value of a parameter is well formed. */
  isParameter(operationId: OperationId, name: string, place: string, value: unknown): boolean {
    const parameter = contractOperation(operationId).parameters.find(
      (one) => one.name === name && one.place === place,
    );
    return (
      parameter !== undefined && this.#validateForm(parameter.schemaPointer, value) === undefined
    );
  }

  /** @returns the schema error of a JSON body that is not well formed, in Spanish */
  bodySchemaError(operationId: OperationId, body: unknown): SchemaError | null {
    return this.#bodySchemaError(this.#validateForm, operationId, body);
  }

  /** @returns the schema error of a JSON body that was accepted, limits included: a rule is missing */
  acceptedSchemaError(operationId: OperationId, body: unknown): SchemaError | null {
    return this.#bodySchemaError(this.#validate, operationId, body);
  }

  #bodySchemaError(
    validate: Validate,
    operationId: OperationId,
    body: unknown,
  ): SchemaError | null {
    const wanted = contractOperation(operationId).body;
    const error = wanted?.kind === 'json' ? validate(wanted.schemaPointer, body) : undefined;
    return error === undefined ? null : { pointer: error.instancePath, reason: describe(error) };
  }

  /** @returns the schema error of an answer's body, or of its status */
  answerSchemaError(operationId: OperationId, status: number, body: unknown): SchemaError | null {
    const reply = contractOperation(operationId).replies.get(status);
    if (reply === undefined) return { pointer: '', reason: `status ${status} is not documented` };
    if (reply.schemaPointer === null) return null;
    const error = this.#validate(reply.schemaPointer, this.#sampling ? sampled(body) : body);
    return error === undefined
      ? null
      : {
          pointer: error.instancePath,
          reason: `${status}: ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
        };
  }

  /** @returns the schema error of a content type that the contract does not have for the status */
  contentTypeSchemaError(
    operationId: OperationId,
    status: number,
    mediaType: string | null,
  ): SchemaError | null {
    const reply = contractOperation(operationId).replies.get(status);
    if (reply === undefined || reply.mediaTypes.some((one) => one === mediaType)) return null;
    return {
      pointer: '/headers/content-type',
      reason: `${status}: ${mediaType ?? 'none'} is not ${reply.mediaTypes.join(' or ')}`,
    };
  }
}
