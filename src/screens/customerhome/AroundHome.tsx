import { useEffect, useRef } from 'react';

import { type ChatHandle, ChatHost } from '~/components/chat/ChatHost';
import { Footer } from '~/components/Footer';
import type { CustomerSession } from '~/contract/types';

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
