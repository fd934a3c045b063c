import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';

import { commonMessages } from '~/domain/commonMessages';
import { audience } from '~/session/audience';
import { lazyPart } from '~/ui/lazyPart';

import classes from './NotFoundScreen.module.css';

// Whoever comes to no other screen must not load it.
const Footer = lazyPart(() => import('~/components/Footer').then((module) => module.Footer));

/** /404 and any unknown path, with a link back to the home of this side (§2 of both documents). */
export function NotFoundScreen() {
  return (
    <div className={classes.page}>
      <main className={classes.message}>
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
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </div>
  );
}
