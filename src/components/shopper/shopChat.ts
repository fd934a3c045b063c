import { createContext, useContext } from 'react';

import { useBarHeight } from '~/ui/useBarHeight';

/** Methods of the chat for the screens inside the shop layout. */
export interface ShopChat {
  /** Opens the chat and, after the auto-send delay, sends the text as the shopper. */
  send: (text: string) => void;
  /** Opens the chat. */
  open: () => void;
  /** Shows the chat's menu: the session had to be loaded again. */
  showMenu: () => void;
  /** The chat and the end of the page keep clear of a bar along the lower edge, `px` high. */
  setBottomOffset: (px: number) => void;
}

const ignore = () => undefined;
export const ShopChatContext = createContext<ShopChat>({
  send: ignore,
  open: ignore,
  showMenu: ignore,
  setBottomOffset: ignore,
});

/** The chat of the layout around the screen. */
export function useShopChat(): ShopChat {
  return useContext(ShopChatContext);
}

/** Keeps the chat, the toasts and the end of the page clear of `bar` while it is mounted, whatever its height. */
export function useFixedBar(bar: HTMLElement | null): void {
  const { setBottomOffset } = useShopChat();
  useBarHeight(bar, setBottomOffset);
}
