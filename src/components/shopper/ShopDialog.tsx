import '~/ui/styles/dialogs';
import { Drawer, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import { useBackCloses } from '~/ui/useBackCloses';
import { useFocusReturn } from '~/ui/useFocusReturn';

import classes from './ShopDialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Actions, which stay in view while the content scrolls. */
  foot?: ReactNode;
}

const { content, header, title, close, body } = classes;
const looks = {
  classNames: { content, header, title, close, body } as Record<string, string>,
  closeButtonProps: { 'aria-label': 'Cerrar' },
  // Inside the frame: it inherits the store's colours.
  withinPortal: false,
  returnFocus: false,
  opened: true,
};

function useDialog(onClose: () => void) {
  useFocusReturn();
  useBackCloses(onClose);
}

/** A dialog over a shopper's screen; open as long as it is rendered. Load it with `lazyPart()`. */
export function ShopDialog({ title, onClose, children, foot }: DialogProps) {
  useDialog(onClose);
  return (
    <Modal {...looks} centered size="34rem" radius={12} title={title} onClose={onClose}>
      {children}
      {foot ? <div className={classes.foot}>{foot}</div> : null}
    </Modal>
  );
}

/** The same from the lower edge of a phone. */
export function ShopSheet({ title, onClose, children, foot }: DialogProps) {
  useDialog(onClose);
  return (
    <Drawer {...looks} position="bottom" size="auto" title={title} onClose={onClose}>
      {children}
      {foot ? <div className={classes.foot}>{foot}</div> : null}
    </Drawer>
  );
}
