/** The function with its results kept by its text, for few different texts. */
export function memoized<Result, Text extends string = string>(
  compute: (text: Text) => Result,
): (text: Text) => Result {
  const results = new Map<Text, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
