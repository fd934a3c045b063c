import '../styles/dialogs';
import {
  Button,
  Drawer,
  Group,
  Modal,
  type ModalBaseStylesNames,
  type ModalProps,
  Paper,
  Text,
} from '@mantine/core';
import { createContext, use, useCallback, useEffect, useId, useRef, useState } from 'react';

import { useFocusReturn } from '../focus/useFocusReturn';
import { BackCloses } from './useBackCloses';

import classes from './Dialog.module.css';

const CloseDialog = createContext<() => void>(() => undefined);

/** The id that the library describes a dialog by. @param id of the dialog */
const bodyId = (id: string) => `${id}-body`;

/** Closes the dialog around it as Escape does: unsaved texts are asked about first. */
export const useCloseDialog = (): (() => void) => use(CloseDialog);

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
  description,
  classNames,
  onClose,
  children,
  ...look
}: Omit<ModalProps, 'opened' | 'returnFocus' | 'classNames' | 'styles' | 'vars'> & {
  classNames?: Partial<Record<ModalBaseStylesNames, string | undefined>>;
  opened?: boolean;
  /** The sentence of a confirmation, which is read with the title; forms and records have none. */
  description?: string;
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
  const id = useId();
  const [asking, setAsking] = useState(false);
  /** What had the focus when the question came. */
  const edited = useRef<Element | null>(null);
  function keepEditing() {
    setAsking(false);
    if (edited.current instanceof HTMLElement) edited.current.focus();
  }
  function close() {
    if (asking) keepEditing();
    else if (unsaved?.isUnsaved()) {
      edited.current = document.activeElement;
      setAsking(true);
    } else onClose();
  }
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  const closeNow = useCallback(() => latestClose.current(), []);
  const content = (
    <CloseDialog value={closeNow}>
      {backCloses ? <BackCloses onBack={close} /> : null}
      {asking && unsaved ? (
        <Question
          text={unsaved.question}
          onKeep={keepEditing}
          onDiscard={() => {
            unsaved.onDiscard?.();
            onClose();
          }}
        />
      ) : null}
      {description === undefined ? null : <Text id={bodyId(id)}>{description}</Text>}
      {children}
    </CloseDialog>
  );
  const frame = {
    id,
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
      classNames={{
        ...classNames,
        ...(edge === 'bottom' && { content: `${classes.sheet} ${classNames?.content ?? ''}` }),
      }}
      position={edge}
    >
      {content}
    </Drawer>
  ) : (
    <Modal centered {...frame} {...(classNames && { classNames })}>
      {content}
    </Modal>
  );
}

/** Above the content of a dialog, in sight and with the focus however far that is scrolled. */
function Question({
  text,
  onKeep,
  onDiscard,
}: {
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Paper withBorder p="sm" mb="md" role="alertdialog" aria-label="Cambios sin guardar">
      {text}
      <Group gap="xs" mt="xs">
        <Button ref={keep} variant="default" onClick={onKeep}>
          Seguir editando
        </Button>
        <Button variant="default" onClick={onDiscard}>
          Salir sin guardar
        </Button>
      </Group>
    </Paper>
  );
}
