const changesOfOthers = new WeakMap<object, readonly string[]>();

/** Names of what others changed between the state that the screen showed and the answer to a save. */
export const changedByOthers = (answer: unknown): readonly string[] =>
  (typeof answer === 'object' && answer !== null && changesOfOthers.get(answer)) || [];

/** Notes what others changed, for {@link changedByOthers}. */
export function noteOthers<Answer extends object>(
  answer: Answer,
  names: readonly string[],
): Answer {
  if (names.length > 0) changesOfOthers.set(answer, [...new Set(names)]);
  return answer;
}
