import '~/ui/styles/dialogs';
import type { ComponentProps, ReactNode } from 'react';

import { Dialog } from '~/ui/dialog/Dialog';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import classes from './ShopDialog.module.css';

const looks = {
  closeButtonProps: { 'aria-label': 'Cerrar', iconSize: 20 },
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

/** The library's parts in the looks of a dialog that is wide or a sheet. */
const partsOf = (wide: boolean, sheet: boolean) => ({
  ...parts,
  ...(wide && { body: `${parts.body} ${classes['wide']}` }),
  ...(sheet && { content: `${parts.content} ${classes['sheet']}` }),
});

/** A dialog over a shopper's screen, which Back closes; see `Dialog`. */
export function ShopDialog({
  title,
  onClose,
  children,
  foot,
  wide = false,
  sheet = false,
  form = false,
  unsaved,
}: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Actions, which stay in view while the content scrolls. */
  foot?: ReactNode;
  /** Has two columns on a wide screen, with the actions in the second. */
  wide?: boolean;
  /** At the lower edge, for a phone. */
  sheet?: boolean;
  /** Has fields to fill in: takes the whole window of a phone, of which the keyboard leaves little. */
  form?: boolean;
  unsaved?: ComponentProps<typeof Dialog>['unsaved'];
}) {
  const isPhone = !useFromWidth('sm');
  return (
    <Dialog
      {...looks}
      {...(form && isPhone && { fullScreen: true })}
      {...(sheet && { edge: 'bottom' })}
      {...(unsaved && { unsaved })}
      backCloses
      classNames={partsOf(wide, sheet)}
      size={sheet ? 'auto' : wide ? '46rem' : '34rem'}
      radius="md"
      title={title}
      onClose={onClose}
    >
      {children}
      {foot ? <div className={classes['foot']}>{foot}</div> : null}
    </Dialog>
  );
}
