/** Runs a task in one tab at a time, where the browser can: the others wait. */
export async function oneTabAtATime<Result>(
  name: string,
  task: () => Result | Promise<Result>,
): Promise<Result> {
  return 'locks' in navigator ? await navigator.locks.request(name, task) : await task();
}
