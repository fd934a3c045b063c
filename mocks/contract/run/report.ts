import { contractOperations } from '../document';
import { unreached, type CaseResult } from './run';

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** Of the cases of one status: failed if one did, passed if one did, else skipped. */
function verdictOf(results: readonly CaseResult[]): CaseResult['outcome'] {
  if (results.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return results.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'skipped';
}

interface TableRow {
  name: string;
  results: readonly CaseResult[];
  /** Whether the contract documents the status. */
  has: (status: number) => boolean;
}

function table(title: string, rows: readonly TableRow[]): string[] {
  const statuses = [
    ...new Set(rows.flatMap(({ results }) => results.map(({ status }) => status))),
  ].toSorted((one, other) => one - other);
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, results, has }) => {
    const cells = statuses.map((status) => {
      const cases = results.filter((result) => result.status === status);
      if (cases.length > 0) return ` ${MARKS[verdictOf(cases)]} `;
      return has(status) ? ' ? ' : '   ';
    });
    return `${name.padEnd(width)}  ${cells.join('  ')}`.trimEnd();
  });
  return [`${title.padEnd(width)}  ${statuses.join('  ')}`, ...lines];
}

function tally(results: readonly CaseResult[], only?: string): string {
  const count = (outcome: CaseResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const open = unreached(results, only).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped; ${open} of the documented operation × status were not seen`;
}

/** A table tag × status, and how many cases there were: a summary for a log. */
export function tagReport(results: readonly CaseResult[]): string {
  const tags = [...new Set(contractOperations.map(({ tag }) => tag))];
  const rows = tags.map((tag) => {
    const operations = contractOperations.filter((operation) => operation.tag === tag);
    return {
      name: tag,
      results: results.filter((result) => result.tag === tag),
      has: (status: number) => operations.some(({ replies }) => replies.has(status)),
    };
  });
  return [...table('tag', rows), tally(results)].join('\n');
}

/** The table operation × status as text, then what failed, what was skipped and why, and what no case reaches. */
export function textReport(results: readonly CaseResult[], only?: string): string {
  const rows = contractOperations
    .map(({ operationId, replies }) => ({
      name: operationId,
      results: results.filter((result) => result.operationId === operationId),
      has: (status: number) => replies.has(status),
    }))
    .filter((row) => row.results.length > 0);
  const lines = table('operation', rows);
  lines.push('', '✓ as the contract says  ✗ not  – skipped  ? no case');
  for (const outcome of ['failed', 'skipped'] as const) {
    const those = results.filter((result) => result.outcome === outcome);
    if (those.length > 0) lines.push('', `${outcome}:`);
    for (const { operationId, status, why, reason } of those) {
      lines.push(`  ${operationId} ${status}${why === '' ? '' : ` (${why})`}: ${reason}`);
    }
  }
  lines.push('', tally(results, only));
  return lines.join('\n');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** The results as JUnit XML, one test case for each. */
export function junitReport(results: readonly CaseResult[]): string {
  const cases = results.map(({ tag, operationId, status, why, outcome, reason, durationMs }) => {
    const name = escaped(`${operationId} ${status} ${why}`.trim());
    const head = `  <testcase classname="${tag}" name="${name}" time="${durationMs / 1000}"`;
    if (outcome === 'passed') return `${head}/>`;
    const child = outcome === 'failed' ? 'failure' : 'skipped';
    return `${head}><${child} message="${escaped(reason)}"/></testcase>`;
  });
  const failures = results.filter(({ outcome }) => outcome === 'failed').length;
  const skipped = results.filter(({ outcome }) => outcome === 'skipped').length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${results.length}" failures="${failures}" skipped="${skipped}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}
