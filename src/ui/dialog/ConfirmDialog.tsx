import '../styles/overlays';
import { Button, Group } from '@mantine/core';

import { Dialog } from './Dialog';

/** A confirmation with two buttons; closing it cancels. Load it with `lazyNamed()`: it is never in a first view. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
  onConfirm,
  onCancel,
}: {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Confirming deletes or discards something. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog onClose={onCancel} title={title} description={text}>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button data-ignore-double-click color={danger ? 'red.8' : undefined} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
