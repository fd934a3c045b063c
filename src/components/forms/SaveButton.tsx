import { messages } from '~/domain/messages';
import { BusyButton } from '~/ui/BusyButton';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';

import type { Form } from './useForm';

/** The submit button of a form with saved values: disabled with the reason while there is nothing to save. */
export function SaveButton({
  form: { hasNothingToSave, isSaving },
  children,
}: {
  form: Pick<Form<object>, 'hasNothingToSave' | 'isSaving'>;
  children: string;
}) {
  return (
    <ReasonTooltip reason={hasNothingToSave && !isSaving ? messages.nothingToSave : null}>
      <BusyButton type="submit" data-shortcut="save" busy={isSaving}>
        {children}
      </BusyButton>
    </ReasonTooltip>
  );
}
