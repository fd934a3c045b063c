import type { CaseGroup } from '../contractCase';
import { contractOperations } from '../document';
import type { Host } from './host';
import { nameOf, type CaseResult } from './run';

const GROUPS: readonly CaseGroup[] = ['behaviour', 'isolation', 'access', 'form'];

const having = (results: readonly CaseResult[], outcome: CaseResult['outcome']) =>
  results.filter((result) => result.outcome === outcome);

/** `passed/all` of each group, for each tag and in all. */
function table(results: readonly CaseResult[]): string[] {
  const tags = [...new Set(contractOperations.map(({ tag }) => tag))].filter((name) =>
    results.some(({ tag }) => tag === name),
  );
  const row = (name: string, own: readonly CaseResult[]) => {
    const cells = GROUPS.map((group) => {
      const cases = own.filter((result) => result.group === group);
      return cases.length === 0 ? '' : `${having(cases, 'passed').length}/${cases.length}`;
    });
    return [name.padEnd(20), ...cells.map((cell) => cell.padStart(10))].join(' ').trimEnd();
  };
  return [
    ['passed of cases'.padEnd(20), ...GROUPS.map((group) => group.padStart(10))].join(' '),
    ...tags.map((name) =>
      row(
        name,
        results.filter(({ tag }) => tag === name),
      ),
    ),
    row('all', results),
  ];
}

/**
 * The results for a person: a table, then every rule that does not hold, then what is not proven and what could not be
 * removed, by its reason, and what answers have beside the contract.
 */
export function textReport(
  results: readonly CaseResult[],
  { leftovers, undocumented }: Pick<Host, 'leftovers' | 'undocumented'>,
): string {
  const failed = having(results, 'failed');
  const open = having(results, 'notProven');
  const lines = table(results);
  for (const result of failed) {
    lines.push('', `FAILED ${nameOf(result)}`, `  ${result.reason}`);
    lines.push(...(result.quotes ?? []).map((text) => `  openapi.yaml: ${text}`));
    if (result.trace !== '') lines.push(`  ${result.trace.replaceAll('\n', '\n  ')}`);
  }
  for (const reason of new Set(open.map((result) => result.reason))) {
    lines.push('', `NOT PROVEN: ${reason}`);
    lines.push(...open.filter((one) => one.reason === reason).map((one) => `  ${nameOf(one)}`));
  }
  for (const reason of new Set(leftovers)) {
    const times = leftovers.filter((one) => one === reason).length;
    lines.push('', `NOT REMOVED, ${times} times: ${reason}`);
  }
  if (undocumented.size > 0) {
    lines.push('', 'WARNING: the contract does not document these properties of answers');
    lines.push(...[...undocumented].map((name) => `  ${name}`));
  }
  const passed = having(results, 'passed');
  const behaviour = passed.filter(({ group }) => group === 'behaviour').length;
  lines.push(
    '',
    `${passed.length} passed (${behaviour} of them behaviour, the others isolation, access and form), ${failed.length} failed, ${open.length} not proven.`,
    verdict(failed.length, open.length),
  );
  return lines.join('\n');
}

function verdict(failed: number, open: number): string {
  if (failed > 0) return 'The backend does not keep the contract.';
  return open > 0
    ? 'Not proven: the run could not try every rule.'
    : 'Every rule that was tried holds.';
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** The results as JUnit XML, one test case for each; what is not proven is an error. */
export function junitReport(results: readonly CaseResult[]): string {
  const cases = results.map((result) => {
    const { tag, group, outcome, reason, trace, durationMs } = result;
    const head = `  <testcase classname="${tag}.${group}" name="${escaped(nameOf(result))}" time="${durationMs / 1000}"`;
    if (outcome === 'passed') return `${head}/>`;
    const child = outcome === 'failed' ? 'failure' : 'error';
    return `${head}><${child} message="${escaped(reason)}">${escaped(trace)}</${child}></testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${results.length}" failures="${having(results, 'failed').length}" errors="${having(results, 'notProven').length}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}
