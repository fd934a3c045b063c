import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { ApiError } from '~/api/transport/errors';
import { viewerOf } from '~/domain/session/access';
import { otherScreen } from '~/domain/session/otherScreen';
import { reloadPage } from '~/lib/browser/pageLoad';
import { referenceText, reportError } from '~/lib/browser/reportError';
import { audience } from '~/session/audience';
import { staffSession } from '~/session/staff';
import { UNREADABLE_CODE } from '~/ui/Boundary';
import { copyText } from '~/ui/copyText';

import { isChunkError, isTransient, reloadForNewVersion } from './chunkErrors';

import classes from './FailedScreen.module.css';

/** The failure as a text for the user. */
function textOf(error: unknown): string {
  if (!isChunkError(error)) {
    return 'Algo falló en la aplicación. Se puede reintentar, o seguir en otra pantalla.';
  }
  if (error instanceof SyntaxError) return UNREADABLE_CODE;
  return navigator.onLine
    ? 'No se pudo cargar una parte de la aplicación. Puede ser la conexión.'
    : 'No hay conexión a internet y esta pantalla todavía no se había cargado.';
}

/**
 * Replaces a screen that could not be rendered. Renders nothing for a failed load, which the query client handles by
 * leaving the screen, and reloads the page once for a missing chunk. Loads nothing lazily.
 */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [handled] = useState(() => error instanceof ApiError || reloadForNewVersion(error));
  if (handled) return null;
  const reference = isTransient(error) ? null : reportError(error, { source: 'boundary' });
  const { to, label } = otherScreen(
    router.latestLocation.pathname,
    viewerOf(staffSession()),
    audience(),
  );

  function retry() {
    // A reload also renews the code, but offline it would leave the application.
    if (navigator.onLine) reloadPage();
    else {
      reset();
      void router.invalidate();
    }
  }

  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>No se pudo mostrar esta pantalla</h1>
      <p>{textOf(error)}</p>
      {reference === null ? null : (
        <p>
          <span className={classes.reference}>{referenceText(reference)}</span>{' '}
          <Button variant="default" onClick={() => void copyText(reference)}>
            Copiar
          </Button>
        </p>
      )}
      <div className={classes.actions}>
        <Button size="md" onClick={retry}>
          Reintentar
        </Button>
        {/* A full page load, which resets the state of the failed screen. */}
        <a href={router.buildLocation({ to }).publicHref}>{label}</a>
      </div>
    </div>
  );
}
