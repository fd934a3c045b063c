import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  minLength?: number;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';
const shapeName = (schema: string) => `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Shape`;

/** Names of the schemas that some 200 answer of JSON refers to, directly or not. */
function answered({ paths, components }: Contract): Set<string> {
  const found = new Set<string>();
  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const { $ref: reference } = value as Schema;
    if (typeof reference === 'string' && !found.has(nameOf(reference))) {
      found.add(nameOf(reference));
      visit(components.schemas[nameOf(reference)]);
    }
    Object.values(value).forEach(visit);
  }
  for (const operations of Object.values(paths)) {
    for (const { responses } of Object.values(operations)) {
      visit(responses?.['200']?.content?.['application/json']?.schema);
    }
  }
  return found;
}

const SCALARS = new Set(["'text'", "'number'", "'boolean'"]);

/** The kind of a value that may be null; the kind `any` holds null already. */
function maybe(kind: string): string {
  if (SCALARS.has(kind)) return kind.replace(/'$/, "?'");
  return kind === "'any'" ? kind : `{ maybe: ${kind} }`;
}

/** The kind of a schema (see src/contract/shape.ts) as TypeScript source; other shapes by their names. */
function kindOf(schema: Schema, schemas: Contract['components']['schemas']): string {
  if (schema.$ref) {
    const target = schemas[nameOf(schema.$ref)] ?? {};
    return target.properties ? shapeName(nameOf(schema.$ref)) : kindOf(target, schemas);
  }
  const types = [schema.type ?? []].flat();
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  if (types.includes('null')) {
    const { minLength: _length, ...rest } = schema;
    const others = types.filter((type) => type !== 'null');
    return maybe(kindOf({ ...rest, type: others }, schemas));
  }
  if (choices.length > 0) {
    const others = choices.filter(({ type }) => type !== 'null');
    const [first, second] = others.map((choice) => kindOf(choice, schemas));
    const isTags = first === "{ list: 'text' }" && second === "'text'";
    const kind = others.length === 1 && first ? first : isTags ? "'texts'" : "'any'";
    return others.length < choices.length ? maybe(kind) : kind;
  }
  if (schema.properties) return `shape(${fieldsOf(schema, schemas)})`;
  switch (types[0] ?? '') {
    case 'array':
      return `{ list: ${kindOf(schema.items ?? {}, schemas)} }`;
    case 'string':
      if (typeof schema.default === 'string') return `{ orElse: '${schema.default}' }`;
      return schema.minLength && !schema.enum ? "'key'" : "'text'";
    case 'integer':
    case 'number':
      return "'number'";
    case 'boolean':
      return "'boolean'";
    case 'object':
      return "'record'";
    default:
      return "'any'";
  }
}

function fieldsOf({ properties = {} }: Schema, schemas: Contract['components']['schemas']): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `  ${name}: ${kindOf(field, schemas)},`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

/** Names of the schemas, each one after those that its fields refer to. */
function inOrder(names: Set<string>, schemas: Contract['components']['schemas']): string[] {
  const ordered = new Set<string>();
  function place(name: string): void {
    const schema = schemas[name];
    if (!schema?.properties || ordered.has(name)) return;
    for (const [, reference = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) {
      place(nameOf(reference));
    }
    ordered.add(name);
  }
  [...names].toSorted((a, b) => (a < b ? -1 : 1)).forEach(place);
  return [...ordered];
}

/** What the sign-in and the shopper's home read, and the stored sessions of every page. */
const SESSION_SCHEMAS = new Set([
  'Ack',
  'Client',
  'CustomerMetadata',
  'CustomerSession',
  'LoginResult',
  'StorePublic',
]);

/**
 * TypeScript sources of src/contract: one shape per object schema that a 200 answer holds. Each is an export of its own,
 * so that a bundle carries only those that its queries read with; those of the sessions are in a module of their own,
 * because bundlers do not divide modules and every page needs them. Throws on malformed YAML.
 * @returns the sources by file name
 */
export function contractShapes(
  yamlText: string,
): Record<'sessionShapes.gen.ts' | 'shapes.gen.ts', string> {
  const contract: Contract = parse(yamlText);
  const { schemas } = contract.components;
  const all = inOrder(answered(contract), schemas);
  const session = inOrder(SESSION_SCHEMAS, schemas);
  const others = all.filter((name) => !session.includes(name));

  const shapeOf = (name: string) =>
    `export const ${shapeName(name)} = /* @__PURE__ */ shape<S['${name}']>(${fieldsOf(schemas[name] ?? {}, schemas)});`;
  const source = (names: readonly string[], ...head: string[]) => [
    '// Generated from openapi.yaml by `npm run generate`.',
    "import type { components } from './schema.gen';",
    ...head,
    "import { shape } from './shape';",
    '',
    "type S = components['schemas'];",
    '',
    names.map(shapeOf).join('\n\n'),
    '',
  ];
  const body = others.map(shapeOf).join('\n\n');
  const used = session.map(shapeName).filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return {
    'sessionShapes.gen.ts': source(session).join('\n'),
    'shapes.gen.ts': source(others, `import { ${used.join(', ')} } from './sessionShapes.gen';`)
      .join('\n')
      .replace(
        "type S = components['schemas'];",
        "export * from './sessionShapes.gen';\n\ntype S = components['schemas'];",
      ),
  };
}
