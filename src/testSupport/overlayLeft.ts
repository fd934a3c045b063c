import { isRecord } from '~/lib/isRecord';

/**
 * Rounds of timers in which a closed dialog has left the history, which takes it 50 ms. They are counted and not timed: on a
 * busy machine one of them may take longer, with the timer of the dialog still to come.
 */
const ROUNDS = 20;
const ROUND_MS = 10;

const isOnOverlayEntry = () => isRecord(history.state) && history.state['overlay'] === true;

/** Waits until the history entry of a dialog is gone: going back would change the URL of the next test. */
export async function overlayLeft(): Promise<void> {
  for (let round = 0; round < ROUNDS && isOnOverlayEntry(); round += 1) {
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
  }
}
