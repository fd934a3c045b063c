import '~/ui/styles/fields';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

import { orderBesideQuery } from '~/api/customerOrder';
import type { StorePublic } from '~/contract/types';
import { messages } from '~/domain/messages';
import { handedOverText } from '~/domain/shopper/handedOver';
import { whatsappHandOff } from '~/domain/shopper/orderProgress';
import { customerSession } from '~/session/customer';
import { shopperUrl } from '~/session/shopperUrl';
import { saysError, saysText } from '~/ui/feedback/say';

import { LinkButton } from '../LinkButton';

import classes from './ChatPanel.module.css';

/** The main button has the colours of the chat. */
const MAIN = {
  '--button-bg': 'var(--chat-button)',
  '--button-hover': 'var(--chat-button)',
  '--button-color': 'var(--chat-ink)',
};

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{title}</h2>
      <Stack gap="xs" p="md">
        {children}
      </Stack>
    </div>
  );
}

/** The chat's menu: the shopper's options when the session had to be loaded again. */
export function ChatMenu({
  title,
  onStart,
  onDismiss,
}: {
  title: string;
  onStart: () => void;
  onDismiss: () => void;
}) {
  const { productListToken, currentOrderToken } = customerSession();
  return (
    <Panel title={title}>
      <p ref={saysText}>No pudimos retomar tu conversación. ¿Cómo querés seguir?</p>
      <Button style={MAIN} onClick={onStart}>
        Empezar a chatear
      </Button>
      {productListToken === null ? null : (
        <LinkButton
          variant="default"
          to="/productlist/$catalogueToken"
          params={{ catalogueToken: productListToken }}
        >
          {messages.viewCatalogue}
        </LinkButton>
      )}
      {currentOrderToken === null ? null : (
        <LinkButton
          variant="default"
          to="/orderstatus/$orderToken"
          params={{ orderToken: currentOrderToken }}
        >
          {messages.viewOrder}
        </LinkButton>
      )}
      <LinkButton variant="default" to="/info">
        Ayuda
      </LinkButton>
      <Button variant="default" onClick={onDismiss}>
        Cerrar
      </Button>
    </Panel>
  );
}

/** Placeholder while the widget's script loads. */
export function ChatLoading({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <p ref={saysText}>Abriendo el chat…</p>
    </Panel>
  );
}

/** Shown when the script was blocked or too slow. */
export function ChatFailure({
  title,
  store,
  onRetry,
  onDismiss,
}: {
  title: string;
  store: StorePublic;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <Panel title={title}>
      <p ref={saysError}>
        No se pudo abrir el chat: el asistente no responde o está bloqueado en este navegador.
      </p>
      <Button ref={retry} style={MAIN} onClick={onRetry}>
        Reintentar
      </Button>
      <OrderByWhatsapp store={store} />
      <Button variant="default" onClick={onDismiss}>
        Cerrar
      </Button>
    </Panel>
  );
}

/** Without the assistant nothing finishes an order here: hands it to the store, where that has a WhatsApp. */
function OrderByWhatsapp({ store }: { store: StorePublic }) {
  const token = customerSession().currentOrderToken;
  const { data: answer } = useQuery({ ...orderBesideQuery(token ?? ''), enabled: token !== null });
  const { whatsapp, flags } = store.theme.social_networks;
  if (!answer || token === null || !flags?.whatsapp) return null;
  const text = handedOverText(answer.data, shopperUrl(`/orderstatus/${token}`));
  const link = whatsappHandOff(whatsapp, text);
  return link === null ? null : (
    <Button component="a" variant="default" href={link} target="_blank" rel="noopener noreferrer">
      Pedir por WhatsApp
    </Button>
  );
}
