/** The worker that runs a {@link ProductFileEngine}: its messages are calls of the engine's methods. */
import { ProductFileEngine } from './engine';
import type { EngineRequest, EngineResponse } from './engineClient';
import { FileProblem } from './errors';

const post = (response: EngineResponse) => postMessage(response);

const engine = new ProductFileEngine((done) => post({ type: 'progress', done }));

async function respond({ id, method, args }: EngineRequest): Promise<EngineResponse> {
  try {
    const call = engine[method] as (...values: readonly unknown[]) => unknown;
    return { id, type: 'done', value: await call.apply(engine, [...args]) };
  } catch (error) {
    if (error instanceof FileProblem) return { id, type: 'failed', problem: error.message };
    console.error(error);
    return { id, type: 'failed', problem: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  void respond(data).then(post);
});
