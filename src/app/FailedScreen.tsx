import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';

import { ApiError } from '~/api/errors';
import { withBase } from '~/lib/basePath';

import { reloadForNewVersion } from './chunkErrors';

import classes from './FailedScreen.module.css';

/**
 * In the place of a screen that could not be drawn. A load that failed has been handled by the query client, which left
 * the screen or said why: nothing is drawn for it. A part that could not be loaded is asked for anew, once; all else is
 * said here. Nothing of it may load later.
 */
export function FailedScreen({ error }: ErrorComponentProps) {
  const [handled] = useState(() => error instanceof ApiError || reloadForNewVersion(error));
  if (handled) return null;
  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>No se pudo mostrar esta pantalla</h1>
      <p>Puede que se haya cortado la conexión o que haya una versión nueva de la aplicación.</p>
      <button type="button" className={classes.again} onClick={() => window.location.reload()}>
        Reintentar
      </button>
      <a href={withBase('/')}>Volver al inicio</a>
    </div>
  );
}
