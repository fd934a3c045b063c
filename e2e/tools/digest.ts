import { stripVTControlCharacters } from 'node:util';

/** Lines that say why a check failed: of the contract, of assertions, of errors and of the linters. */
const CAUSE =
  /\[contract\] .+|\b(?:\w*Error): (?!react-stack-top-frame).+|^\s*[×x✖] .+|^\s*(?:error|ERROR)\b.+/;

/** How many causes a digest has at most. */
const MAX_CAUSES = 5;

/** The most frequent causes in the output of a check, each with its count; the first one first where they are equal. */
export function digest(output: string): string[] {
  const counts = new Map<string, number>();
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const cause = CAUSE.exec(line)?.[0].trim();
    if (cause !== undefined) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_CAUSES)
    .map(([cause, count]) => (count > 1 ? `${count} × ${cause}` : cause));
}
