import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import { messages } from '~/domain/messages';
import { customerSession } from '~/session/customer';

import classes from './ChatPanel.module.css';

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.body}>{children}</div>
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
      <output>No pudimos retomar tu conversación. ¿Cómo querés seguir?</output>
      <button type="button" className={`${classes.choice} ${classes.primary}`} onClick={onStart}>
        Empezar a chatear
      </button>
      {productListToken === null ? null : (
        <Link
          className={classes.choice}
          to="/productlist/$storeHash"
          params={{ storeHash: productListToken }}
        >
          {messages.viewCatalogue}
        </Link>
      )}
      {currentOrderToken === null ? null : (
        <Link
          className={classes.choice}
          to="/orderstatus/$orderCode"
          params={{ orderCode: currentOrderToken }}
        >
          {messages.viewOrder}
        </Link>
      )}
      <Link className={classes.choice} to="/info">
        Ayuda
      </Link>
      <button type="button" className={classes.choice} onClick={onDismiss}>
        Cerrar
      </button>
    </Panel>
  );
}

/** Placeholder while the widget's script loads. */
export function ChatLoading({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <output>Abriendo el chat…</output>
    </Panel>
  );
}

/** Shown when the script was blocked or too slow. */
export function ChatFailure({
  title,
  onRetry,
  onDismiss,
}: {
  title: string;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <Panel title={title}>
      <p role="alert">
        No se pudo abrir el chat: el asistente no responde o está bloqueado en este navegador.
      </p>
      <button
        ref={retry}
        type="button"
        className={`${classes.choice} ${classes.primary}`}
        onClick={onRetry}
      >
        Reintentar
      </button>
      <button type="button" className={classes.choice} onClick={onDismiss}>
        Cerrar
      </button>
    </Panel>
  );
}
