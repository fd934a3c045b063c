import { apiDiff } from 'api-smart-diff';

import { isObject, objectAt } from './document';
import type { Json, JsonObject } from './json';
import { METHODS } from './operation';

export interface ContractChanges {
  /** One line for each breaking change. */
  breaking: string[];
  /** How many changes there are in all. */
  total: number;
}

/** The schema itself, or the one that it refers to. */
function resolved(document: JsonObject, schema: JsonObject): JsonObject {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return resolved(document, objectAt(document, ...reference.split('/').slice(1)));
}

const listed = (value: Json): Json[] => (Array.isArray(value) ? [...(value as Json[])] : []);

/** The types of a value; null: any. */
type Types = ReadonlySet<string> | null;

function ownTypes(schema: JsonObject): Types {
  const names = [schema['type']].flat().filter((name) => typeof name === 'string');
  if (names.length === 0) return null;
  // Every integer is a number.
  return new Set(names.includes('number') ? [...names, 'integer'] : names);
}

const union = (one: Types, other: Types): Types =>
  one === null || other === null ? null : new Set([...one, ...other]);

const covers = (wide: Types, narrow: Types) =>
  wide === null || (narrow !== null && [...narrow].every((name) => wide.has(name)));

const shown = (types: Types) => (types === null ? 'anything' : [...types].toSorted().join(' | '));

/** The types of every value inside a schema, by the value's path. */
function typesWithin(document: JsonObject, root: Json, rootPath: string): Map<string, Types> {
  const found = new Map<string, Types>();

  /** @param open the schemas that hold this one: a schema inside itself is not followed again */
  function visit(schema: JsonObject, path: string, open: readonly JsonObject[]): void {
    const whole = resolved(document, schema);
    if (open.includes(whole)) return;
    const within = [...open, whole];
    const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => listed(whole[key]));
    for (const part of alternatives.filter(isObject)) visit(part, path, within);
    if (alternatives.length === 0 || 'type' in whole) {
      const known = found.get(path);
      const own = ownTypes(whole);
      found.set(path, known === undefined ? own : union(known, own));
    }
    for (const [name, field] of Object.entries(objectAt(whole, 'properties'))) {
      if (isObject(field)) visit(field, `${path}.${name}`, within);
    }
    for (const key of ['items', 'additionalProperties']) {
      if (isObject(whole[key])) visit(whole[key], `${path}[]`, within);
    }
  }

  if (isObject(root)) visit(root, rootPath, []);
  return found;
}

interface Typed {
  answers: Map<string, Types>;
  requests: Map<string, Types>;
}

/** The types of every value that the operations answer with and take. */
function typesOf(document: JsonObject): Typed {
  const typed: Typed = { answers: new Map(), requests: new Map() };
  const add = (all: Map<string, Types>, message: Json, path: string) => {
    if (!isObject(message)) return;
    for (const media of Object.values(objectAt(resolved(document, message), 'content'))) {
      if (!isObject(media)) continue;
      for (const [at, types] of typesWithin(document, media['schema'], path)) all.set(at, types);
    }
  };
  const paths = objectAt(document, 'paths');
  for (const route of Object.keys(paths)) {
    for (const method of METHODS) {
      const operation = objectAt(paths, route, method);
      const name = `${method.toUpperCase()} ${route}`;
      add(typed.requests, operation['requestBody'], `${name}: request`);
      for (const [status, answer] of Object.entries(objectAt(operation, 'responses'))) {
        add(typed.answers, answer, `${name}: answer ${status}`);
      }
    }
  }
  return typed;
}

/** Values of answers that get a further type, such as null, and values of requests that lose one. */
function typeChanges(earlier: JsonObject, later: JsonObject): string[] {
  const before = typesOf(earlier);
  const after = typesOf(later);
  const lines = (kind: keyof Typed, isBreaking: (was: Types, is: Types) => boolean) =>
    [...after[kind]].flatMap(([path, is]) => {
      const was = before[kind].get(path);
      if (was === undefined || !isBreaking(was, is)) return [];
      return [`${path} was ${shown(was)} and becomes ${shown(is)}`];
    });
  return [
    ...lines('answers', (was, is) => !covers(was, is)),
    ...lines('requests', (was, is) => !covers(is, was)),
  ];
}

/** Whether a change is about the type of a value in a request or an answer. */
function isTypeChange(path: readonly (string | number)[]): boolean {
  if (!path.includes('responses') && !path.includes('requestBody')) return false;
  // The entry of a list of types, or the only type; not a field of that name.
  const keyword = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  return keyword.at(-1) === 'type' && keyword.at(-2) !== 'properties';
}

/** Operations that a role may no longer call, and rules that are new or changed: the comparison knows neither. */
function ruleChanges(earlier: JsonObject, later: JsonObject): string[] {
  const lines: string[] = [];
  const paths = objectAt(earlier, 'paths');
  for (const route of Object.keys(paths)) {
    for (const method of METHODS) {
      const roles = listed(objectAt(later, 'paths', route, method)['x-roles']);
      const lost = listed(objectAt(paths, route, method)['x-roles']).filter(
        (role) => roles.length > 0 && !roles.includes(role),
      );
      if (lost.length === 0) continue;
      lines.push(
        `${method.toUpperCase()} ${route}: no longer for ${lost.map((role) => JSON.stringify(role)).join(', ')}`,
      );
    }
  }
  const before = rulesOf(objectAt(earlier, 'components', 'schemas'), '');
  for (const [path, rule] of rulesOf(objectAt(later, 'components', 'schemas'), '')) {
    const was = before.get(path);
    if (was === rule) continue;
    lines.push(
      was === undefined
        ? `${path}: new rule: ${rule}`
        : `${path}: the rule "${was}" becomes "${rule}"`,
    );
  }
  return lines;
}

/** The sentence of every `x-rule` in a value, by its path. */
function rulesOf(value: Json, path: string): Map<string, string> {
  const found = new Map<string, string>();
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      for (const [at, rule] of rulesOf(entry as Json, `${path}/${index}`)) found.set(at, rule);
    }
  } else if (isObject(value)) {
    const { 'x-rule': rule } = value;
    if (typeof rule === 'string') found.set(path, rule);
    for (const [key, inner] of Object.entries(value)) {
      const name = key === 'properties' ? path : `${path}${path === '' ? '' : '.'}${key}`;
      for (const [at, sentence] of rulesOf(inner, name)) found.set(at, sentence);
    }
  }
  return found;
}

/** The changes from one version of the contract to another. */
export function contractChanges(earlier: JsonObject, later: JsonObject): ContractChanges {
  const changes = apiDiff(earlier, later);
  const breaking = changes.filter(({ type, action, path }) => {
    // What an operation uses is also reported below its path.
    if (type !== 'breaking' || path[0] === 'components') return false;
    // The comparison looks at neither the direction nor null.
    if (isTypeChange(path)) return false;
    // A response that is opened breaks no client: clients ignore fields that they do not know.
    return !(
      action === 'remove' &&
      path.includes('responses') &&
      path.at(-1) === 'additionalProperties'
    );
  });
  const lines = breaking.map(({ action, path, description = '', before }) => {
    const [, route = '', method = ''] = path;
    // Some descriptions are empty or lack their first part.
    const place = `${action} ${path.slice(3).join('/')}`;
    const placed = typeof before === 'string' ? `${place} (${before})` : place;
    const what = description.startsWith('[') ? description : placed;
    return `${String(method).toUpperCase()} ${String(route)}: ${what}`;
  });
  return {
    breaking: [...lines, ...typeChanges(earlier, later), ...ruleChanges(earlier, later)],
    total: changes.length,
  };
}
