import { isRecoveredAnswer } from '~/api/saves/lostAnswers';
import { changedByOthers } from '~/api/saves/othersChanges';
import { messages } from '~/domain/messages';
import { toast } from '~/ui/feedback/toast';

/** What others changed meanwhile, for the user; null: nothing. */
export function othersChangesText(answer: unknown, who = 'Otra persona'): string | null {
  const names = changedByOthers(answer);
  return names.length === 0
    ? null
    : `${who} cambió mientras tanto: ${names.join(', ')}. Ya se ve acá.`;
}

/** The success of a save: `text`, or that the answer was lost and the state read again proves the save. */
export const savedText = (answer: unknown, text: string): string =>
  isRecoveredAnswer(answer) ? messages.alreadySaved : text;

/**
 * Shows the success of a save ({@link savedText}), and what others changed meanwhile.
 * @param answer of the save's mutation
 * @param who can have changed it
 */
export function toastSaved(answer: unknown, text: string, who?: string): void {
  toast.success(savedText(answer, text));
  const others = othersChangesText(answer, who);
  if (others !== null) toast.warning(others);
}
