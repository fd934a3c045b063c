import { valueStore } from './valueStore';

/** The question in the dialog before unsaved changes are left. */
export interface LeaveQuestion {
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
}

/** Unsaved changes in this tab by the id of their reporter; null: changes with the default question. */
const entries = valueStore<ReadonlyMap<string, LeaveQuestion | null>>(new Map());

/** Registry of everything unsaved on the staff screens of this tab: forms, drafts, running jobs. */
export const unsavedChanges = {
  subscribe: entries.subscribe,
  any: () => entries.get().size > 0,
  /** Changes identity with every change; for `useSyncExternalStore`. */
  snapshot: entries.get,
  /** @param question replaces the default question */
  add(id: string, question: LeaveQuestion | null = null) {
    entries.set(new Map(entries.get()).set(id, question));
  },
  remove(id: string) {
    const next = new Map(entries.get());
    if (next.delete(id)) entries.set(next);
  },
  /** Discards everything: the screens then follow the current session. */
  discard: () => entries.set(new Map()),
};
