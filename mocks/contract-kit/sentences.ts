import { isObject, objectAt, type ContractOperation } from './document';
import type { Json } from './json';
import { contractDocument } from './openapi';
import { requestFields } from './requestFields';

/** The sentences that rules of a schema or an operation quote, such as «Por favor ingrese el email». */
export function sentencesOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((one: Json) => sentencesOf(one));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name !== 'x-rule' || typeof inner !== 'string') return sentencesOf(inner);
    return [...inner.matchAll(/«([^»]+)»/g)].map(([, sentence = '']) => sentence);
  });
}

/** The sentences that an operation may refuse a request with, by its own rules and those of the fields that are sent. */
export function refusalsOf({ operationId, path, method }: ContractOperation): Set<string> {
  const operation = objectAt(contractDocument, 'paths', path, method);
  const schemas = requestFields
    .filter((field) => field.operationId === operationId)
    .flatMap((field) => field.schemas);
  return new Set(
    [operation, ...schemas].flatMap((value) => sentencesOf({ 'x-rule': value['x-rule'] })),
  );
}
