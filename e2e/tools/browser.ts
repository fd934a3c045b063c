import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

import { chromium } from '@playwright/test';

import { aptInstall, findProgram, type Machine, run, thisMachine } from './machine';

/** The headless build first: tests run a fourth faster in it. */
const LINUX_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function macPaths(home: string): string[] {
  return ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) =>
      posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name),
    ),
  );
}

function windowsPaths(env: Machine['env']): string[] {
  const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
  return ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].flatMap((product) =>
    folders
      .filter((folder) => folder !== undefined)
      .map((folder) =>
        win32.join(
          folder,
          product,
          'Application',
          product.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe',
        ),
      ),
  );
}

/** Where Chromium, Chrome or Edge is installed on this system, the preferred one first. */
function installedBrowsers(machine: Machine): string[] {
  if (machine.platform === 'darwin') return macPaths(machine.env['HOME'] ?? homedir());
  if (machine.platform === 'win32') return windowsPaths(machine.env);
  return LINUX_NAMES.map((name) => findProgram(name, machine)).filter((path) => path !== null);
}

/**
 * A browser to test with: `CHROMIUM`, an installed one, or the one that Playwright downloads.
 * @param headed whether the run opens windows, which the headless build cannot
 * @returns its path; null when there is none
 */
export function findBrowser(headed = false, machine: Machine = thisMachine): string | null {
  const candidates = [
    machine.env['CHROMIUM'],
    ...installedBrowsers(machine),
    chromium.executablePath(),
  ];
  return (
    candidates.find(
      (path) => path && machine.exists(path) && !(headed && path.endsWith('headless-shell')),
    ) ?? null
  );
}

/** Options of Playwright that open windows. */
export const opensWindows = (args: readonly string[] = process.argv) =>
  args.includes('--headed') || args.includes('--debug');

/** What to do when no installed browser can open windows. */
export const HEADED_HELP = `--headed and --debug need a browser with windows; only a headless one, or none, is installed.
Install one of these, or set CHROMIUM to the path of one:
  Debian, Ubuntu:  sudo apt-get install chromium
  any system:      npx playwright install chromium
`;

/** Finds a browser or installs one: Debian's package where there is apt, else Playwright's download. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  // Debian's package brings the libraries that a bare machine lacks.
  aptInstall(['chromium-headless-shell'], ['chromium']);
  const installed = findBrowser();
  if (installed !== null) return installed;
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']);
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
