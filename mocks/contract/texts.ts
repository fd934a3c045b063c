import { contractOperation, isObject, schemaAt } from '../contract-kit/document';
import type { Json, JsonObject } from '../contract-kit/json';
import type { OperationId } from '../contract-kit/operation';

/** Texts whose outer white space counts: passwords keep it, emails are refused for it. */
const KEPT_FORMATS: ReadonlySet<Json> = new Set<Json>(['password', 'email']);

/** A schema with everything that it refers to and may be. */
function variantsOf(schema: JsonObject): JsonObject[] {
  const { $ref } = schema;
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => [schema[key] ?? []].flat());
  const others = typeof $ref === 'string' ? [schemaAt($ref), ...choices] : choices;
  return [schema, ...others.filter(isObject).flatMap(variantsOf)];
}

function storedText(variants: readonly JsonObject[], text: string): string | null {
  const types = new Set(variants.flatMap(({ type }) => type));
  if (!types.has('string') || variants.some((one) => 'enum' in one)) return text;
  const kept = variants.some(({ format }) => KEPT_FORMATS.has(format));
  const stored = kept ? text : text.trim();
  return stored === '' && types.has('null') ? null : stored;
}

/** The objects under a key of some schemas. */
const objectsAt = (schemas: readonly JsonObject[], key: string) =>
  schemas.map((one) => one[key]).filter(isObject);

/** @param schemas that describe the value; none for what the contract does not describe */
function stored(schemas: readonly JsonObject[], value: unknown): unknown {
  const variants = schemas.flatMap(variantsOf);
  if (typeof value === 'string') return storedText(variants, value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = objectsAt(variants, 'items');
    return value.map((entry: unknown) => stored(items, entry));
  }
  const own = objectsAt(variants, 'properties');
  const others = objectsAt(variants, 'additionalProperties');
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    stored([...objectsAt(own, name), ...others], inner),
  ]);
  return Object.fromEntries(entries);
}

/**
 * A JSON body with its texts as the contract stores them: trimmed, and null where an optional one is empty. Passwords
 * and emails stay as they are, as does everything that the contract does not describe.
 */
export function trimTexts(operationId: OperationId, value: unknown): unknown {
  const { body } = contractOperation(operationId);
  return body === null ? value : stored([schemaAt(body.schemaPointer)], value);
}
