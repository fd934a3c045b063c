import { ActionIcon } from '@mantine/core';

import '~/ui/styles/staffLayout';
import { useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';

import { withoutHash } from '~/domain/store/hashtag';
import { useScreenSession } from '~/session/screenSession';
import { shopperUrl } from '~/session/shopperUrl';
import { useStaffSession } from '~/session/staff';
import { Deferred } from '~/ui/Deferred';
import { rovingFocus } from '~/ui/focus/rovingFocus';
import { lazyNamed } from '~/ui/lazyNamed';
import { MENU_BAR } from '~/ui/theme/widths';
import { useKeepPage } from '~/ui/useKeepPage';

import { ArrivalNotice } from '../ArrivalNotice';
import { Brand } from '../Brand';
import { Footer } from '../Footer';
import { UnsavedGuard } from '../forms/UnsavedGuard';
import { SkeletonBlock } from '../skeleton/SkeletonBlock';
import { MenuBar } from './MenuBar';
import { OtherUser, SessionEnded } from './SessionNotice';
import { StaffMenu } from './StaffMenu';

import classes from './StaffLayout.module.css';

const MenuDrawer = lazyNamed(() => import('./MenuDrawer'), 'MenuDrawer');
const AccountMenu = lazyNamed(() => import('./AccountMenu'), 'AccountMenu', {
  when: 'idle',
  fallback: <span className={classes.buttonPlace} />,
});
const Shortcuts = lazyNamed(() => import('./palette/Shortcuts'), 'Shortcuts', {
  when: 'idle',
  quiet: true,
  fallback: <span className={classes.searchPlace} />,
});
const NextTask = lazyNamed(() => import('./NextTask'), 'NextTask', { when: 'idle', quiet: true });
const ImportTray = lazyNamed(() => import('./importTray/ImportTray'), 'ImportTray', {
  when: 'idle',
  quiet: true,
});
const OrderWatch = lazyNamed(() => import('./OrderWatch'), 'OrderWatch', {
  when: 'idle',
  quiet: true,
});

/**
 * Layout of the staff and administrator screens: menu at the left, store and account at the top. In narrow windows the
 * menu is a drawer, on a phone of a seller a bar at the lower edge with the rest of it in the drawer.
 */
export function StaffLayout({
  isSignIn = false,
  children,
}: {
  /** Around the sign-in in the place of a screen that did not load: leaving its form needs no confirmation. */
  isSignIn?: boolean;
  /** A screen whose route is not of this layout. */
  children?: ReactNode;
}) {
  const session = useStaffSession();
  const screenOf = useScreenSession();
  const isOtherUser = session !== null && session.user.id !== screenOf?.user.id;
  // After a 401 the screens of its store stay.
  const store = (session ?? screenOf)?.store;
  useKeepPage();
  // 'never': the drawer's code is not loaded yet. Afterwards it stays mounted, to return the focus.
  const menuOpener = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const isPhone = useMediaQuery(MENU_BAR, undefined, { getInitialValueInEffect: false });
  const hasMenuBar = isPhone && !!session?.store;
  function openMenu(opener: HTMLElement) {
    menuOpener.current = opener;
    setMenu('open');
  }
  return (
    <div className={classes.frame} data-bar={hasMenuBar || undefined}>
      <a className="skip-link" href="#contenido">
        Ir al contenido
      </a>
      <header className={classes.header}>
        <ActionIcon
          className={classes.burger}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Abrir el menú"
          aria-expanded={menu === 'open'}
          onClick={({ currentTarget }) => openMenu(currentTarget)}
        >
          <IconMenu2 size={22} aria-hidden="true" />
        </ActionIcon>
        <span className={classes.brand}>
          <Brand />
        </span>
        <div
          role="toolbar"
          aria-label="Tienda y cuenta"
          tabIndex={-1}
          className={classes.tools}
          onKeyDown={rovingFocus}
        >
          <span className={classes.store}>
            <Link to="/home" className={classes.storeName}>
              {store?.name ?? 'Plataforma'}
            </Link>
            {store ? (
              <a
                href={shopperUrl(`/s/${encodeURIComponent(withoutHash(store.hashtag))}`)}
                target="_blank"
                rel="noreferrer"
                tabIndex={-1}
                title="Ver la tienda"
                className={classes.hashtag}
              >
                {store.hashtag}
              </a>
            ) : null}
          </span>
          {session?.store && !isOtherUser ? <Shortcuts /> : null}
          {session?.store && !isOtherUser ? (
            <ImportTray key={session.store.id} storeId={session.store.id} />
          ) : null}
          <AccountMenu />
        </div>
      </header>
      <aside className={classes.aside}>
        <Deferred fallback={<SkeletonBlock kind="rows" />}>
          <StaffMenu />
        </Deferred>
      </aside>
      {session?.store && !isOtherUser ? <OrderWatch key={session.user.id} /> : null}
      {menu !== 'never' ? (
        <MenuDrawer
          opened={menu === 'open'}
          isFromBar={hasMenuBar}
          onClose={() => setMenu('closed')}
          onClosed={() => {
            // A navigation has moved the focus to the new screen's heading.
            if (!document.activeElement?.closest('main')) menuOpener.current?.focus();
          }}
        />
      ) : null}
      <main className={classes.main} id="contenido" tabIndex={-1}>
        {session === null ? <SessionEnded /> : null}
        {session !== null && isOtherUser ? (
          <OtherUser session={session} owner={screenOf?.user.email} />
        ) : null}
        <ArrivalNotice />
        <UnsavedGuard asks={!isSignIn}>
          {/* Another user starts with empty forms. */}
          <div key={screenOf?.user.id} className={classes.screen} inert={isOtherUser}>
            {children ?? <Outlet />}
          </div>
          {session?.store && !isOtherUser ? (
            <NextTask key={`next task of ${session.user.id}`} session={session} />
          ) : null}
        </UnsavedGuard>
      </main>
      <div className={classes.footer}>
        <Deferred>
          <Footer />
        </Deferred>
      </div>
      {hasMenuBar ? <MenuBar isMenuOpen={menu === 'open'} onMore={openMenu} /> : null}
    </div>
  );
}
