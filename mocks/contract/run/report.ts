import { contractOperations } from '../document';
import { unreached, type CaseResult } from './run';

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** Of the cases of one status: failed if one did, passed if one did, else skipped. */
function verdictOf(results: readonly CaseResult[]): CaseResult['outcome'] {
  if (results.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return results.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'skipped';
}

/** The table operation × status as text, then what failed, what was skipped and why, and what no case reaches. */
export function textReport(results: readonly CaseResult[], only?: string): string {
  const statuses = [...new Set(results.map(({ status }) => status))].toSorted((a, b) => a - b);
  const width = Math.max(...contractOperations.map(({ operationId }) => operationId.length));
  const lines = [`${'operation'.padEnd(width)}  ${statuses.join('  ')}`];
  for (const { operationId, replies } of contractOperations) {
    const own = results.filter((result) => result.operationId === operationId);
    if (own.length === 0) continue;
    const cells = statuses.map((status) => {
      const cases = own.filter((result) => result.status === status);
      if (cases.length > 0) return ` ${MARKS[verdictOf(cases)]} `;
      return replies.has(status) ? ' ? ' : '   ';
    });
    lines.push(`${operationId.padEnd(width)}  ${cells.join('  ')}`);
  }
  lines.push('', '✓ as the contract says  ✗ not  – skipped  ? no case');
  for (const outcome of ['failed', 'skipped'] as const) {
    const those = results.filter((result) => result.outcome === outcome);
    if (those.length > 0) lines.push('', `${outcome}:`);
    for (const { operationId, status, why, reason } of those) {
      lines.push(`  ${operationId} ${status}${why === '' ? '' : ` (${why})`}: ${reason}`);
    }
  }
  const count = (outcome: CaseResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const open = unreached(results, only).length;
  lines.push(
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped; ${open} of the documented operation × status were not seen`,
  );
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
