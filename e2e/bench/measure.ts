import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { PORTS } from '../support/ports';
import { BROWSER_ARGS, ensureBrowser } from '../tools/browser';

export const origin = `http://localhost:${PORTS.mocks}`;

/** Signs in as the store's admin in a scenario; `/home` is open afterwards. */
async function signIn(page: Page, scenario: string): Promise<void> {
  const { email, password } = ACCOUNTS.storeAdmin;
  await page.goto(`${origin}/login?scenario=${scenario}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/home');
}

/** Serves the build with mocks and runs a measurement in a browser, signed in as the store's admin. */
export async function measure(scenario: string, run: (page: Page) => Promise<void>): Promise<void> {
  const server = await preview({
    mode: 'mocks',
    build: { outDir: 'dist-mocks' },
    preview: { port: PORTS.mocks, strictPort: true },
    logLevel: 'error',
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'es-AR' });
    await signIn(page, scenario);
    await run(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The longest task that a page's main thread may run, in ms of processor time: a busy machine interrupts tasks. */
export const LONGEST_TASK_MS = 50;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Duration and processor time of the thread, in microseconds. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The longest of times in microseconds, in ms. */
const longest = (times: readonly (number | undefined)[]) =>
  times.reduce<number>((most, time = 0) => Math.max(most, time / 1_000), 0);

/** The tasks of the pages' main threads in a trace, in ms: the longest from start to end, its processor time, that of all. */
function tasksOf(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && main.has(threadOf(event)),
  );
  return {
    taskMs: longest(tasks.map(({ dur }) => dur)),
    processorMs: longest(tasks.map(({ tdur }) => tdur)),
    sumMs: tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0),
  };
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own');
  return browser;
}

/** Runs an action; answers how long it took, and about the tasks of the page's main thread meanwhile, in ms. */
export async function timed(page: Page, action: () => Promise<void>) {
  await browserOf(page).startTracing(page, { categories: ['toplevel'] });
  const started = performance.now();
  await action();
  const totalMs = performance.now() - started;
  return { totalMs, ...tasksOf(await browserOf(page).stopTracing()) };
}

/** The JavaScript memory of a page after a garbage collection, in MB. */
export async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}

/** Runs an action; answers its result with the most JavaScript memory that a worker of the page had meanwhile, in MB. */
export async function withWorkerMemory<Result>(page: Page, action: () => Promise<Result>) {
  const session = await page.context().newCDPSession(page);
  const workers = new Set<string>();
  let workerMb = 0;
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result } = JSON.parse(message) as { result?: { usedSize?: number } };
    workerMb = Math.max(workerMb, (result?.usedSize ?? 0) / 1024 / 1024);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
  const ask = () =>
    Promise.all(
      Array.from(workers, (sessionId) =>
        session.send('Target.sendMessageToTarget', { sessionId, message }),
      ),
    );
  // A worker that ends between two questions has no answer.
  const timer = setInterval(() => void ask().catch(() => undefined), 100);
  const result = await action();
  clearInterval(timer);
  await session.detach();
  return { ...result, workerMb };
}
