import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';

import { isEmail, urlError } from '~/domain/fieldRules';

import type { OperationId } from '../http';
import {
  closed,
  componentPointer,
  contractOperation,
  detachedSchema,
  wellFormed,
  type ContractOperation,
  type SchemaChange,
} from './document';

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

/** Validates a value against a schema of the contract, given by its pointer. */
type Validate = (schemaPointer: string, value: unknown) => ErrorObject | undefined;

function newCompiler(allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
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
 * @param allErrors whether a validator goes on after the first error
 * @returns a validator that returns the errors
 */
function errorsBy(
  change: SchemaChange,
  allErrors = false,
): (schemaPointer: string, value: unknown) => readonly ErrorObject[] {
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
      ajv ??= newCompiler(allErrors);
      validate = ajv.compile(read(ajv, schemaPointer));
      validators.set(schemaPointer, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

/** @returns a validator that returns the most specific error, or undefined for a valid value */
function validateBy(change: SchemaChange): Validate {
  const errorsOf = errorsBy(change);
  return (schemaPointer, value) => deepest(errorsOf(schemaPointer, value));
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
  const validate = validateBy(asWritten);
  return ({ replies }, status, mediaType, body) => {
    const reply = replies.get(status);
    if (reply === undefined) return [`status ${status} is not documented`];
    if (!reply.mediaTypes.some((one) => one === mediaType)) {
      return [`content type ${mediaType ?? 'none'} is not ${reply.mediaTypes.join(' or ')}`];
    }
    if (reply.schemaPointer === null) return [];
    const error = validate(reply.schemaPointer, body);
    if (error === undefined) return [];
    return [
      `body${error.instancePath} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
    ];
  };
}

/** Names the properties of answers that the contract does not document, such as `data.items[].weight`. */
export function undocumentedProperties(): (
  operation: ContractOperation,
  status: number,
  body: unknown,
) => string[] {
  const errorsOf = errorsBy(closed, true);
  return ({ replies }, status, body) => {
    const pointer = replies.get(status)?.schemaPointer ?? null;
    if (pointer === null) return [];
    return errorsOf(pointer, body)
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map(({ instancePath, params }) =>
        [...instancePath.split('/').slice(1), String(params['additionalProperty'])]
          .join('.')
          .replace(/\.\d+(?=\.)/g, '[]'),
      );
  };
}

/** @returns a validator of entities by the name of their schema; it returns the error, or null */
export function entityValidator(): (schema: string, value: unknown) => string | null {
  const validate = validateBy(asWritten);
  return (schema, value) => {
    const error = validate(componentPointer(schema), value);
    return error === undefined ? null : `${error.instancePath} ${error.message ?? error.keyword}`;
  };
}

/** Validates the requests and answers of the mock backend. */
export class Validator {
  /** Validates against the whole contract. */
  readonly #validate = validateBy(closed);
  /** Validates that a request is well formed; limits that a handler's rule checks are left to the handler. */
  readonly #validateForm = validateBy(wellFormed);
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
