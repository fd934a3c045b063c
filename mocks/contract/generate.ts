import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

import type { ContractOperation } from './document';
import type { OperationRow } from './operations';
import { contractShapes } from './shapes';

/**
 * The contract document as pretty-printed JSON with a newline at its end, `$ref`s kept, so that the mock backend reads it
 * without a YAML parser in the browser. Throws on malformed YAML.
 */
export function contractJson(yamlText: string): string {
  return `${JSON.stringify(parse(yamlText), null, 2)}\n`;
}

/** What the mock backend needs of each operation to read a request, as JSON: it starts without the whole contract. */
export function operationsJson(contractOperations: readonly ContractOperation[]): string {
  const rows: OperationRow[] = contractOperations.map((operation) => {
    const { operationId, method, path, security, parameters, body } = operation;
    return {
      operationId,
      method,
      path,
      security,
      parameters: parameters.map(({ name, place, required, numeric }) => ({
        name,
        place,
        required,
        numeric,
      })),
      body: body && { kind: body.kind, mediaType: body.mediaType },
    };
  });
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** The TypeScript types of the contract; the parts of an uploaded file are Blobs. */
export async function contractTypes(yamlText: string): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(yamlText, {
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  return `${COMMENT_HEADER}${astToString(nodes)}`;
}

function write(file: string, text: string): void {
  const target = new URL(file, import.meta.url);
  writeFileSync(target, text);
  console.log(`openapi.yaml → ${fileURLToPath(target)}`);
}

const isCommandLine = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;

if (isCommandLine) {
  const yamlText = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
  const generated = {
    './openapi.gen.json': contractJson(yamlText),
    '../../src/contract/schema.gen.ts': await contractTypes(yamlText),
    ...Object.fromEntries(
      Object.entries(contractShapes(yamlText)).map(([name, text]) => [
        `../../src/contract/${name}`,
        text,
      ]),
    ),
  };
  for (const [file, text] of Object.entries(generated)) write(file, text);
  // Reads the contract that has just been written.
  const { contractOperations } = await import('./document');
  write('./operations.gen.json', operationsJson(contractOperations));
}
