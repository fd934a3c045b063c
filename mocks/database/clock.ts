import type { Database } from './db';

/** The only row of the table `controls`. */
export const CONTROLS = 'backend';

function controlsOf(db: Database): { clockOffsetMs: number; latencyMs: number } {
  return db.controls.get(CONTROLS) ?? { clockOffsetMs: 0, latencyMs: 0 };
}

function setControls(db: Database, patch: Partial<ReturnType<typeof controlsOf>>): void {
  const row = { id: CONTROLS, ...controlsOf(db), ...patch };
  db.controls.remove(CONTROLS);
  db.controls.insert(row);
}

/** The time of the mock backend: the machine's time, or the clock set by the controls. */
export function nowOf(db: Database): Date {
  return new Date(Date.now() + controlsOf(db).clockOffsetMs);
}

const FIRST_YEAR = 1970;
const LAST_YEAR = 8999;

/** Whether the clock can show a time: the dates of the API have years of four digits, also some years later. */
export function isClockTime(time: Date): boolean {
  return time.getFullYear() >= FIRST_YEAR && time.getFullYear() <= LAST_YEAR;
}

/** Sets the clock of the mock backend, which runs on from there; null: back to the machine's time. */
export function setClock(db: Database, now: Date | null): void {
  setControls(db, { clockOffsetMs: now === null ? 0 : now.getTime() - Date.now() });
}

/** Delay of every answer, in ms. */
export function latencyOf(db: Database): number {
  return controlsOf(db).latencyMs;
}

export function setLatency(db: Database, latencyMs: number): void {
  setControls(db, { latencyMs });
}
