import '../styles/dialogs';
import {
  Button,
  Drawer,
  Group,
  Modal,
  type ModalBaseStylesNames,
  type ModalProps,
  Paper,
} from '@mantine/core';
import { useState } from 'react';

import { useFocusReturn } from '../focus/useFocusReturn';
import { BackCloses } from './useBackCloses';

import classes from './Dialog.module.css';

/**
 * A dialog, open as long as it is rendered unless `opened` says otherwise; the focus then returns to what opened it.
 * Closing it with unsaved texts asks first, until it is answered or the texts are sent. Load it with `lazyNamed()`: it is
 * never in a first view.
 */
export function Dialog({
  opened = true,
  edge,
  backCloses = false,
  unsaved,
  onClose,
  children,
  ...look
}: Omit<ModalProps, 'opened' | 'returnFocus' | 'classNames' | 'styles' | 'vars'> & {
  classNames?: Partial<Record<ModalBaseStylesNames, string | undefined>>;
  opened?: boolean;
  /** Where it stands at an edge of the window instead of in its middle. */
  edge?: 'bottom' | 'right';
  /** Back closes it instead of leaving the page. */
  backCloses?: boolean;
  unsaved?: {
    /** Called on each attempt to close: Escape right after a key press must find the newest texts. */
    isUnsaved: () => boolean;
    /** Spanish. */
    question: string;
    /** Called before the dialog closes without saving. */
    onDiscard?: () => void;
  };
}) {
  useFocusReturn();
  const [asking, setAsking] = useState(false);
  function close() {
    if (unsaved?.isUnsaved()) setAsking(true);
    else onClose();
  }
  const content = (
    <>
      {backCloses ? <BackCloses onBack={close} /> : null}
      {asking && unsaved ? (
        <Paper withBorder p="sm" mb="md" role="alertdialog" aria-label="Cambios sin guardar">
          {unsaved.question}
          <Group gap="xs" mt="xs">
            <Button variant="default" onClick={() => setAsking(false)}>
              Seguir editando
            </Button>
            <Button
              variant="default"
              onClick={() => {
                unsaved.onDiscard?.();
                onClose();
              }}
            >
              Salir sin guardar
            </Button>
          </Group>
        </Paper>
      ) : null}
      {children}
    </>
  );
  const frame = {
    closeButtonProps: { 'aria-label': 'Cerrar' },
    ...look,
    opened,
    returnFocus: false,
    onClose: close,
    onSubmit: () => setAsking(false),
  };
  return edge ? (
    <Drawer
      {...frame}
      {...(edge === 'bottom' ? { classNames: { content: classes.sheet } } : {})}
      position={edge}
    >
      {content}
    </Drawer>
  ) : (
    <Modal centered {...frame}>
      {content}
    </Modal>
  );
}
