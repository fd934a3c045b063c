import { hostCases } from '../../contract-cases/all';
import { refusalCases } from '../../contract-cases/refusals';
import type { HostCase } from '../../contractCase';
import type { OperationId } from '../../http';
import { contractOperations } from '../document';
import { operationOf, Skip, type Host } from './host';

export interface CaseResult {
  operationId: OperationId;
  tag: string;
  status: number;
  why: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The reason for a skip, or the failures. */
  reason: string;
  durationMs: number;
}

export interface RunOptions {
  /** Only operations of this tag, or the operation of this name. */
  only?: string;
  onResult?: (result: CaseResult) => void;
}

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

/** Runs one case against a host. */
export async function runCase(
  host: Host,
  one: HostCase,
): Promise<Pick<CaseResult, 'outcome' | 'reason'>> {
  try {
    host.mustBeAllowed(one.operationId);
    const answer = await host.call(one.operationId, await one.prepare(host));
    const problems = [...answer.problems];
    // The answer was validated, so it has its operation's type.
    const data = dataOf(answer.body) as never;
    if (answer.status !== one.status) problems.unshift(`answered ${answer.status}`);
    else if (problems.length === 0) {
      const wrong = one.check?.(data) ?? null;
      if (wrong !== null) problems.push(wrong);
    }
    await one.restore?.(host);
    if (answer.status === 200) await one.cleanUp?.(host, data);
    return problems.length === 0
      ? { outcome: 'passed', reason: '' }
      : { outcome: 'failed', reason: problems.join('; ') };
  } catch (error) {
    if (error instanceof Skip) return { outcome: 'skipped', reason: error.message };
    return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs the cases one after the other against a host. */
export async function runCases(host: Host, options: RunOptions = {}): Promise<CaseResult[]> {
  const { only, onResult } = options;
  const results: CaseResult[] = [];
  for (const one of [...refusalCases, ...hostCases]) {
    const { operationId, status, why = '' } = one;
    const { tag } = operationOf(operationId);
    if (only !== undefined && only !== tag && only !== operationId) continue;
    const startedAt = performance.now();
    const outcome = await runCase(host, one);
    const durationMs = Math.round(performance.now() - startedAt);
    const result: CaseResult = { operationId, tag, status, why, durationMs, ...outcome };
    results.push(result);
    onResult?.(result);
  }
  return results;
}

/** Documented statuses that no case of the run reached, as `operationId status`. */
export function unreached(results: readonly CaseResult[], only?: string): string[] {
  const reached = new Set(
    results
      .filter(({ outcome }) => outcome === 'passed')
      .map(({ operationId, status }) => `${operationId} ${status}`),
  );
  return contractOperations
    .filter(({ tag, operationId }) => only === undefined || only === tag || only === operationId)
    .flatMap(({ operationId, replies }) =>
      [...replies.keys()].map((status) => `${operationId} ${status}`),
    )
    .filter((pair) => !reached.has(pair));
}
