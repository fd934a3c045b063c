/** Severity of a toast, which decides its colour. */
type Severity = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  severity: Severity;
  text: string;
}

/** How long a toast stays, in ms (section 9). */
export const TOAST_MS = 2000;

let queue: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly ToastMessage[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. A repeated message replaces the one on the screen and restarts its time. */
function show(severity: Severity, text: string) {
  const others = queue.filter((shown) => shown.text !== text || shown.severity !== severity);
  set([...others, { id: nextId++, severity, text }]);
}

/** Shows a toast for {@link TOAST_MS}. */
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
