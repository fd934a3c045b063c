import { Link } from '@tanstack/react-router';

import { commonMessages } from '~/domain/commonMessages';
import { audience } from '~/session/audience';

import classes from './NotFoundScreen.module.css';

/** /404 and any unknown path, with a link back to the home of this side (§2 of both documents). */
export function NotFoundScreen() {
  return (
    <main className={classes.page}>
      <title>Página no encontrada</title>
      <p className={classes.number} aria-hidden="true">
        404
      </p>
      <h1 className={classes.title} tabIndex={-1}>
        {commonMessages.unknownRoute}
      </h1>
      <Link
        className={classes.link}
        to={audience() === 'customer' ? '/homeclient/{-$id}' : '/home'}
      >
        Volver al inicio
      </Link>
    </main>
  );
}
