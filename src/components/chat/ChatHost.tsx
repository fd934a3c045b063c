import {
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

import type { StorePublic } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { chatColors, chatTitle } from '~/domain/shopper/chatWidget';
import { config } from '~/lib/config';
import { CODE_LIMIT_MS, withinTime } from '~/platform/timeLimits';
import { saysError } from '~/ui/feedback/say';

import type { ChatWidget } from './ChatWidget';

import classes from './ChatHost.module.css';

/** Methods for the screen around the chat. */
export interface ChatHandle {
  /** Opens the chat and sends the text 1000 ms after it is ready. */
  send(text: string): void;
  /** Opens the chat, like the floating button. */
  open(): void;
}

interface ChatHostProps {
  /** `metadata.session_id`; the screen renders the host once it has one. */
  sessionId: string;
  /** `metadata.store_public_data`: colours, logo, title and placeholder of the chat. */
  store: StorePublic;
  /** `text` of the URL: opens the chat and is sent once, 1000 ms after the chat is ready. */
  text?: string | undefined;
  /** Shows the chat's menu immediately, because the session had to be loaded again. */
  menu?: boolean;
  /** Height in px of a bar at the lower edge of the page; the button and the chat are placed above it. */
  bottomOffset?: number;
  ref?: Ref<ChatHandle>;
}

/** A speech bubble in the text colour. */
function ChatIcon() {
  return (
    <svg width="28" height="28" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 3C6.5 3 2 6.8 2 11.5c0 2.3 1.1 4.4 2.9 5.9-.1 1.1-.6 2.5-1.7 3.6 1.8-.1 3.6-.8 4.9-1.7 1.2.4 2.5.7 3.9.7 5.5 0 10-3.8 10-8.5S17.5 3 12 3Z" />
    </svg>
  );
}

type Widget = typeof ChatWidget;

/**
 * The chat assistant of a shopper's screen: first a floating button; the widget loads when it is first opened. Handles the
 * typed commands (volver, info, ayuda, salir) and the intents itself.
 *
 * ```tsx
 * const chat = useRef<ChatHandle>(null);
 * <ChatHost ref={chat} sessionId={metadata.session_id} store={metadata.store_public_data} />
 * chat.current?.send(messages.finishOrderUtterance);
 * ```
 */
export function ChatHost(props: ChatHostProps) {
  const { sessionId, store, text, menu = false, bottomOffset = 0, ref } = props;
  const [openAs, setOpenAs] = useState<'chat' | 'menu' | null>(
    text === undefined ? (menu ? 'menu' : null) : 'chat',
  );
  const [queue, setQueue] = useState<readonly string[]>(text === undefined ? [] : [text]);
  const [openings, setOpenings] = useState(0);
  const [Widget, setWidget] = useState<Widget | null>(null);
  const [blocked, setBlocked] = useState(false);
  const [wasMenu, setWasMenu] = useState(menu);
  if (menu !== wasMenu) {
    setWasMenu(menu);
    if (menu && openAs === null) setOpenAs('menu');
  }
  const button = useRef<HTMLButtonElement>(null);

  function open() {
    setBlocked(false);
    setOpenAs('chat');
    setOpenings((before) => before + 1);
  }
  useImperativeHandle(ref, () => ({
    send: (words) => {
      setQueue((before) => [...before, words]);
      open();
    },
    open,
  }));

  useEffect(() => {
    if (openAs === null || Widget || blocked) return undefined;
    let left = false;
    const load = async () => {
      try {
        const loaded = await withinTime(import('./ChatWidget'), CODE_LIMIT_MS);
        if (!left) setWidget(() => loaded.ChatWidget);
      } catch {
        if (!left) setBlocked(true);
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [openAs, Widget, blocked]);

  const title = chatTitle(store, config().assistant.title);
  const colors = chatColors(store);
  const [logoMissing, setLogoMissing] = useState(false);
  const logo = logoMissing ? null : safeMediaUrl(store.theme.widget_logo);
  const style: Record<`--chat-${string}`, string> & CSSProperties = {
    '--chat-bottom-offset': `${bottomOffset}px`,
    '--chat-button': colors.button_titlebar_color,
    '--chat-ink': colors.button_titlebar_font_color,
  };
  return (
    <aside style={style} aria-label="Chat con el asistente">
      {openAs !== null && Widget ? (
        <Widget
          key={sessionId}
          sessionId={sessionId}
          store={store}
          title={title}
          menu={openAs === 'menu'}
          openings={openings}
          queue={queue}
          onSent={() => setQueue((before) => before.slice(1))}
          onStart={open}
          onDismiss={() => {
            setOpenAs(null);
            setQueue([]);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-busy={openAs !== null && !blocked}
          aria-label={`Abrir el chat: ${title}`}
          onClick={open}
        >
          {logo === null ? (
            <ChatIcon />
          ) : (
            <img src={logo} alt="" width={56} height={56} onError={() => setLogoMissing(true)} />
          )}
        </button>
      )}
      {blocked ? (
        <p ref={saysError} className={classes.bubble}>
          No se pudo abrir el chat. Revisá tu conexión y tocá el botón para volver a intentarlo.
        </p>
      ) : null}
    </aside>
  );
}
