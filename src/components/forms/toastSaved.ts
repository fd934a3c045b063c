import { isRecoveredAnswer } from '~/api/lostAnswers';
import { commonMessages } from '~/domain/commonMessages';
import { toast } from '~/ui/toast';

/**
 * Shows the success of a save: `text`, or that the answer was lost and the state read again proves the save.
 * @param answer of the save's mutation
 */
export function toastSaved(answer: unknown, text: string): void {
  toast.success(isRecoveredAnswer(answer) ? commonMessages.alreadySaved : text);
}
