import { contractOperations, isObject, objectAt } from './document';
import type { Json, JsonObject } from './json';
import { contractDocument } from './openapi';
import type { OperationId } from './operation';

/*
 * The sentences of the contract that state a rule, as openapi.yaml writes them. All do, but for
 * - what a schema, a field, a parameter or an answer is: the beginning of its description, up to a full stop or semicolon,
 *   and what null, empty or absent says there
 * - text in _italics_, headings of sections included: what the application, third parties or people do
 * - descriptions of tags, servers and webhooks: no case calls them.
 */

export interface RuleSentence {
  text: string;
  /** The operation that states it; null: a case of any may prove it. */
  operationId: OperationId | null;
}

const ITALICS = /(?<=^|[\s(])_[^\s_](?:[\s\S]*?[^\s_])?_(?=$|[\s).,;])/g;
const TABLE_HEAD = /^\|.*\n\|[-|: ]+\|$/gm;
const LINE_OF_ITS_OWN = /^ *(?:- |\d+\. |\||#)/;
const SENTENCE_END = /(?<=[.!?][)"`*]*) +(?=[A-Z«"`(*\d])/;
const NOTHING = /^(?:else )?(?:absent|empty|missing|null)\b/;

/** The paragraphs, entries and rows of a text, each in one line. */
function blocksOf(text: string): string[] {
  const blocks = [''];
  for (const line of text.replaceAll(TABLE_HEAD, '').split('\n')) {
    if (line.trim() === '' || LINE_OF_ITS_OWN.test(line)) blocks.push('');
    blocks.push(`${blocks.pop() ?? ''} ${line.trim()}`.trim());
    if (line.startsWith('#')) blocks.push('');
  }
  return blocks.filter((block) => block !== '');
}

/** Leaves out the sections whose heading is in italics. */
function withoutAsides(blocks: readonly string[]): string[] {
  let aside: number | null = null;
  return blocks.filter((block) => {
    const level = /^#+(?= )/.exec(block)?.[0].length;
    if (level === undefined) return aside === null;
    if (aside === null || level <= aside) aside = block.endsWith('_') ? level : null;
    return false;
  });
}

/** The sentences of a text, but for those in italics and those that introduce a list. */
export function sentencesIn(text: string): string[] {
  return withoutAsides(blocksOf(text))
    .map((block) => block.replace(/^(?:- |\d+\. )/, '').replaceAll(ITALICS, ''))
    .flatMap((block) => (block.startsWith('|') ? [block] : block.split(SENTENCE_END)))
    .map((sentence) => sentence.replaceAll(/ +/g, ' ').trim())
    .filter((sentence) => /^(?!\| \|).*\w/.test(sentence) && !sentence.endsWith(':'));
}

/** What a description says beside what it describes. */
function beside(text: string): string[] {
  const [first = '', ...others] = sentencesIn(text);
  const [, ...clauses] = first.replace(/\.$/, '').split(/; /);
  return [...clauses.filter((clause) => !NOTHING.test(clause)), ...others];
}

function* textsIn(value: Json): Generator<[key: string, text: string]> {
  if (Array.isArray(value)) for (const one of value as readonly Json[]) yield* textsIn(one);
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') yield [key, inner];
    else if (!/^(?:default|enum|examples?)$/.test(key)) yield* textsIn(inner);
  }
}

/** What the parts of an operation or a component state. */
function statedIn(value: Json): string[] {
  return [...textsIn(value)].flatMap(([key, text]) => {
    if (key === 'description') return beside(text);
    // The cases expect what a rule quotes.
    if (key === 'x-rule') {
      return sentencesIn(text.replaceAll(/«[^»]*»/g, '«»')).filter((one) => !one.includes('«»'));
    }
    return key === 'x-limit' ? sentencesIn(text) : [];
  });
}

const stated = (operationId: OperationId | null, texts: readonly string[]): RuleSentence[] =>
  [...new Set(texts)].map((text) => ({ text, operationId }));

function ofOperation(operationId: OperationId, operation: JsonObject): RuleSentence[] {
  const { description, ...parts } = operation;
  const own = typeof description === 'string' ? sentencesIn(description) : [];
  return stated(operationId, [...own, ...statedIn(parts)]);
}

const { components } = contractDocument;
const { description: conventions } = objectAt(contractDocument, 'info');

export const ruleSentences: readonly RuleSentence[] = [
  ...(typeof conventions === 'string' ? stated(null, sentencesIn(conventions)) : []),
  ...contractOperations.flatMap(({ operationId, path, method }) =>
    ofOperation(operationId, objectAt(contractDocument, 'paths', path, method)),
  ),
  ...stated(null, statedIn(components)),
];
