import type { Database, SettingsRow, WalletOpening } from './db';

/** The only row of the table `settings`. */
export const SETTINGS = 'backend';

function settingsOf(db: Database): Omit<SettingsRow, 'id'> {
  return db.settings.get(SETTINGS) ?? { clockOffsetMs: 0, latencyMs: 0, walletOpening: 'overlay' };
}

function changeSettings(db: Database, patch: Partial<ReturnType<typeof settingsOf>>): void {
  const row = { id: SETTINGS, ...settingsOf(db), ...patch };
  db.settings.remove(SETTINGS);
  db.settings.insert(row);
}

/** The time of the mock backend: the machine's time, or the clock set by the controls. */
export function nowOf(db: Database): Date {
  return new Date(Date.now() + settingsOf(db).clockOffsetMs);
}

const FIRST_YEAR = 1970;
const LAST_YEAR = 8999;

/** Whether the clock can show a time: the dates of the API have years of four digits, also some years later. */
export function isClockTime(time: Date): boolean {
  return time.getFullYear() >= FIRST_YEAR && time.getFullYear() <= LAST_YEAR;
}

/** Sets the clock of the mock backend, which runs on from there; null: back to the machine's time. */
export function setClock(db: Database, now: Date | null): void {
  changeSettings(db, { clockOffsetMs: now === null ? 0 : now.getTime() - Date.now() });
}

/** Delay of every answer, in ms. */
export function latencyOf(db: Database): number {
  return settingsOf(db).latencyMs;
}

export function setLatency(db: Database, latencyMs: number): void {
  changeSettings(db, { latencyMs });
}

/** How the wallet opens its checkout from the next load of its script on. */
export function walletOpeningOf(db: Database): WalletOpening {
  return settingsOf(db).walletOpening;
}

export function setWalletOpening(db: Database, walletOpening: WalletOpening): void {
  changeSettings(db, { walletOpening });
}
