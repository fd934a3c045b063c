import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WebSocket } from 'ws';

import { findProgram } from '../tools/machine';

const INSTALLED = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** A Firefox to test with: `FIREFOX`, or an installed one; null when there is none. */
export function findFirefox(): string | null {
  const paths = [
    process.env['FIREFOX'],
    findProgram('firefox-esr'),
    findProgram('firefox'),
    ...INSTALLED,
  ];
  return paths.find((path) => path && existsSync(path)) ?? null;
}

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  error?: string;
  message?: string;
  params?: { level?: string; text?: string };
}

/** One tab of a real Firefox, steered by the standard protocol WebDriver BiDi. */
export class Firefox {
  /** Errors of the console and uncaught ones. */
  readonly errors: string[] = [];
  private readonly pending = new Map<number, (message: Message) => void>();
  private lastId = 0;
  private context = '';

  private constructor(
    private readonly browser: ChildProcess,
    private readonly socket: WebSocket,
    private readonly profile: string,
  ) {
    socket.on('message', (data: Buffer) => this.receive(JSON.parse(data.toString()) as Message));
  }

  static async launch(path: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const browser = spawn(
      path,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const endpoint = await new Promise<string>((resolve, reject) => {
      let output = '';
      browser.stderr?.on('data', (text: Buffer) => {
        output += text.toString();
        const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
      browser.once('error', reject);
      browser.once('exit', () => reject(new Error(`Firefox did not start: ${output}`)));
    });
    const socket = new WebSocket(`${endpoint}/session`);
    await once(socket, 'open');
    const firefox = new Firefox(browser, socket, profile);
    await firefox.send('session.new', { capabilities: {} });
    await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await firefox.send('browsingContext.getTree', {})) as {
      contexts: { context: string }[];
    };
    firefox.context = contexts[0]?.context ?? '';
    return firefox;
  }

  private receive(message: Message): void {
    if (message.method === 'log.entryAdded' && message.params?.level === 'error') {
      this.errors.push(message.params.text ?? '');
    }
    if (message.id === undefined) return;
    this.pending.get(message.id)?.(message);
    this.pending.delete(message.id);
  }

  private send(method: string, params: object): Promise<unknown> {
    const id = ++this.lastId;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.pending.set(id, ({ error, message, result }) => {
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error} ${message ?? ''}`));
      });
    });
  }

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async resize(width: number, height: number): Promise<void> {
    const viewport = { width, height };
    await this.send('browsingContext.setViewport', { context: this.context, viewport });
  }

  /** @returns the value of an expression in the page, as JSON carries it */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = (await this.send('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`,
      target: { context: this.context },
      awaitPromise: true,
      userActivation: true,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text ?? 'no result');
    return JSON.parse(result.value);
  }

  /** Types into the focused element as a keyboard does; "\n" is the Enter key. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text.replaceAll('\n', '\uE007')).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.send('input.performActions', {
      context: this.context,
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  async close(): Promise<void> {
    const exited = once(this.browser, 'exit');
    await this.send('browser.close', {});
    this.socket.close();
    await exited;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
