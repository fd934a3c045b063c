import { Outlet } from '@tanstack/react-router';

import { Footer } from '~/components/Footer';

import classes from './AuthLayout.module.css';

/** The layout of the screens for signed-out users: one narrow form in the middle of the page. */
export function AuthLayout() {
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
