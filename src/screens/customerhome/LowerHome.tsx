import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

import { type ChatHandle, ChatHost } from '~/components/chat/ChatHost';
import { Footer } from '~/components/Footer';
import type { CustomerSession } from '~/contract/types';
import { languageTag } from '~/domain/store/languages';
import { promoImages, videoId } from '~/domain/store/theme';
import { Notice } from '~/ui/feedback/Notice';

import { HomeProducts } from './HomeProducts';
import { PromoGrid } from './PromoGrid';
import { SocialLinks } from './SocialLinks';
import { StoreVideo } from './StoreVideo';

import classes from './StoreHome.module.css';

/** Below the fold: products, promos, video, social links. */
export function Below({
  session: { product_list_token: catalogueToken, store_public_data: store },
  problem,
  onRetry,
}: {
  session: CustomerSession;
  problem: string | null;
  onRetry: () => void;
}) {
  const { theme } = store;
  const video = videoId(theme);
  return (
    <>
      {problem === null ? null : (
        <div className={classes.problem}>
          <Notice severity="warning">{problem}</Notice>
          <Button variant="default" onClick={onRetry}>
            Reintentar
          </Button>
        </div>
      )}
      {catalogueToken === null ? null : <HomeProducts catalogueToken={catalogueToken} />}
      <PromoGrid promos={promoImages(theme)} lang={languageTag(store.prefered_language)} />
      {video === null ? null : <StoreVideo video={video} storeName={store.name} />}
      <SocialLinks social={theme.social_networks} />
    </>
  );
}

/** Around the page: the footer and the chat. */
export function Around({
  session,
  text,
  menu,
  chatRequests,
}: {
  session: CustomerSession;
  text: string | undefined;
  menu: boolean;
  /** Number of presses of the page's chat button. */
  chatRequests: number;
}) {
  const chat = useRef<ChatHandle>(null);
  useEffect(() => {
    if (chatRequests > 0) chat.current?.open();
  }, [chatRequests]);
  return (
    <>
      <Footer beside="store" />
      <ChatHost
        ref={chat}
        sessionId={session.session_id}
        store={session.store_public_data}
        text={text}
        menu={menu}
      />
    </>
  );
}
