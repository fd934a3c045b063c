/**
 * `npm test` and `npm run check`: runs the scripts of package.json that check the project, side by side where they do not
    if (result.succeeded) return;
    report(step.script, result.output, isQuick);
    causes.push(...digest(result.output).map((line) => `  ${step.script}: ${line}`));
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

import { digest } from './digest';

interface Step {
  script: string;
  /** Scripts that must have succeeded before. */
  after: readonly string[];
  /** Shows its output as it comes, and runs alone. */
  live?: boolean;
}

const STATIC = ['typecheck', 'lint', 'format:check'].map((script) => ({ script, after: [] }));

/** Before a commit. The longest first: the others fill the processors beside it. */
const QUICK: readonly Step[] = [{ script: 'unit:quick', after: [] }, ...STATIC];

const BUILDS = ['build', 'build:mocks', 'e2e:tools'];

const ALL: readonly Step[] = [
  { script: 'unit', after: [] },
  ...STATIC,
  ...BUILDS.map((script) => ({ script, after: [] })),
  { script: 'compat', after: ['build'] },
  { script: 'size', after: BUILDS, live: true },
  { script: 'e2e', after: [...BUILDS, 'size'], live: true },
];

/** npm itself, without a shell: the same on every system. */
const npm = process.env['npm_execpath'];

function runScript({
  script,
  live = false,
}: Step): Promise<{ succeeded: boolean; output: string }> {
  if (npm === undefined) throw new Error('Start this with npm test or npm run check');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [npm, 'run', '--silent', script], {
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: live ? process.env : { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', (error) =>
      resolve({ succeeded: false, output: `${output}${error.message}` }),
    );
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/** Shows or stores the output of a step that failed. */
function report(script: string, output: string, isQuick: boolean): void {
  if (!isQuick) {
    console.log(output);
    return;
  }
  mkdirSync('test-results', { recursive: true });
  const file = `test-results/${script.replaceAll(':', '-')}.log`;
  writeFileSync(file, stripVTControlCharacters(output));
  console.log(`  The whole output is in ${file}.`);
}

async function runAll(steps: readonly Step[], isQuick: boolean): Promise<boolean> {
  const start = performance.now();
  const waiting = new Set(steps);
  const succeeded = new Set<string>();
  const failed = new Set<string>();
  const causes: string[] = [];
  const running = new Set<Promise<void>>();

  async function runStep(step: Step) {
    const stepStart = performance.now();
    if (step.live) console.log(`… ${step.script}`);
    const result = await runScript(step);
    (result.succeeded ? succeeded : failed).add(step.script);
    console.log(`${result.succeeded ? '✓' : '✗'} ${step.script} ${seconds(stepStart)}`);
    if (result.succeeded) return;
    report(step.script, result.output, isQuick);
    causes.push(...digest(result.output).map((line) => `  ${step.script}: ${line}`));
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (step.after.some((script) => failed.has(script))) {
        waiting.delete(step);
        failed.add(step.script);
        console.log(`✗ ${step.script} not run`);
        continue;
      }
      const ready = step.after.every((script) => succeeded.has(script));
      const room = step.live ? 1 : availableParallelism();
      if (!ready || running.size >= room) continue;
      waiting.delete(step);
      const run = runStep(step).finally(() => running.delete(run));
      running.add(run);
      if (step.live) break;
    }
    await Promise.race(running);
  }
  if (causes.length > 0) console.log(`Causes:\n${causes.join('\n')}`);
  console.log(
    failed.size === 0
      ? `All ${steps.length} steps passed in ${seconds(start)}.`
      : `Failed: ${[...failed].join(', ')} (${seconds(start)}).`,
  );
  return failed.size === 0;
}

const isQuick = process.argv.includes('--quick');
process.exitCode = (await runAll(isQuick ? QUICK : ALL, isQuick)) ? 0 : 1;
