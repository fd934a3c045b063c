/**
 * `npm run bench -- loading`: how fast the screens of the production build are there in a browser with a cold cache, on a fast link and
 * on a slow one (1.6 Mbit/s, 150 ms per request, processor / 4), as medians of five runs. A floor page of the same packages
 * that shows the same list is measured in turn with them, so that the ratio to it holds on any machine.
 *
 *   npm run build && npm run bench -- loading     all screens
 *   npm run bench -- loading --runs 9 --only Pedidos       some of them
 *   npm run bench -- loading --against ../before/dist      another build beside, such as one of an older commit
 *
 * Exits with 1 when a ratio is over its limit (`ratios` in `../tools/screens.ts`). Part of `npm test -- --nightly` only:
 * other programs on the machine change the times.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';

import { startBackend } from '../support/backend';
import { certificate } from '../support/certificate';
import { BROWSER_ARGS, ensureBrowser } from '../tools/browser';
import { ORDER_LIST, type Screen, SCREENS } from '../tools/screens';
import { sessionRecord } from '../tools/usable';
import { LinkServer } from './link';
import { type Load, load, openOrder, PROFILES } from './load';
import { median, printTable } from './table';

const OUT_DIR = 'test-results/perf';
const HOVER_MS = 300;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
  },
});

/** What is loaded: a screen of a build, or the floor page. */
interface Target {
  name: string;
  server: LinkServer;
  screen: Screen;
}

async function buildFloor(): Promise<string> {
  const outDir = join(process.cwd(), OUT_DIR, 'floor');
  await build({
    configFile: false,
    root: 'e2e/bench/floor',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

const rounded = (value: number) => value.toFixed(value < 10 ? 1 : 0);

class Samples {
  readonly #values = new Map<string, number[]>();

  add(key: string, value: number): void {
    this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
  }

  median(key: string): number {
    return median(this.#values.get(key) ?? []);
  }
}

const METRICS = ['stages', 'requests', 'kilobytes', 'paint', 'usable', 'blocking'] as const;
const HEADER = ['stages', 'requests', 'kB', 'paint', 'usable', 'blocking', '/ floor'];

/** Loads every target in every profile, in turn, `runs` times after one that only warms up. */
async function measure(
  browser: Browser,
  targets: readonly Target[],
  session: string,
  runs: number,
) {
  const samples = new Samples();
  for (let run = 0; run <= runs; run++) {
    for (const { name, server, screen } of targets) {
      for (const profile of run === 0 ? PROFILES.slice(0, 1) : PROFILES) {
        const visit = { ...screen, session: screen.signedIn ? session : null };
        const take = async (hoverMs: number | null) =>
          load(browser, server, profile, visit, async (measured: Load, page) => {
            if (run === 0) return;
            if (hoverMs !== HOVER_MS) {
              for (const metric of METRICS) {
                samples.add(`${name} ${profile.name} ${metric}`, measured[metric]);
              }
            }
            if (hoverMs !== null) {
              samples.add(`${name} ${hoverMs}`, await openOrder(page, hoverMs));
            }
          });
        const opens = profile.name === 'fast' && screen === ORDER_LIST;
        await take(opens ? 0 : null);
        if (opens && run > 0) await take(HOVER_MS);
      }
    }
    process.stderr.write(`${run}/${runs} `);
  }
  process.stderr.write('\n');
  return samples;
}

/** Prints the medians; whether all ratios are within their limits. */
function report(samples: Samples, targets: readonly Target[]): boolean {
  let isFast = true;
  for (const { name: profile, link, cpu } of PROFILES) {
    console.log(
      `\n${profile}: ${link.bytesPerMs === null ? 'local link' : `${link.bytesPerMs / 125} Mbit/s, ${link.delayMs} ms`}, processor / ${cpu}; times in ms`,
    );
    printTable([
      ['', ...HEADER],
      ...targets.map(({ name, screen }) => {
        const ratio =
          samples.median(`${name} ${profile} usable`) / samples.median(`floor ${profile} usable`);
        const isOver = ratio > screen.ratios[profile];
        isFast &&= !isOver;
        return [
          name,
          ...METRICS.map((metric) => rounded(samples.median(`${name} ${profile} ${metric}`))),
          `${ratio.toFixed(2)}${isOver ? ' ✗' : ''}`,
        ];
      }),
    ]);
  }
  console.log('\nfrom the list to an order, until its heading, in ms');
  printTable([
    ['', 'no hover', `after ${HOVER_MS} ms`],
    ...targets
      .filter(({ screen }) => screen === ORDER_LIST)
      .map(({ name }) => [
        name,
        rounded(samples.median(`${name} 0`)),
        rounded(samples.median(`${name} ${HOVER_MS}`)),
      ]),
  ]);
  return isFast;
}

mkdirSync(OUT_DIR, { recursive: true });
const pem = certificate(OUT_DIR);
const floorDir = await buildFloor();
const backend = await startBackend();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [
    ...BROWSER_ARGS,
    '--ignore-certificate-errors',
    // With developer tools attached, an `Error` such as React's first has V8 parse its whole script again, for line numbers.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
});
const servers: LinkServer[] = [];
async function serve(dir: string): Promise<LinkServer> {
  const server = new LinkServer(dir, pem);
  await server.start();
  servers.push(server);
  return server;
}

let isFast = true;
try {
  const session = await sessionRecord('storeAdmin');
  const own = await serve('dist');
  const screens = SCREENS.filter(({ name }) => name.includes(options.only));
  const builds = [{ server: own, suffix: '' }];
  if (options.against) {
    builds.push({ server: await serve(options.against), suffix: ' (other build)' });
  }
  const targets = [
    { name: 'floor', server: await serve(floorDir), screen: ORDER_LIST },
    ...screens.flatMap((screen) =>
      builds.map(({ server, suffix }) => ({ name: screen.name + suffix, server, screen })),
    ),
  ];
  isFast = report(await measure(browser, targets, session, Number(options.runs)), targets);
} finally {
  await browser.close();
  for (const server of servers) server.stop();
  backend.kill();
}
process.exit(isFast ? 0 : 1);
