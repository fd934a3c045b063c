import type { Case } from '../contractCase';
import { contractOperation } from '../document';
import { Failed, NotProven, reasonOf, type Host } from './host';

export interface CaseResult extends Pick<
  Case,
  'operationId' | 'status' | 'rule' | 'group' | 'quotes'
> {
  tag: string;
  outcome: 'passed' | 'failed' | 'notProven';
  /** What was wrong, or why the rule is not proven. */
  reason: string;
  /** The failed request as a curl command, and its answer. */
  trace: string;
  durationMs: number;
}

export type Verdict = Pick<CaseResult, 'outcome' | 'reason' | 'trace'>;

function verdictOf(error: unknown): Verdict {
  const reason = reasonOf(error);
  if (error instanceof NotProven) return { outcome: 'notProven', reason, trace: '' };
  if (error instanceof Failed) return { outcome: 'failed', reason, trace: error.trace };
  // A case reads answers of its set-up as the contract types them.
  return { outcome: 'failed', reason: `an answer has another shape: ${reason}`, trace: '' };
}

/** Runs one case against a host, and removes what it made. */
export async function runCase(host: Host, one: Case): Promise<Verdict> {
  let verdict: Verdict = { outcome: 'passed', reason: '', trace: '' };
  try {
    host.mustBeAllowed(one.operationId);
    await one.run(host);
  } catch (error) {
    verdict = verdictOf(error);
  }
  await host.cleanUp();
  return verdict;
}

export function resultOf(
  { operationId, status, rule, group, quotes = [] }: Omit<Case, 'run'>,
  verdict: Verdict,
  durationMs = 0,
): CaseResult {
  const { tag } = contractOperation(operationId);
  return { operationId, status, rule, group, quotes, tag, durationMs, ...verdict };
}

/**
 * Runs the cases one after the other.
 * @param only the operations of this tag, or the operation of this name
 */
export async function runCases(
  host: Host,
  cases: readonly Case[],
  only?: string,
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const one of cases) {
    const { operationId } = one;
    const { tag } = contractOperation(operationId);
    if (only !== undefined && only !== tag && only !== operationId) continue;
    const startedAt = performance.now();
    const verdict = await runCase(host, one);
    results.push(resultOf(one, verdict, Math.round(performance.now() - startedAt)));
  }
  return results;
}

/** The name of a case, for people and for the list of mutants. */
export const nameOf = ({
  operationId,
  status,
  rule,
}: Pick<Case, 'operationId' | 'status' | 'rule'>): string => `${operationId} ${status} ${rule}`;
