import { Suspense } from 'react';

import { lazyNamed } from '~/ui/lazyNamed';

import type { Form } from './useForm';

const ConflictDialog = lazyNamed(() => import('./ConflictDialog'), 'ConflictDialog');

/** The dialog of a form whose save found someone else's changes of the same fields; nothing otherwise. */
export function FormConflictDialog({ form }: { form: Pick<Form<object>, 'conflict'> }) {
  return form.conflict === null ? null : (
    <Suspense fallback={null}>
      <ConflictDialog {...form.conflict} />
    </Suspense>
  );
}
