import { contractOperations, isObject, schemaAt } from './document';
import type { Json, JsonObject } from './json';
import type { OperationId } from './operation';

/** The names that lead to a value of a request's body; `*` stands for every entry of a list. */
export type FieldPath = readonly string[];

/** A value of a request's body, the body itself included. */
export interface RequestField {
  operationId: OperationId;
  path: FieldPath;
  /** What the contract says of it, in each variant that has it. */
  schemas: readonly JsonObject[];
}

/** A schema with what it refers to; rules and limits of both stay. */
function resolved(schema: JsonObject): JsonObject {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return schema;
  const other = resolved(schemaAt($ref));
  const rules = [own['x-rule'], other['x-rule']].filter((rule) => typeof rule === 'string');
  return { ...other, ...own, ...(rules.length > 0 && { 'x-rule': rules.join('; ') }) };
}

/** A schema's variants, or the schema itself. */
function variantsOf(schema: JsonObject): JsonObject[] {
  const whole = resolved(schema);
  const variants = ['oneOf', 'anyOf', 'allOf'].flatMap((name) => {
    const list = whole[name];
    return Array.isArray(list)
      ? list.flatMap((one: Json) => (isObject(one) ? variantsOf(one) : []))
      : [];
  });
  return [whole, ...variants];
}

/** The values of a schema, by the path that leads to them. */
export function fieldsOf(schema: JsonObject, path: FieldPath): [FieldPath, JsonObject][] {
  return variantsOf(schema).flatMap((variant): [FieldPath, JsonObject][] => {
    const { items, properties } = variant;
    return [
      [path, variant],
      ...(isObject(items) ? fieldsOf(items, [...path, '*']) : []),
      ...Object.entries(isObject(properties) ? properties : {}).flatMap(([name, value]) =>
        isObject(value) ? fieldsOf(value, [...path, name]) : [],
      ),
    ];
  });
}

/** Every value of every request of the contract. */
export const requestFields: readonly RequestField[] = contractOperations.flatMap(
  ({ operationId, body }) => {
    if (body === null) return [];
    const fields = new Map<string, RequestField & { schemas: JsonObject[] }>();
    for (const [path, schema] of fieldsOf({ $ref: body.schemaPointer }, [])) {
      const known = fields.get(path.join('.'));
      if (known === undefined) fields.set(path.join('.'), { operationId, path, schemas: [schema] });
      else known.schemas.push(schema);
    }
    return [...fields.values()];
  },
);

/** A body with another value at a path, in every entry of a list; where its parent is not, it stays as it is. */
export function withChange(
  value: Json,
  [name, ...rest]: FieldPath,
  change: (value: Json) => Json,
): Json {
  if (name === undefined) return change(value);
  if (name === '*') {
    return Array.isArray(value) ? value.map((one: Json) => withChange(one, rest, change)) : value;
  }
  if (!isObject(value) || (rest.length > 0 && !(name in value))) return value;
  return { ...value, [name]: withChange(value[name], rest, change) };
}
