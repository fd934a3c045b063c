import './styles/overlays';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A question with two answers; closing it is the second. Load it with `lazyPart()`: it is never in a first view. */
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
  /** The first answer loses something. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  useFocusReturn();
  return (
    <Modal
      opened
      returnFocus={false}
      onClose={onCancel}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button data-once color={danger ? 'red.8' : undefined} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}

/** The dialog goes as a whole, without closing first: the focus returns to where it was, unless an answer moved it. */
function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What the answer does to the screen is drawn first.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        const lost = activeElement === null || activeElement === document.body;
        if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
}
