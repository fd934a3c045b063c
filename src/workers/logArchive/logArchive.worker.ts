/** The worker that writes a {@link logArchive}: it gets the logs in parts, then null, and answers with the file. */
import { logArchive } from './logArchive';

const logs: unknown[] = [];

addEventListener('message', ({ data }: MessageEvent<readonly unknown[] | null>) => {
  if (data !== null) {
    for (const log of data) logs.push(log);
    return;
  }
  const { buffer } = logArchive(logs);
  postMessage(buffer, { transfer: [buffer] });
});
