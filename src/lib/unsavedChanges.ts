/** The question in the dialog before unsaved changes are left. */
export interface LeaveQuestion {
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
}

/** Unsaved changes in this tab by the id of their reporter; null: changes with the default question. */
let entries: ReadonlyMap<string, LeaveQuestion | null> = new Map();
const listeners = new Set<() => void>();

function replaceEntries(next: ReadonlyMap<string, LeaveQuestion | null>) {
  entries = next;
  for (const listener of listeners) listener();
}

/** Registry of everything unsaved on the staff screens of this tab: forms, drafts, running jobs. */
export const unsavedChanges = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  any: () => entries.size > 0,
  /** Changes identity with every change; for `useSyncExternalStore`. */
  snapshot: () => entries,
  /** @param question replaces the default question */
  add(id: string, question: LeaveQuestion | null = null) {
    replaceEntries(new Map(entries).set(id, question));
  },
  remove(id: string) {
    if (!entries.has(id)) return;
    const next = new Map(entries);
    next.delete(id);
    replaceEntries(next);
  },
  /** Discards everything: the screens then follow the current session. */
  discard: () => replaceEntries(new Map()),
};
