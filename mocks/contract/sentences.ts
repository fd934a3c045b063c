import { isObject } from './document';
import type { Json } from './json';

/** The sentences that rules of a schema or an operation quote, such as «Por favor ingrese el email». */
export function sentencesOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((one: Json) => sentencesOf(one));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name !== 'x-rule' || typeof inner !== 'string') return sentencesOf(inner);
    return [...inner.matchAll(/«([^»]+)»/g)].map(([, sentence = '']) => sentence);
  });
}
