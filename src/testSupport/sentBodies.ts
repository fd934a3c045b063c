import { vi } from 'vitest';

/** Collects the JSON bodies of POST requests to a path during one test; `restoreMocks` ends it. */
export function sentBodies(path: RegExp): readonly unknown[] {
  const bodies: unknown[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST' && path.test(new URL(request.url).pathname)) {
      bodies.push(JSON.parse((await request.clone().text()) || 'null'));
    }
    return send(request);
  });
  return bodies;
}
