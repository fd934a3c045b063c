import type { Saved } from '~/api/saves/save';
import { errorMessage, isLostConnection } from '~/api/transport/errors';
import { messages } from '~/domain/messages';
import { toast } from '~/ui/feedback/toast';

/** What a form's save resolves to; the answer itself is the caller's. */
export type SaveReport = Pick<Saved<unknown>, 'isRecovered' | 'others'>;

/** What others changed meanwhile, for the user; null: nothing. */
export const othersChangesText = ({ others }: SaveReport, who = 'Otra persona'): string | null =>
  others.length === 0 ? null : `${who} cambió mientras tanto: ${others.join(', ')}. Ya se ve acá.`;

/** The success of a save: `text`, or that the answer was lost and the state read again proves the save. */
export const savedText = ({ isRecovered }: SaveReport, text: string): string =>
  isRecovered ? messages.alreadySaved : text;

/**
 * Shows the success of a save ({@link savedText}), and what others changed meanwhile.
 * @param who can have changed it
 */
export function toastSaved(saved: SaveReport, text: string, who?: string): void {
  toast.success(savedText(saved, text));
  const others = othersChangesText(saved, who);
  if (others !== null) toast.warning(others);
}

/** Shows why a save failed; a lost connection has its toast already. @returns the same for the place beside the control */
export function toastFailure(error: unknown): string {
  const text = errorMessage(error);
  if (!isLostConnection(error)) toast.error(text);
  return text;
}
