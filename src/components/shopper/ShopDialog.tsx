import '~/ui/styles/dialogs';
import { Drawer } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

import { Dialog } from '~/ui/dialog/Dialog';
import { useBackCloses } from '~/ui/dialog/useBackCloses';
import { useFocusReturn } from '~/ui/focus/useFocusReturn';

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
  // Inside the page's layout: inherits the store's colours.
  portalProps: { target: '[data-shop]' },
};

const parts = {
  content: classes['content'],
  header: classes['header'],
  title: classes['title'],
  close: classes['close'],
  body: classes['body'],
};

/** A dialog over a shopper's screen, which Back closes; see `Dialog`. */
export function ShopDialog({
  title,
  onClose,
  children,
  foot,
  wide = false,
  unsaved,
}: DialogProps & {
  /** Has two columns on a wide screen. */
  wide?: boolean;
  unsaved?: ComponentProps<typeof Dialog>['unsaved'];
}) {
  return (
    <Dialog
      {...looks}
      backCloses
      {...(unsaved && { unsaved })}
      classNames={parts}
      size={wide ? '46rem' : '34rem'}
      radius="md"
      title={title}
      onClose={onClose}
    >
      {children}
      {foot ? <div className={classes['foot']}>{foot}</div> : null}
    </Dialog>
  );
}

/** The same from the lower edge of a phone. */
export function ShopSheet({ title, onClose, children, foot }: DialogProps) {
  useFocusReturn();
  useBackCloses(onClose);
  return (
    <Drawer
      {...looks}
      opened
      returnFocus={false}
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
