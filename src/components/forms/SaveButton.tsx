import { messages } from '~/domain/messages';
import { BusyButton } from '~/ui/BusyButton';
import { ReasonTooltip } from '~/ui/ReasonTooltip';

import type { Form } from './useForm';

/** The submit button of a form with saved values: disabled with the reason while there is nothing to save. */
export function SaveButton({
  form: { isIdle, isSaving },
  children,
}: {
  form: Pick<Form<object>, 'isIdle' | 'isSaving'>;
  children: string;
}) {
  return (
    <ReasonTooltip reason={isIdle && !isSaving ? messages.nothingToSave : null}>
      <BusyButton type="submit" busy={isSaving}>
        {children}
      </BusyButton>
    </ReasonTooltip>
  );
}
