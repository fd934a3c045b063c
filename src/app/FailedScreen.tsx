import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { ApiError } from '~/api/errors';
import { viewerOf } from '~/domain/session/access';
import { otherScreen } from '~/domain/session/otherScreen';
import { audience } from '~/session/audience';
import { staffSession } from '~/session/staff';

import { isChunkError, reloadForNewVersion } from './chunkErrors';

import classes from './FailedScreen.module.css';

/** What happened, for a person. */
function textOf(error: unknown): string {
  if (!isChunkError(error)) {
    return 'Algo falló en la aplicación. Puede reintentar, o seguir en otra pantalla.';
  }
  return navigator.onLine
    ? 'No se pudo cargar una parte de la aplicación. Revise la conexión.'
    : 'No hay conexión a internet y esta pantalla todavía no se había cargado.';
}

/**
 * In place of a screen that could not be rendered. It renders nothing for a failed load, which the query client handles
 * by leaving the screen, and reloads the page once for a missing part. Loads nothing later.
 */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [handled] = useState(() => error instanceof ApiError || reloadForNewVersion(error));
  if (handled) return null;
  const { to, label } = otherScreen(
    router.latestLocation.pathname,
    viewerOf(staffSession()),
    audience(),
  );

  function retry() {
    // A reload also renews the code, but offline it would leave the application.
    if (navigator.onLine) window.location.reload();
    else {
      reset();
      void router.invalidate();
    }
  }

  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>No se pudo mostrar esta pantalla</h1>
      <p>{textOf(error)}</p>
      <button type="button" className={classes.again} onClick={retry}>
        Reintentar
      </button>
      {/* A full load: the state of the failed screen is not kept. */}
      <a href={router.buildLocation({ to }).publicHref}>{label}</a>
    </div>
  );
}
