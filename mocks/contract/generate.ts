import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

import { contractShapes } from './shapes';

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
    '../../src/contract/schema.gen.ts': await contractTypes(yamlText),
    ...Object.fromEntries(
      Object.entries(contractShapes(yamlText)).map(([name, text]) => [
        `../../src/contract/${name}`,
        text,
      ]),
    ),
  };
  for (const [file, text] of Object.entries(generated)) write(file, text);
}
