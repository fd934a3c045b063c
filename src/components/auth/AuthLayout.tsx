import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';

import { afterFirstView } from '~/lib/firstView';
import { lazyPart } from '~/ui/lazyPart';

import { Brand } from '../Brand';
import { Footer } from '../Footer';

import classes from './AuthLayout.module.css';

const Introduction = lazyPart(
  () =>
    afterFirstView()
      .then(() => import('./Introduction'))
      .then((module) => module.Introduction),
  { quiet: true },
);

/** The layout of the screens for signed-out users: one narrow form, on a wide screen beside what the product does. */
export function AuthLayout() {
  return (
    <div className={classes.page}>
      <div className={classes.introduction}>
        <Suspense fallback={null}>
          <Introduction />
        </Suspense>
      </div>
      <main className={classes.main}>
        <Brand />
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
