import { describe, expect, it } from 'vitest';

import { findBrowser, opensWindows } from './browser';
import { findProgram, type Machine } from './machine';

/** A machine that holds these files only. */
function machine(
  platform: NodeJS.Platform,
  files: readonly string[],
  env: Machine['env'] = {},
): Machine {
  return { platform, env, exists: (path) => files.includes(path) };
}

const SHELL = '/usr/bin/chromium-headless-shell';

describe('findBrowser', () => {
  it('prefers the headless build on Linux, except for runs that open windows', () => {
    const linux = machine('linux', [SHELL, '/usr/bin/chromium'], { PATH: '/bin:/usr/bin' });
    expect(findBrowser(false, linux)).toBe(SHELL);
    expect(findBrowser(true, linux)).toBe('/usr/bin/chromium');
    expect(findBrowser(true, machine('linux', [SHELL], { PATH: '/usr/bin' }))).toBeNull();
  });

  it('finds Chrome and Edge under Windows folders', () => {
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const env = {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\Ana\\AppData\\Local',
    };
    expect(findBrowser(false, machine('win32', [edge], env))).toBe(edge);
    const own = 'C:\\Users\\Ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe';
    expect(findBrowser(false, machine('win32', [edge, own], env))).toBe(own);
  });

  it('finds Chrome among the applications of macOS, the home folder included', () => {
    const own = '/Users/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(true, machine('darwin', [own], { HOME: '/Users/ana' }))).toBe(own);
  });

  it('takes CHROMIUM first', () => {
    const env = { CHROMIUM: '/opt/chrome', PATH: '/usr/bin' };
    expect(findBrowser(false, machine('linux', [SHELL, '/opt/chrome'], env))).toBe('/opt/chrome');
  });

  it('is null on a machine without any', () => {
    expect(findBrowser(false, machine('linux', [], { PATH: '/usr/bin' }))).toBeNull();
  });
});

describe('findProgram', () => {
  it('looks through PATH with the separators and endings of the system', () => {
    const windows = machine('win32', ['D:\\tools\\nginx.EXE'], {
      Path: 'C:\\Windows;D:\\tools',
      PATHEXT: '.COM;.EXE',
    });
    expect(findProgram('nginx', windows)).toBe('D:\\tools\\nginx.EXE');
    const mac = machine('darwin', ['/opt/homebrew/bin/nginx'], {
      PATH: '/usr/bin:/opt/homebrew/bin',
    });
    expect(findProgram('nginx', mac)).toBe('/opt/homebrew/bin/nginx');
    expect(findProgram('apt-get', mac)).toBeNull();
  });
});

it('recognizes the options that open windows', () => {
  expect(opensWindows(['node', 'playwright', 'test', '--headed'])).toBe(true);
  expect(opensWindows(['node', 'playwright', 'test', '--ui'])).toBe(false);
});
