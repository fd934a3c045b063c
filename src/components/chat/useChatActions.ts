import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { orderBesideQuery, shopperOrderQuery } from '~/api/customerOrder';
import { clientDataQuery } from '~/api/customerSession';
import { silentLoad } from '~/api/transport/loadPolicy';
import { messages } from '~/domain/messages';
import {
  CHAT_NAVIGATION_DELAY_MS,
  chatEffects,
  parseChatCommand,
  parseChatIntent,
} from '~/domain/shopper/chatCommands';
import { withoutHash } from '~/domain/store/hashtag';
import { replacePage } from '~/lib/browser/pageLoad';
import { clearCarts } from '~/session/cart';
import {
  announceOrderChange,
  leaveStore,
  customerSession,
  forgetCurrentOrder,
  knownCatalogues,
  saveCustomerSession,
} from '~/session/customer';
import { saveOrderOutcome } from '~/session/orderOutcome';
import { clearTypedTexts } from '~/session/typedTexts';
import type { Assistant } from '~/thirdparty/chat/assistant';
import { toast } from '~/ui/feedback/toast';

/** Time in which the result of a confirmed order opens, on slow networks too, in ms. */
const RESULT_OPENS_MS = 30_000;

const isCustomerQuery = ({ queryKey: [tag] }: Query) => String(tag).startsWith('customer');

/**
 * Handles typed commands and the intents of the assistant's answers. Navigation waits 500 ms and is cancelled when the
 * screen unmounts.
 *
 * @param hashtag of the chat's store
 */
export function useChatActions(hashtag: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  /** Navigations that wait; null once the screen has unmounted, when an answer may still arrive. */
  const timers = useRef<Set<ReturnType<typeof setTimeout>> | null>(null);
  useEffect(() => {
    const waiting = new Set<ReturnType<typeof setTimeout>>();
    timers.current = waiting;
    return () => {
      timers.current = null;
      waiting.forEach((timer) => clearTimeout(timer));
    };
  }, []);

  const later = (action: () => void) => {
    timers.current?.add(setTimeout(action, CHAT_NAVIGATION_DELAY_MS));
  };
  const home = { to: '/homeclient/{-$id}', params: { id: withoutHash(hashtag) } } as const;

  function exit(chat: Assistant) {
    chat.forget();
    leaveStore();
    clearCarts(knownCatalogues());
    clearTypedTexts();
    // Removes the session from memory, and the left screen from Back.
    const leave = () => replacePage(router.buildLocation(home).publicHref);
    if (router.history.location.state.overlay) {
      // The screen's history entry is below that of the chat.
      window.addEventListener('popstate', leave, { once: true });
      window.history.back();
    } else leave();
  }

  return {
    onInput: (text: string, chat: Assistant) => {
      const command = parseChatCommand(text);
      if (command === 'info') later(() => void navigate({ to: '/info' }));
      if (command === 'exit') later(() => exit(chat));
      if (command === 'home') {
        later(() => {
          chat.close();
          void navigate(home);
        });
      }
    },
    onIntent: (displayName: string, chat: Assistant) => {
      const intent = parseChatIntent(displayName);
      if (intent === null) return;
      const { currentOrderToken } = customerSession();
      if (intent === 'orderDiscarded') forgetCurrentOrder();
      if (intent === 'orderConfirmed') saveCustomerSession({ currentOrderToken: null });
      const { refreshOrder, leave } = chatEffects[intent];
      // Every customer screen shows the order: the summary, and buttons of the home and the catalogue.
      if (refreshOrder) refresh(intent === 'orderConfirmed' ? currentOrderToken : null);
      if (intent === 'orderConfirmed') readWhoOrdered();
      if (leave && (intent === 'orderConfirmed' || intent === 'orderDiscarded')) {
        later(() => leaveAfter(intent, currentOrderToken, chat));
      }
    },
  };

  /**
   * Reads the order again wherever it is shown.
   * @param confirmed token of the order that was confirmed: its own summary, which is about to be left, stays as it is, and
   * the home that follows needs the order
   */
  function refresh(confirmed: string | null) {
    if (confirmed === null || confirmed !== shownOrder()) {
      void queryClient.invalidateQueries({ predicate: isCustomerQuery });
      return;
    }
    const { queryKey } = shopperOrderQuery(confirmed);
    const left = hashKey(queryKey);
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    void queryClient.invalidateQueries({
      predicate: (query) => isCustomerQuery(query) && query.queryHash !== left,
    });
    void queryClient.prefetchQuery({ ...orderBesideQuery(confirmed), staleTime: 0 });
  }

  /** Reads the client for the result, which asks who ordered where that is not known. */
  function readWhoOrdered() {
    void queryClient.prefetchQuery({
      ...clientDataQuery(),
      meta: silentLoad,
      gcTime: RESULT_OPENS_MS,
    });
  }

  /**
   * Leaves the screen after a confirmation or a discard, and keeps what came of it for the next one: a confirmed order's
   * summary, the store's home from that summary itself; after a discard the catalogue.
   * @param order token of the confirmed or discarded order
   */
  function leaveAfter(
    intent: 'orderConfirmed' | 'orderDiscarded',
    order: string | null,
    chat: Assistant,
  ) {
    const { productListToken } = customerSession();
    const shown = shownOrder();
    if (order !== null) announceOrderChange(order);
    if (intent === 'orderConfirmed') {
      // The receipt says it where the order is known.
      if (order === null) toast.success(messages.orderConfirmed);
      chat.close();
      saveOrderOutcome({ kind: 'confirmed', order, store: hashtag });
      if (order === null || shown === order) void navigate(home);
      else void navigate({ to: '/orderstatus/$orderToken', params: { orderToken: order } });
      return;
    }
    toast.info(messages.orderDiscarded);
    if (shown !== null && shown !== order) return;
    chat.close();
    saveOrderOutcome({ kind: 'discarded', order, store: hashtag });
    if (productListToken === null) void navigate(home);
    else {
      void navigate({
        to: '/productlist/$catalogueToken',
        params: { catalogueToken: productListToken },
      });
    }
  }

  /** Token of the order whose summary is on the screen, or null. */
  function shownOrder(): string | null {
    const { params } = router.state.matches.at(-1) ?? {};
    return params !== undefined && 'orderToken' in params ? params.orderToken : null;
  }
}
