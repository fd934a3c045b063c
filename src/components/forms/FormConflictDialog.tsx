import { Suspense } from 'react';

import { lazyPart } from '~/ui/lazyPart';

import type { Form } from './useForm';

const ConflictDialog = lazyPart(() =>
  import('./ConflictDialog').then((module) => module.ConflictDialog),
);

/** The dialog of a form whose save found someone else's changes of the same fields; nothing otherwise. */
export function FormConflictDialog({ form }: { form: Pick<Form<object>, 'conflict'> }) {
  return form.conflict === null ? null : (
    <Suspense fallback={null}>
      <ConflictDialog {...form.conflict} />
    </Suspense>
  );
}
