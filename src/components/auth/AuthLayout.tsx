import '~/ui/styles/fields';
import { MantineThemeProvider } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';

import { lazyNamed } from '~/ui/lazyNamed';
import { LARGE_CONTROLS } from '~/ui/theme/theme';

import { Brand } from '../Brand';
import { Footer } from '../Footer';

import classes from './AuthLayout.module.css';

const Introduction = lazyNamed(() => import('./Introduction'), 'Introduction', {
  when: 'idle',
  quiet: true,
});

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
        <MantineThemeProvider theme={LARGE_CONTROLS}>
          <Outlet />
        </MantineThemeProvider>
      </main>
      <Footer />
    </div>
  );
}
