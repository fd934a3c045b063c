import { ProductFileEngine } from './engine';
/** The worker that runs an {@link ProductFileEngine}: its messages are the session's calls. */
import { FileProblem } from './errors';
import type { SessionAnswer, SessionRequest } from './reader';

const post = (answer: SessionAnswer) => postMessage(answer);

const session = new ProductFileEngine((done) => post({ type: 'progress', done }));

async function answer({ id, method, args }: SessionRequest): Promise<SessionAnswer> {
  try {
    const call = session[method] as (...values: readonly unknown[]) => unknown;
    return { id, type: 'done', value: await call.apply(session, [...args]) };
  } catch (error) {
    if (error instanceof FileProblem) return { id, type: 'failed', problem: error.message };
    console.error(error);
    return { id, type: 'failed', problem: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<SessionRequest>) => {
  void answer(data).then(post);
});
