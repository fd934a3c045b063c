import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { logCustomerActivity } from '~/api/customerSession';
import type { StorePublic } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { activities } from '~/domain/shopper/activities';
import { CHAT_AUTO_SEND_DELAY_MS, WIDGET_RETRY_MS } from '~/domain/shopper/chatCommands';
import { chatColors, chatPlaceholders, chatVariables } from '~/domain/shopper/chatWidget';
import { inLanguage } from '~/domain/store/languages';
import { withoutBase } from '~/lib/basePath';
import { config } from '~/lib/config';
import {
  type Assistant,
  type AssistantSettings,
  mountAssistant,
} from '~/thirdparty/chat/assistant';
import { useBackCloses } from '~/ui/dialog/useBackCloses';

import { ChatFailure, ChatLoading, ChatMenu } from './ChatPanel';
import { useChatActions } from './useChatActions';

import classes from './ChatPanel.module.css';

function settingsFor(store: StorePublic, sessionId: string, title: string): AssistantSettings {
  const { scriptUrl, agentId, projectId, location } = config().assistant;
  return {
    scriptUrl,
    agentId,
    projectId,
    location,
    sessionId,
    title,
    icon: safeMediaUrl(store.theme.widget_logo),
    placeholder: inLanguage(chatPlaceholders, store.prefered_language),
    retryMs: WIDGET_RETRY_MS,
    variables: chatVariables(chatColors(store)),
  };
}

/** The chat widget with its menu, loading and error states; loaded when the chat is first opened. */
export function ChatWidget({
  sessionId,
  store,
  title,
  menu,
  openings,
  queue,
  onSent,
  onStart,
  onDismiss,
}: {
  sessionId: string;
  store: StorePublic;
  title: string;
  menu: boolean;
  /** How often the chat was opened from outside; each increase opens it again. */
  openings: number;
  /** Texts to send automatically, oldest first. */
  queue: readonly string[];
  onSent: () => void;
  onStart: () => void;
  onDismiss: () => void;
}) {
  const [attempt, setAttempt] = useState(0);
  const [chat, setChat] = useState<Assistant | 'loading' | 'failed'>('loading');
  const [open, setOpen] = useState(true);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const actions = useChatActions(store.hashtag);

  const handleInput = useEffectEvent(actions.onInput);
  const handleIntent = useEffectEvent(actions.onIntent);
  const mount = useEffectEvent(async (place: HTMLElement, signal: AbortSignal) => {
    let opened: Assistant | null = null;
    try {
      opened = await mountAssistant(
        place,
        settingsFor(store, sessionId, title),
        {
          onInput: (text) => {
            if (opened) handleInput(text, opened);
          },
          onIntent: (displayName) => {
            if (opened) handleIntent(displayName, opened);
          },
          onOpenChange: setOpen,
        },
        signal,
      );
      if (signal.aborted) return;
      setChat(opened);
      opened.focus();
      logCustomerActivity(activities.chat, { screen: withoutBase(window.location.pathname) });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The chat did not open', error);
      setChat('failed');
    }
  });
  useEffect(() => {
    if (menu || !container) return undefined;
    const leaving = new AbortController();
    const start = async () => mount(container, leaving.signal);
    void start();
    return () => leaving.abort();
  }, [menu, container]);

  const seenOpenings = useRef(openings);
  useEffect(() => {
    // The mount opens the chat itself: opened again here, it would not stay closed for who closes it meanwhile.
    const isNew = openings > seenOpenings.current;
    seenOpenings.current = openings;
    if (isNew && typeof chat !== 'string') chat.open();
  }, [chat, openings]);

  const isOverPage = typeof chat !== 'string' && open;

  const sent = useEffectEvent(onSent);
  useEffect(() => {
    const [next] = queue;
    if (next === undefined || typeof chat === 'string') return undefined;
    const timer = setTimeout(() => {
      chat.send(next);
      sent();
    }, CHAT_AUTO_SEND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [chat, queue]);

  return (
    <>
      {menu ? <ChatMenu title={title} onStart={onStart} onDismiss={onDismiss} /> : null}
      {!menu && chat === 'loading' ? <ChatLoading title={title} /> : null}
      {!menu && chat === 'failed' ? (
        <ChatFailure
          title={title}
          store={store}
          onRetry={() => {
            setChat('loading');
            setAttempt(attempt + 1);
          }}
          onDismiss={onDismiss}
        />
      ) : null}
      {isOverPage ? <ClosedByBack onBack={() => chat.close()} /> : null}
      <div key={attempt} ref={setContainer} className={classes.widget} data-open={open} />
    </>
  );
}

/** While the chat is open, Back closes it. */
function ClosedByBack({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack);
  return null;
}
