import '~/ui/styles/dialogs';
import { Drawer, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import { useBackCloses } from '~/ui/useBackCloses';
import { useFocusReturn } from '~/ui/useFocusReturn';

import classes from './ShopDialog.module.css';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Actions, which stay in view while the content scrolls. */
  foot?: ReactNode;
}

const looks = {
  closeButtonProps: { 'aria-label': 'Cerrar' },
  // Inside the page's frame: inherits the store's colours.
  portalProps: { target: '[data-shop]' },
  returnFocus: false,
  opened: true,
};

const parts = {
  content: classes['content'],
  header: classes['header'],
  title: classes['title'],
  close: classes['close'],
  body: classes['body'],
};

function useDialog(onClose: () => void) {
  useFocusReturn();
  useBackCloses(onClose);
}

/** A dialog over a shopper's screen; open as long as it is rendered. Load it with `lazyNamed()`. */
export function ShopDialog({
  title,
  onClose,
  children,
  foot,
  wide = false,
}: DialogProps & { /** Has two columns on a wide screen. */ wide?: boolean }) {
  useDialog(onClose);
  return (
    <Modal
      {...looks}
      classNames={parts}
      centered
      size={wide ? '46rem' : '34rem'}
      radius="md"
      title={title}
      onClose={onClose}
    >
      {children}
      {foot ? <div className={classes['foot']}>{foot}</div> : null}
    </Modal>
  );
}

/** The same from the lower edge of a phone. */
export function ShopSheet({ title, onClose, children, foot }: DialogProps) {
  useDialog(onClose);
  return (
    <Drawer
      {...looks}
      classNames={{
        ...parts,
        inner: classes['bottom'],
        content: `${classes['content']} ${classes['sheet']}`,
      }}
      position="bottom"
      size="auto"
      title={title}
      onClose={onClose}
    >
      {children}
      {foot ? <div className={classes['foot']}>{foot}</div> : null}
    </Drawer>
  );
}
