import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';

import { referenceText, reportError } from '~/lib/browser/reportError';
import { KnownError } from '~/lib/knownError';

import { saysError } from './feedback/say';
import { Waiting } from './feedback/waiting';

import classes from './Boundary.module.css';

const LOAD_FAILED = 'No se pudo cargar esta parte.';
const RENDER_FAILED = 'Esta parte no se pudo mostrar.';
const OFFLINE = 'No hay conexión a internet.';

/** Replaces a failed part: the reason and a retry button. */
export function FailedBoundary({
  text,
  onRetry,
  onReload,
}: {
  text: string;
  onRetry: () => void;
  /** Also offers to load the page again. */
  onReload?: (() => void) | undefined;
}) {
  return (
    <p ref={saysError} className={classes.failed} role="note">
      {text}{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        Reintentar
      </button>
      {onReload && (
        <>
          {' '}
          <button type="button" className={classes.retry} onClick={onReload}>
            Recargar
          </button>
        </>
      )}
    </p>
  );
}

/** Of code that arrived and cannot be parsed. */
export const UNREADABLE_CODE =
  'Este navegador no puede leer esta parte. Si recargar no ayuda, hay que abrirla en uno más nuevo.';

/** Why the code of a part could not be loaded. */
export function chunkFailureText(error: unknown): string {
  if (error instanceof SyntaxError) return UNREADABLE_CODE;
  return navigator.onLine
    ? `${LOAD_FAILED} Puede ser la conexión. Si continúa, hay que recargar la página.`
    : `${LOAD_FAILED} ${OFFLINE}`;
}

function failureText(error: unknown): string {
  if (error instanceof KnownError) return `${LOAD_FAILED} ${error.message}`;
  return `${RENDER_FAILED} ${referenceText(reportError(error, { source: 'boundary' }))}`;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  onRetry: () => void;
}

/** React supports error boundaries as classes only. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, onRetry } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    return (
      <FailedBoundary
        text={failureText(error)}
        onRetry={() => {
          onRetry();
          this.setState({ error: null });
        }}
      />
    );
  }
}

const WAITING = <Waiting />;

/**
 * A block, a tab or a dialog that loads and fails on its own: its queries suspend here, and an error is shown in its
 * place with a button that resets and renders it again. The rest of the screen is not affected.
 */
export function Boundary({
  children,
  fallback = WAITING,
}: {
  children: ReactNode;
  /** Shown while code or data of the part load; by default nothing but the loading overlay. */
  fallback?: ReactNode;
}) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary onRetry={reset}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
