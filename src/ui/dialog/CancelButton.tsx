import { Button } from '@mantine/core';

import { useCloseDialog } from './Dialog';

/** Closes the dialog around it as Escape does: unsaved texts are asked about first. */
export function CancelButton({
  children = 'Cancelar',
  hasFocus = false,
}: {
  children?: string;
  /** It has the focus when the dialog opens. */
  hasFocus?: boolean;
}) {
  const close = useCloseDialog();
  return (
    <Button variant="default" data-autofocus={hasFocus || undefined} onClick={close}>
      {children}
    </Button>
  );
}
