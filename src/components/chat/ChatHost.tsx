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
import { chatButtonName, chatColors, chatTitle } from '~/domain/shopper/chatWidget';
import { inLanguage, languageTags } from '~/domain/store/languages';
import { config } from '~/lib/config';

import { ChatIcon } from './ChatIcon';
import type { ChatWidget } from './ChatWidget';
import type { LeaveAfterOrder } from './useChatActions';

import classes from './ChatHost.module.css';

/** What a screen may ask of the chat. */
export interface ChatHandle {
  /** Opens the chat and, 1000 ms after it is ready, sends the text by itself (§9 customer). */
  send(text: string): void;
  /** Opens the chat, as a press on the floating button does. */
  open(): void;
}

export interface ChatHostProps {
  /** The chat session; the screen mounts the host once it has one (`metadata.session_id`). */
  sessionId: string;
  /** Dresses the chat: colours, logo, title, language (`metadata.store_public_data`). */
  store: StorePublic;
  /** Sent once by itself, 1000 ms after the chat is ready; opens the chat (`text` of the address, §2 customer). */
  text?: string | undefined;
  /** Shows the chat's menu at once: the session had to be loaded again (§8 customer, session error). */
  menu?: boolean;
  /** The page has a bar along its lower edge: there the button and the chat stand this much higher, in px; not where it has a strip of its own. */
  lift?: number;
  /**
   * Where to go after "order confirmed" or "order discarded" (§2 customer: they leave the home or order screen), called
   * 500 ms after the answer; without it the shopper goes to the client home. The order queries are read again before.
   */
  onLeave?: LeaveAfterOrder;
  ref?: Ref<ChatHandle>;
}

type Widget = typeof ChatWidget;

/**
 * The chat assistant of a shopper's screen (§2 customer): a floating button at once, the real widget when it is first
 * asked for. It obeys the typed commands (volver, info, ayuda, salir) and the intents by itself.
 *
 * ```tsx
 * const chat = useRef<ChatHandle>(null);
 * <ChatHost ref={chat} sessionId={metadata.session_id} store={metadata.store_public_data} />
 * chat.current?.send(messages.finishOrderUtterance);
 * ```
 */
export function ChatHost(props: ChatHostProps) {
  const { sessionId, store, text, menu = false, lift = 0, onLeave, ref } = props;
  const [asked, setAsked] = useState<'chat' | 'menu' | null>(
    text === undefined ? (menu ? 'menu' : null) : 'chat',
  );
  const [queue, setQueue] = useState<readonly string[]>(text === undefined ? [] : [text]);
  const [openings, setOpenings] = useState(0);
  const [Widget, setWidget] = useState<Widget | null>(null);
  const [blocked, setBlocked] = useState(false);
  const [wasMenu, setWasMenu] = useState(menu);
  if (menu !== wasMenu) {
    setWasMenu(menu);
    if (menu && asked === null) setAsked('menu');
  }
  const button = useRef<HTMLButtonElement>(null);

  function open() {
    setBlocked(false);
    setAsked('chat');
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
    if (asked === null || Widget || blocked) return undefined;
    let left = false;
    const load = async () => {
      try {
        const loaded = await import('./ChatWidget');
        if (!left) setWidget(() => loaded.ChatWidget);
      } catch {
        if (!left) setBlocked(true);
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [asked, Widget, blocked]);

  const title = chatTitle(store, config().assistant.title);
  const colors = chatColors(store);
  const [logoMissing, setLogoMissing] = useState(false);
  const logo = logoMissing ? null : safeMediaUrl(store.theme.widget_logo);
  const style: Record<`--chat-${string}`, string> & CSSProperties = {
    '--chat-lift': `${lift}px`,
    '--chat-button': colors.button_titlebar_color,
    '--chat-ink': colors.button_titlebar_font_color,
  };
  return (
    <aside className={classes.host} style={style} aria-label="Chat con el asistente">
      {asked !== null && Widget ? (
        <Widget
          key={sessionId}
          sessionId={sessionId}
          store={store}
          title={title}
          menu={asked === 'menu'}
          openings={openings}
          queue={queue}
          onSent={() => setQueue((before) => before.slice(1))}
          onStart={open}
          onDismiss={() => {
            setAsked(null);
            setQueue([]);
            requestAnimationFrame(() => button.current?.focus());
          }}
          onLeave={onLeave}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-busy={asked !== null && !blocked}
          aria-label={chatButtonName(store.prefered_language, title)}
          lang={inLanguage(languageTags, store.prefered_language)}
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
        <p className={classes.bubble} role="alert">
          No se pudo abrir el chat. Revisá tu conexión y tocá el botón para volver a intentarlo.
        </p>
      ) : null}
    </aside>
  );
}
