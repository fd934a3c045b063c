import '~/ui/styles/fields';
import { MantineThemeProvider } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';

import { lazyNamed } from '~/ui/lazyNamed';
import { LARGE_CONTROLS } from '~/ui/theme/theme';

import { Brand } from '../Brand';
import { Footer } from '../Footer';
import { useLoadFailed } from './useLoadFailed';

import classes from './AuthLayout.module.css';

const Introduction = lazyNamed(() => import('./Introduction'), 'Introduction', {
  when: 'idle',
  quiet: true,
});

const StaffLayout = lazyNamed(() => import('../staffLayout/StaffLayout'), 'StaffLayout');

/**
 * The layout of the screens for signed-out users: one narrow form, on a wide screen beside what the product does. In the
 * place of a screen that did not load, the layout of signed-in users stays.
 */
export function AuthLayout() {
  if (useLoadFailed()) {
    return <StaffLayout isSignIn />;
  }
  return (
    <div className={classes.page}>
      <div className={classes.introduction}>
        <Introduction />
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
