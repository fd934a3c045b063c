import '~/ui/styles/frame';
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';

import { afterFirstView } from '~/lib/firstView';
import { useStaffSession } from '~/session/staff';
import { lazyPart } from '~/ui/lazyPart';

import { Footer } from '../Footer';
import { StaffMenu } from './StaffMenu';

import classes from './StaffFrame.module.css';

const MenuDrawer = lazyPart(() => import('./MenuDrawer').then((module) => module.MenuDrawer));
const AccountMenu = lazyPart(() =>
  afterFirstView()
    .then(() => import('./AccountMenu'))
    .then((module) => module.AccountMenu),
);

/** The frame of the staff and administrator screens: menu at the left (a drawer on a phone), store and account at the top. */
export function StaffFrame() {
  const session = useStaffSession();
  // 'never' keeps the drawer's code away until it is first wanted; later it stays, to return the focus.
  const menuButton = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#contenido">
        Ir al contenido
      </a>
      <header className={classes.header}>
        <ActionIcon
          ref={menuButton}
          className={classes.burger}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Abrir el menú"
          aria-expanded={menu === 'open'}
          onClick={() => setMenu('open')}
        >
          <IconMenu2 size={22} aria-hidden="true" />
        </ActionIcon>
        <Link to="/home" className={classes.store}>
          <span className={classes.storeName}>{session?.store?.name ?? 'Plataforma'}</span>
          {session?.store ? <span className={classes.hashtag}>{session.store.hashtag}</span> : null}
        </Link>
        <Suspense fallback={<span className={classes.accountPlace} />}>
          <AccountMenu />
        </Suspense>
      </header>
      <aside className={classes.aside}>
        <StaffMenu />
      </aside>
      {menu !== 'never' ? (
        <Suspense fallback={null}>
          <MenuDrawer
            opened={menu === 'open'}
            onClose={() => setMenu('closed')}
            onClosed={() => {
              // A navigation has put the focus on the new screen's heading.
              if (!document.activeElement?.closest('main')) menuButton.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
      <main className={classes.main} id="contenido" tabIndex={-1}>
        {session === null ? <SessionEnded /> : null}
        <Outlet />
      </main>
      <div className={classes.footer}>
        <Footer />
      </div>
    </div>
  );
}

/** A save that was refused ends the session and leaves the screen standing: signing in elsewhere, it can be sent again. */
function SessionEnded() {
  return (
    <p className={classes.ended} role="alert">
      La sesión terminó. Lo que escribió sigue acá:{' '}
      <a href="/login" target="_blank" rel="noreferrer">
        ingrese en otra pestaña
      </a>{' '}
      y vuelva a guardar.
    </p>
  );
}
