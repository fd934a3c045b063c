import { Suspense } from 'react';

import { lazyNamed } from '~/ui/lazyNamed';

import type { Form } from './useForm';

const ConflictDialog = lazyNamed(() => import('./ConflictDialog'), 'ConflictDialog');

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');

/**
 * The dialogs of a form: someone else changed the same fields, or the form asks before it sends; nothing otherwise.
 */
export function FormDialogs({ form }: { form: Pick<Form<object>, 'conflict' | 'question'> }) {
  const { conflict, question } = form;
  return (
    <Suspense fallback={null}>
      {conflict === null ? null : <ConflictDialog {...conflict} />}
      {question === null ? null : <ConfirmDialog {...question} cancelLabel="Volver" />}
    </Suspense>
  );
}
