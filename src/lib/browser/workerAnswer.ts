/** The next answer of a worker. @throws Error when the worker fails */
export const workerAnswer = <Answer>(worker: Worker) =>
  new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker failed')));
  });

/** Resolves in a task of its own, after what the browser has to do now. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
