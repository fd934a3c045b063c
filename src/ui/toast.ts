/** Severity of a toast; its colour follows (§2 staff). */
export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  severity: Severity;
  text: string;
}

/** How long a toast stays, in ms (§9: toast 2 seconds). */
export const TOAST_MS = 2000;

let queue: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly ToastMessage[]) {
  queue = next;
  for (const listener of listeners) listener();
}

function show(severity: Severity, text: string) {
  // A cause that fails two requests shows one toast.
  const others = queue.filter((shown) => shown.severity !== severity || shown.text !== text);
  set([...others, { id: nextId++, severity, text }]);
}

/** Shows a toast for 2 seconds; the outlet that draws it loads with the first one or when the page is idle. */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
};

/** For the outlet only. */
export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => queue,
  remove(id: number) {
    set(queue.filter((message) => message.id !== id));
  },
};
