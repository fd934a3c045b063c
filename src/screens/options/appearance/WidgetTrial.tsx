import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { presetStore } from '~/api/customerSession';
import type { Store } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { WIDGET_RETRY_MS } from '~/domain/shopper/chatCommands';
import { chatPlaceholders, chatVariables } from '~/domain/shopper/chatWidget';
import { inLanguage } from '~/domain/store/languages';
import type { FullColorSet } from '~/domain/store/themeColors';
import { config } from '~/lib/config';
import { randomId } from '~/lib/ids';
import { mountAssistant } from '~/thirdparty/chat/assistant';
import { Notice } from '~/ui/feedback/Notice';

import classes from './WidgetTrial.module.css';

/** Delay until the test applies styles, in ms. */
const STYLE_DELAY_MS = 1000;

/** Opens the real widget on this screen, in a separate session and with the form's colours. */
export function WidgetTrial({
  store,
  colors,
  logo,
}: {
  store: Store;
  /** With enough contrast already. */
  colors: FullColorSet;
  logo: string;
}) {
  const [state, setState] = useState<'off' | 'loading' | 'on' | 'failed'>('off');
  const running = state === 'loading' || state === 'on';
  const place = useRef<HTMLDivElement>(null);

  const mount = useEffectEvent(async (container: HTMLElement, signal: AbortSignal) => {
    const { scriptUrl, agentId, projectId, location } = config().assistant;
    try {
      const session = await presetStore(`prueba-${randomId()}`, store.hashtag);
      signal.throwIfAborted();
      await mountAssistant(
        container,
        {
          scriptUrl,
          agentId,
          projectId,
          location,
          sessionId: session.session_id,
          title: colors.button_titlebar_text,
          icon: safeMediaUrl(logo),
          placeholder: inLanguage(chatPlaceholders, store.prefered_language),
          retryMs: WIDGET_RETRY_MS,
          variables: {},
        },
        { onInput: () => undefined, onIntent: () => undefined },
        signal,
      );
      if (!signal.aborted) setState('on');
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The widget test did not open', error);
      setState('failed');
    }
  });
  useEffect(() => {
    if (!running || !place.current) return undefined;
    const leaving = new AbortController();
    void mount(place.current, leaving.signal);
    return () => leaving.abort();
  }, [running]);

  const style = JSON.stringify(chatVariables(colors));
  useEffect(() => {
    if (state !== 'on') return undefined;
    const timer = setTimeout(() => {
      const widget = place.current?.querySelector<HTMLElement>('df-messenger');
      const variables = JSON.parse(style) as Record<string, string>;
      for (const name in variables) widget?.style.setProperty(name, variables[name] ?? null);
    }, STYLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, style]);

  return (
    <div className={classes.test}>
      <p className={classes.hint}>
        La prueba abre el chat real en esta pantalla y le aplica los colores un segundo después.
      </p>
      <Button variant="light" onClick={() => setState(running ? 'off' : 'loading')}>
        {running ? 'Cerrar la prueba' : 'Probar el widget'}
      </Button>
      {state === 'failed' ? (
        <Notice severity="error">
          No se pudo abrir el widget: no responde o está bloqueado en este navegador.
        </Notice>
      ) : null}
      <div ref={place} />
    </div>
  );
}
