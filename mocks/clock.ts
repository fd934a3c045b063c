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

/** The time of the mock backend: the machine's, unless the clock was moved. */
export function nowOf(db: Database): Date {
  return new Date(Date.now() + controlsOf(db).clockOffsetMs);
}

/** Moves the clock of the mock backend, which then runs on from there; null: the machine's time again. */
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
