import { valueStore } from '~/lib/valueStore';

/** Severity of a toast, which decides its colour. */
type Severity = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  severity: Severity;
  text: string;
}

/** How long a toast stays, in ms. */
export const TOAST_MS = 2000;

/** How many of the last toasts can be read again. */
const RECENT = 5;

const queue = valueStore<readonly ToastMessage[]>([]);
let recent: readonly ToastMessage[] = [];
let nextId = 1;

/** Shows a toast. A repeated message replaces the one on the screen and restarts its time. */
function show(severity: Severity, text: string) {
  const others = queue.get().filter((shown) => shown.text !== text || shown.severity !== severity);
  const message = { id: nextId++, severity, text };
  recent = [message, ...recent].slice(0, RECENT);
  queue.set([...others, message]);
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
  subscribe: queue.subscribe,
  snapshot: queue.get,
  /** The last ones, the newest first, also those that have disappeared. */
  recent: () => recent,
  remove(id: number) {
    queue.set(queue.get().filter((message) => message.id !== id));
  },
};
