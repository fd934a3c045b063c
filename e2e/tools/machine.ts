import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/** The environment in which programs are searched; tests simulate other systems. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
};

/** @returns the full path of a program found by PATH, or null */
export function findProgram(name: string, machine: Machine = thisMachine): string | null {
  const windows = machine.platform === 'win32';
  const path = windows ? win32 : posix;
  const endings = windows ? (machine.env['PATHEXT'] ?? '.EXE').split(';') : [''];
  // Windows writes it "Path"; only the real process.env ignores the case.
  const folders = (machine.env['PATH'] ?? machine.env['Path'] ?? '').split(path.delimiter);
  const candidates = folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)));
  return candidates.find(machine.exists) ?? null;
}

/** Runs a program to its end, without a shell. @returns whether it succeeded */
export function run(
  program: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): boolean {
  return spawnSync(program, args, { stdio: 'inherit', ...options }).status === 0;
}

/**
 * Installs packages of Debian or Ubuntu, where that is possible without a password.
 * @param alternatives package lists; the first one that can be installed is enough
 */
export function aptInstall(...alternatives: readonly (readonly string[])[]): boolean {
  const apt = findProgram('apt-get');
  if (apt === null) return false;
  const sudo = process.getuid?.() === 0 ? null : findProgram('sudo');
  if (process.getuid?.() !== 0 && sudo === null) return false;
  const runApt = (...args: readonly string[]) =>
    sudo === null ? run(apt, args) : run(sudo, ['-n', apt, ...args]);
  return (
    runApt('update', '-q') &&
    alternatives.some((packages) =>
      runApt('install', '-q', '-y', '--no-install-recommends', ...packages),
    )
  );
}
