import { lazyNamed } from '~/ui/lazyNamed';

import type { Form } from './useForm';

const ConflictDialog = lazyNamed(() => import('./ConflictDialog'), 'ConflictDialog');

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');

/**
 * The dialogs of a form: the same fields were saved meanwhile, or the form asks before it sends; nothing otherwise.
 */
export function FormDialogs({
  form,
}: {
  form: Pick<Form<object>, 'conflict' | 'question' | 'props'>;
}) {
  const { conflict, question, props } = form;
  return (
    <>
      {conflict === null ? null : <ConflictDialog {...conflict} area={props.ref} />}
      {question === null ? null : <ConfirmDialog {...question} cancelLabel="Volver" />}
    </>
  );
}
