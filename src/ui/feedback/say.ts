import { valueStore } from '~/lib/valueStore';

import { afterLoadingOverlay } from '../focus/afterLoadingOverlay';

/** A text that screen readers say; a repeated one has another id. */
interface Spoken {
  id: number;
  text: string;
  /** At once, over what is being said. */
  urgent: boolean;
}

/** Time until a text is said, in ms: of several presses in a row the last result is heard. */
const SAY_AFTER_MS = 400;

/** The text that is being said, for the outlet (`Toasts`) only. */
export const spoken = valueStore<Spoken | null>(null);

let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says what changed, for whom does not see it. Spanish. A text that follows soon replaces it, unless it is `urgent`: an
 * error, which waits for nothing.
 */
export function say(text: string, { urgent = false } = {}) {
  clearTimeout(timer);
  // The overlay makes the page below it inert, the outlet included.
  const speak = () => afterLoadingOverlay(() => spoken.set({ id: nextId++, text, urgent }));
  if (urgent) speak();
  else timer = setTimeout(speak, SAY_AFTER_MS);
}
