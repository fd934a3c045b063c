/**
 * `npm run check`, `npm test` and `npm test -- --nightly`: run the scripts of package.json that check the project, side by
 * side where they do not disturb each other. With another version of Node: `npx -y --ignore-scripts=false -p node@24 npm test`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

interface Step {
  /** A script of package.json, with its arguments. */
  run: string;
  /** Steps that must have succeeded before. */
  after: readonly string[];
  /** Shows its output as it comes, and runs alone. */
  live?: boolean;
}

const free = (...scripts: readonly string[]): Step[] => scripts.map((run) => ({ run, after: [] }));

const STATIC = free('lint', 'format --check');

/** Before a commit. The longest first: the others fill the processors beside it. */
const QUICK: readonly Step[] = [...free('unit --changed'), ...STATIC];

const BUILDS = ['build', 'build:mocks', 'e2e:tools'];

const ALL: readonly Step[] = [
  ...free('unit'),
  ...STATIC,
  ...free(...BUILDS),
  { run: 'compat', after: ['build'] },
  { run: 'size', after: BUILDS, live: true },
  { run: 'e2e', after: [...BUILDS, 'size'], live: true },
];

const alone = (run: string): Step => ({ run, after: BUILDS, live: true });

/** What takes long, or depends on how the machine renders and how fast it is. */
const NIGHTLY: readonly Step[] = [
  ...free(
    ...BUILDS,
    'mocks:pack --check',
    'docs:api',
    'unit src/app/everyScreen src/app/oneOrder src/platform mocks/contract/mutants',
  ),
  ...['e2e --grep @nightly', 'e2e -c e2e/server.config.ts', 'gallery', 'mutation'].map(alone),
  ...['bench loading', 'bench importing', 'bench scale'].map(alone),
];

const { argv } = process;
const isQuick = argv.includes('--quick');
const isNightly = argv.includes('--nightly');

/** npm itself, without a shell: the same on every system. */
const npm = process.env['npm_execpath'];

function runScript({ run, live = false }: Step): Promise<{ succeeded: boolean; output: string }> {
  if (npm === undefined) throw new Error('Start this with npm test or npm run check');
  const [script = '', ...args] = run.split(' ');
  const env = {
    ...process.env,
    ...(isNightly && { NIGHTLY: '1' }),
    ...(isQuick && { QUICK: '1' }),
    ...(!live && { NO_COLOR: '1' }),
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [npm, 'run', '--silent', script, '--', ...args], {
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env,
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
function report(run: string, output: string): void {
  if (!isQuick) {
    console.log(output);
    return;
  }
  mkdirSync('test-results', { recursive: true });
  const file = `test-results/${run.replaceAll(/\W+/g, '-')}.log`;
  writeFileSync(file, stripVTControlCharacters(output));
  console.log(`  The whole output is in ${file}.`);
}

async function runAll(steps: readonly Step[]): Promise<boolean> {
  const start = performance.now();
  const waiting = new Set(steps);
  const succeeded = new Set<string>();
  const failed = new Set<string>();
  const running = new Set<Promise<void>>();

  async function runStep(step: Step) {
    const stepStart = performance.now();
    if (step.live) console.log(`… ${step.run}`);
    const result = await runScript(step);
    (result.succeeded ? succeeded : failed).add(step.run);
    console.log(`${result.succeeded ? '✓' : '✗'} ${step.run} ${seconds(stepStart)}`);
    if (result.succeeded) return;
    report(step.run, result.output);
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (step.after.some((run) => failed.has(run))) {
        waiting.delete(step);
        failed.add(step.run);
        console.log(`✗ ${step.run} not run`);
        continue;
      }
      const ready = step.after.every((run) => succeeded.has(run));
      const room = step.live ? 1 : availableParallelism();
      if (!ready || running.size >= room) continue;
      waiting.delete(step);
      const run = runStep(step).finally(() => running.delete(run));
      running.add(run);
      if (step.live) break;
    }
    await Promise.race(running);
  }
  console.log(
    failed.size === 0
      ? `All ${steps.length} steps passed in ${seconds(start)}.`
      : `Failed: ${[...failed].join(', ')} (${seconds(start)}).`,
  );
  return failed.size === 0;
}

process.exitCode = (await runAll(isNightly ? NIGHTLY : isQuick ? QUICK : ALL)) ? 0 : 1;
