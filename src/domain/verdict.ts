/** Result of a business rule: allowed, or the Spanish reason why not (tooltip, toast, error body). */
export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string };

const ALLOWED: Verdict = { allowed: true };

export function allow(): Verdict {
  return ALLOWED;
}

export function deny(reason: string): Verdict {
  return { allowed: false, reason };
}

/** The first refusal among several rules, in the order given; allowed when there is none. */
export function allOf(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.allowed) ?? ALLOWED;
}

/** The reason of a refusal, null when allowed: what a tooltip shows. */
export function reasonOf(verdict: Verdict): string | null {
  return verdict.allowed ? null : verdict.reason;
}
