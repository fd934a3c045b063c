import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { ScreenTitle } from '~/ui/ScreenTitle';
import { LARGE_CONTROLS } from '~/ui/theme/theme';

import { Brand } from './Brand';
import { Footer } from './Footer';
import { MessagePicture } from './MessagePicture';

import classes from './MessagePage.module.css';

/** A page that shows one message only: picture, title, texts and what to do next. */
export function MessagePage({
  title,
  documentTitle = title,
  picture,
  actions,
  beside,
  children,
}: {
  title: string;
  documentTitle?: string;
  /** In a disc above the title. */
  picture: ReactNode;
  actions: ReactNode;
  /** See `Footer`. */
  beside?: 'store' | undefined;
  /** The texts. */
  children: ReactNode;
}) {
  return (
    <MantineThemeProvider theme={LARGE_CONTROLS}>
      <div className={classes.page}>
        <title>{documentTitle}</title>
        <main className={classes.message}>
          <Brand />
          <MessagePicture>{picture}</MessagePicture>
          <ScreenTitle>{title}</ScreenTitle>
          {children}
          <div className={classes.actions}>{actions}</div>
        </main>
        <Footer beside={beside} />
      </div>
    </MantineThemeProvider>
  );
}
