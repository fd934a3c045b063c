import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform } from 'node:os';

import { chromium } from '@playwright/test';

/** Where the usual installers put Chromium or Chrome; the one without windows first: it takes a fourth less time. */
const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** A browser to test with: `CHROMIUM`, an installed one, or Playwright's own; null when there is none. */
export function findBrowser(): string | null {
  const wanted = [
    process.env['CHROMIUM'],
    ...(INSTALLED[platform()] ?? []),
    chromium.executablePath(),
  ];
  const seen = ['--headed', '--debug', '--ui'].some((option) => process.argv.includes(option));
  return (
    wanted.find((path) => path && existsSync(path) && !(seen && path.endsWith('headless-shell'))) ??
    null
  );
}

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: platform() === 'win32' }).status === 0;

function hasCommand(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function debianInstall(): boolean {
  if (platform() !== 'linux' || !hasCommand('apt-get')) return false;
  const sudo = process.getuid?.() !== 0 && hasCommand('sudo') ? ['sudo', '-n'] : [];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest);
  };
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  return apt('update') && (install('chromium-headless-shell') || install('chromium'));
}

/** Finds a browser or installs one: Playwright's own where its downloads are reachable, else Debian's package. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  // As root on Debian the package is the surest: it brings the libraries that a bare machine lacks.
  if (debianInstall()) {
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded !== null) return downloaded;
  throw new Error('No Chromium or Chrome found and none could be installed; set CHROMIUM to one.');
}

/** Switches that a headless test browser needs as root and on a closed network. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
];
