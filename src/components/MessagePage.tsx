import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import type { StorePublic } from '~/contract/types';
import { ScreenTitle } from '~/ui/ScreenTitle';
import { LARGE_CONTROLS } from '~/ui/theme/theme';

import { Brand } from './Brand';
import { Footer } from './Footer';
import { MessagePicture } from './MessagePicture';
import { ShopFrame } from './shopper/layout/ShopFrame';

import classes from './MessagePage.module.css';

/** A page that shows one message only: picture, title, texts and what to do next. */
export function MessagePage({
  title,
  documentTitle = title,
  picture,
  actions,
  beside,
  store = null,
  children,
}: {
  title: string;
  documentTitle?: string;
  /** In a disc above the title. */
  picture: ReactNode;
  actions: ReactNode;
  /** See `Footer`. */
  beside?: 'store' | undefined;
  /** The store that the page is about: the page has its header and colours. */
  store?: StorePublic | null;
  /** The texts. */
  children: ReactNode;
}) {
  const page = (
    <>
      <title>{documentTitle}</title>
      <main className={classes.main}>
        {store === null ? <Brand /> : null}
        <Message title={title} picture={picture} actions={actions}>
          {children}
        </Message>
      </main>
      <Footer beside={beside} />
    </>
  );
  if (store !== null) return <ShopFrame store={store}>{page}</ShopFrame>;
  return (
    <MantineThemeProvider theme={LARGE_CONTROLS}>
      <div className={classes.page}>{page}</div>
    </MantineThemeProvider>
  );
}

/** The message of a {@link MessagePage} alone, inside a layout. */
export function Message({
  title,
  picture,
  actions,
  children,
}: {
  title: string;
  picture: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classes.message}>
      <MessagePicture>{picture}</MessagePicture>
      <ScreenTitle>{title}</ScreenTitle>
      {children}
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
