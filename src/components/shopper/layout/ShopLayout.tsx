import '~/ui/styles/fields';
import '~/ui/styles/summaries.css';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';

import type { ChatHandle } from '~/components/chat/ChatHost';
import { Footer } from '~/components/Footer';
import { useCustomerSession } from '~/session/customer';
import { Deferred } from '~/ui/Deferred';
import { lazyNamed } from '~/ui/lazyNamed';

import { type ShopChat, ShopChatContext } from '../shopChat';
import { ShopDock } from './ShopDock';
import { ShopHeader } from './ShopHeader';
import { ShopTheme } from './ShopTheme';

import classes from './ShopLayout.module.css';

const ChatHost = lazyNamed(() => import('~/components/chat/ChatHost'), 'ChatHost', {
  when: 'idle',
});

/**
 * The layout of the shopper's catalogue and order: the store's logo and colours, the footer, and the chat assistant,
 * which appears once the first screen has its data.
 */
export function ShopLayout() {
  const { sessionId, store } = useCustomerSession();
  const { receiveChat, withChat } = useQueuedChat();
  const [menu, setMenu] = useState(0);
  const [bottomOffset, setBottomOffset] = useState(0);
  const loaded = useLoadedOnce();
  const bar: Record<`--${string}`, string> = { '--shop-bar': `${bottomOffset}px` };
  const shopChat = useMemo<ShopChat>(
    () => ({
      send: (text) => withChat((chat) => chat.send(text)),
      open: () => withChat((chat) => chat.open()),
      showMenu: () => setMenu((times) => times + 1),
      setBottomOffset,
    }),
    [withChat],
  );
  return (
    <ShopChatContext value={shopChat}>
      <ShopTheme store={store} className={classes.frame} style={bar}>
        <a className="skip-link" href="#contenido">
          Ir al contenido
        </a>
        <ShopHeader store={store} />
        <main className={classes.main} id="contenido" tabIndex={-1}>
          <Outlet />
        </main>
        <Deferred>
          <Footer beside="store" />
        </Deferred>
        <ShopDock />
        {loaded && sessionId !== null && store ? (
          <ChatHost
            key={menu}
            ref={receiveChat}
            sessionId={sessionId}
            store={store}
            menu={menu > 0}
            bottomOffset={bottomOffset}
          />
        ) : null}
      </ShopTheme>
    </ShopChatContext>
  );
}

/** The chat loads after the screen: queues what is done with it until then. */
function useQueuedChat() {
  const chat = useRef<ChatHandle>(null);
  const waiting = useRef<((chat: ChatHandle) => void)[]>([]);
  const receiveChat = useCallback((handle: ChatHandle | null) => {
    chat.current = handle;
    if (handle) for (const act of waiting.current.splice(0)) act(handle);
  }, []);
  const withChat = useCallback((act: (chat: ChatHandle) => void) => {
    if (chat.current) act(chat.current);
    else waiting.current.push(act);
  }, []);
  return { receiveChat, withChat };
}

/** Whether a screen of the layout has loaded its data: until then the stored session may be another store's. */
function useLoadedOnce(): boolean {
  const idle = useRouterState({ select: (state) => state.status === 'idle' });
  const [loaded, setLoaded] = useState(idle);
  if (idle && !loaded) setLoaded(true);
  return loaded;
}
