import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';

import {
  closed,
  componentPointer,
  detachedSchema,
  type ContractOperation,
  type SchemaChange,
} from './document';

/* Validation against the schemas of the contract. */

/** The formats of the contract that people write in more than one way. */
export interface Formats {
  email: (text: string) => boolean;
  uri: (text: string) => boolean;
}

/** What an answer of any backend must be at least. */
const FORMATS: Formats = {
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  uri: (text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text),
};

/** The error deepest in the data: the most specific one of an `anyOf`. */
function deepest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.reduce<ErrorObject | undefined>(
    (found, error) =>
      found === undefined || error.instancePath.length > found.instancePath.length ? error : found,
    undefined,
  );
}

/** Validates a value against a schema of the contract, given by its pointer. */
export type Validate = (schemaPointer: string, value: unknown) => ErrorObject | undefined;

function newCompiler(allErrors: boolean, formats: Formats): Ajv2020 {
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
  // For an optional field an empty text counts as absent.
  ajv.addFormat('email', (text: string) => text === '' || formats.email(text));
  ajv.addFormat('uri', (text: string) => text === '' || formats.uri(text));
  return ajv;
}

/**
 * Compiles a schema at its first validation, with those that it refers to only: compiling the whole contract would delay
 * the start of the page.
 * @param change applied to each object of a schema
 * @param formats of the texts whose schemas name one
 * @param allErrors whether a validator goes on after the first error
 * @returns a validator that returns the errors
 */
function errorsBy(
  change: SchemaChange,
  formats: Formats,
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
      ajv ??= newCompiler(allErrors, formats);
      validate = ajv.compile(read(ajv, schemaPointer));
      validators.set(schemaPointer, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

/** @returns a validator that returns the most specific error, or undefined for a valid value */
export function validateBy(change: SchemaChange, formats: Formats): Validate {
  const errorsOf = errorsBy(change, formats);
  return (schemaPointer, value) => deepest(errorsOf(schemaPointer, value));
}

/** Like the contract, it allows additional fields. */
export const asWritten: SchemaChange = (object) => object;

/** The violations of an answer; empty when it conforms. */
export type AnswerJudge = (
  operation: ContractOperation,
  status: number,
  mediaType: string | null,
  body: unknown,
) => string[];

/** Validates the answers of any backend. */
export function answerJudge(): AnswerJudge {
  const validate = validateBy(asWritten, FORMATS);
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
  const errorsOf = errorsBy(closed, FORMATS, true);
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
