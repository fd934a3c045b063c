import { type Query, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { messages } from '~/domain/messages';
import {
  CHAT_NAVIGATION_DELAY_MS,
  chatEffects,
  type ChatIntent,
  parseChatCommand,
  parseChatIntent,
} from '~/domain/shopper/chatCommands';
import { withoutHash } from '~/domain/store/hashtag';
import { clearCarts } from '~/session/cart';
import {
  clearCustomerSession,
  customerSession,
  forgetCurrentOrder,
  saveCustomerSession,
} from '~/session/customer';
import type { Assistant } from '~/thirdparty/chat/assistant';
import { toast } from '~/ui/toast';

/** Where to go once the order of the chat was confirmed or discarded. */
export type LeaveAfterOrder = (
  intent: Extract<ChatIntent, 'orderConfirmed' | 'orderDiscarded'>,
) => void;

const isShoppers = ({ queryKey: [tag] }: Query) => String(tag).startsWith('customer');

/**
 * What the shopper's words and the assistant's answers make the application do (§2 customer). Moves wait 500 ms, and
 * do not happen when the screen was left before.
 */
export function useChatActions(hashtag: string, onLeave: LeaveAfterOrder | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => waiting.forEach((timer) => clearTimeout(timer));
  }, []);

  const later = (action: () => void) => {
    timers.current.add(setTimeout(action, CHAT_NAVIGATION_DELAY_MS));
  };
  const home = { to: '/homeclient/{-$id}', params: { id: withoutHash(hashtag) } } as const;

  function exit(chat: Assistant) {
    chat.forget();
    clearCarts();
    clearCustomerSession();
    // A load of the page, not a navigation: nothing of the session may stay in memory.
    window.location.assign(router.buildLocation(home).publicHref);
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
    onIntent: (displayName: string) => {
      const intent = parseChatIntent(displayName);
      if (intent === null) return;
      const { currentOrderToken } = customerSession();
      if (intent === 'orderDiscarded') forgetCurrentOrder();
      if (intent === 'orderConfirmed') saveCustomerSession({ currentOrderToken: null });
      const { refreshOrder, leave } = chatEffects[intent];
      // The order is part of whatever a shopper looks at: its summary, the home's and the catalogue's buttons.
      if (refreshOrder) void queryClient.invalidateQueries({ predicate: isShoppers });
      if (leave) later(() => leaveAfter(intent, currentOrderToken));
    },
  };

  /** @param order the token of the order that was confirmed or discarded */
  function leaveAfter(intent: ChatIntent, order: string | null) {
    if (intent === 'orderConfirmed') toast.success(messages.orderConfirmed);
    else if (intent === 'orderDiscarded') toast.info(messages.orderDiscarded);
    else return;
    if (intent === 'orderDiscarded' && showsAnotherOrder(order)) return;
    if (onLeave) onLeave(intent);
    else void navigate(home);
  }

  /** Whether the screen is the summary of an order that the shopper goes on with. */
  function showsAnotherOrder(order: string | null): boolean {
    const { params } = router.state.matches.at(-1) ?? {};
    return params !== undefined && 'orderCode' in params && params.orderCode !== order;
  }
}
