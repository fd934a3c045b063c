import {
  IconChartBar,
  IconCreditCard,
  IconDownload,
  IconHome,
  IconLogout,
  IconMail,
  IconPackage,
  IconSettings,
  IconShieldLock,
  IconShoppingCart,
  IconSpeakerphone,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, type ParsedLocation, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useSignOut } from '~/api/signOut';
import { ApiError } from '~/api/transport/errors';
import { messages } from '~/domain/messages';
import { newsCount, type NewsKind } from '~/domain/orders/orderNews';
import { safeHref } from '~/domain/safeLinks';
import { routeOf, viewerOf } from '~/domain/session/access';
import { adminMenu, type MenuEntry, staffMenu } from '~/domain/session/menus';
import { urlAfterSignIn } from '~/domain/session/rememberedUrl';
import { ROUTES } from '~/domain/session/routes';
import { config } from '~/lib/config';
import { useOrderNews } from '~/session/orderNews';
import { rememberedUrl, useStaffSession } from '~/session/staff';
import { toast } from '~/ui/feedback/toast';
import { rovingFocus } from '~/ui/focus/rovingFocus';

import classes from './StaffMenu.module.css';

export const menuIcons: Readonly<Record<MenuEntry['key'] | 'home', typeof IconHome>> = {
  home: IconHome,
  orderlist: IconShoppingCart,
  paymentlist: IconCreditCard,
  clientlist: IconUsers,
  productstore: IconPackage,
  marketing: IconSpeakerphone,
  dashboard: IconChartBar,
  options: IconSettings,
  supportEmail: IconMail,
  supportVideoCall: IconVideo,
  privacyPolicy: IconShieldLock,
  exportLogs: IconDownload,
  logout: IconLogout,
};

/** The menu's groups, and the entry that each one ends with. */
const groups: readonly { heading: string; last: MenuEntry['key'] }[] = [
  { heading: 'Día a día', last: 'clientlist' },
  { heading: 'Tienda', last: 'options' },
  { heading: 'Ayuda', last: 'privacyPolicy' },
];

/** The entries in their order, those of each group under its heading; what follows the groups has none. */
function grouped(entries: readonly MenuEntry[]) {
  const rest = [...entries];
  const sections: { heading: string | null; entries: MenuEntry[] }[] = groups.map(
    ({ heading, last }) => ({
      heading,
      entries: rest.splice(0, rest.findIndex(({ key }) => key === last) + 1),
    }),
  );
  return [...sections, { heading: null, entries: rest }].filter((section) => section.entries[0]);
}

/** Entries that count news. */
const newsOfEntry: Partial<
  Record<MenuEntry['key'], { kind: NewsKind; one: string; many: string }>
> = {
  orderlist: { kind: 'arrived', one: 'nuevo', many: 'nuevos' },
  paymentlist: { kind: 'approved', one: 'aprobado', many: 'aprobados' },
};

/** Lists whose entry is marked while one of their rows is open. */
const detailOf: Readonly<Record<string, string>> = {
  '/orderlist': '/orderdetail',
  '/clientlist': '/clientdetail',
};

const NONE: readonly never[] = [];

/** Whether the screen in view, or its list, is one of these entries. */
export function useIsOpen(entries: readonly (MenuEntry['key'] | 'home')[]): boolean {
  return useRouterState({
    select: ({ location }) => {
      const route = openScreen(location);
      return entries.some((key) => route === `/${key}` || route === detailOf[`/${key}`]);
    },
  });
}

/** The screen in view, or the one in whose place /login shows that it did not load. */
const openScreen = ({ pathname, state }: ParsedLocation) =>
  routeOf(state.loadFailed !== undefined ? urlAfterSignIn(rememberedUrl()) : pathname);

/** The menu by role: one tab stop, which is the entry of the screen in view; arrow keys move between the entries. */
export function StaffMenu({
  without = NONE,
  onNavigate,
}: {
  /** Entries that stand elsewhere. */
  without?: readonly (MenuEntry['key'] | 'home')[] | undefined;
  /** Called when a link is followed, which then replaces the history entry of the open menu. */
  onNavigate?: () => void;
}) {
  const session = useStaffSession();
  const viewer = viewerOf(session);
  const entries =
    viewer.kind === 'platformAdmin' ? adminMenu(viewer) : staffMenu(viewer, session?.store ?? null);
  const isElsewhere = (key: MenuEntry['key'] | 'home') => without.includes(key);
  const route = useRouterState({ select: ({ location }) => openScreen(location) });
  const keys = [
    ...(viewer.kind === 'seller' ? ['home' as const] : []),
    ...entries.map(({ key }) => key),
  ].filter((key) => !isElsewhere(key));
  const tabStop =
    keys.find((key) => route === `/${key}` || route === detailOf[`/${key}`]) ?? keys[0];
  const tabIndexOf = (key: typeof tabStop) => (key === tabStop ? undefined : -1);
  return (
    <nav aria-label="Menú principal">
      <div
        role="toolbar"
        aria-orientation="vertical"
        aria-label="Menú"
        tabIndex={-1}
        className={classes.menu}
        onKeyDown={rovingFocus}
      >
        {grouped(entries).map(({ heading, entries: own }, index) => (
          <div
            key={heading}
            role={heading === null ? undefined : 'group'}
            aria-label={heading ?? undefined}
            className={classes.group}
          >
            {heading === null ? null : (
              <p className={classes.heading} aria-hidden="true">
                {heading}
              </p>
            )}
            {heading !== null && index === 0 && !isElsewhere('home') ? (
              <MenuLink
                to="/home"
                className={classes.entry}
                tabIndex={tabIndexOf('home')}
                onNavigate={onNavigate}
              >
                <IconHome size={18} aria-hidden="true" />
                {ROUTES.home.title}
              </MenuLink>
            ) : null}
            {own.map((entry) =>
              isElsewhere(entry.key) ? null : (
                <Entry
                  key={entry.key}
                  entry={entry}
                  tabIndex={tabIndexOf(entry.key)}
                  onNavigate={onNavigate}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </nav>
  );
}

function Entry({
  entry,
  tabIndex,
  onNavigate,
}: {
  entry: MenuEntry;
  tabIndex: number | undefined;
  onNavigate: (() => void) | undefined;
}) {
  const Icon = menuIcons[entry.key];
  const content = (
    <>
      <Icon size={18} aria-hidden="true" />
      {entry.label}
      <EntryNews entryKey={entry.key} />
    </>
  );
  switch (entry.kind) {
    case 'route':
      return (
        <MenuLink
          to={entry.to}
          className={classes.entry}
          tabIndex={tabIndex}
          onNavigate={onNavigate}
        >
          {content}
        </MenuLink>
      );
    case 'external': {
      const href = externalUrl(entry.key);
      return href ? (
        <a
          className={classes.entry}
          href={href}
          tabIndex={tabIndex}
          target="_blank"
          rel="noreferrer"
        >
          {content}
        </a>
      ) : null;
    }
    case 'action':
      return entry.key === 'logout' ? (
        <LogoutEntry tabIndex={tabIndex}>{content}</LogoutEntry>
      ) : (
        <ExportLogsEntry tabIndex={tabIndex}>{content}</ExportLogsEntry>
      );
  }
}

/** Number of new orders or approved payments since the list was viewed. */
function EntryNews({ entryKey }: { entryKey: MenuEntry['key'] }) {
  const news = useOrderNews();
  const counted = newsOfEntry[entryKey];
  const count = counted ? newsCount(news[counted.kind]) : 0;
  if (!counted || count === 0) return null;
  return (
    <span className={classes.news}>
      {count}
      <span className="visually-hidden"> {count === 1 ? counted.one : counted.many}</span>
    </span>
  );
}

/** The link to a screen, marked while that, one of its rows or its failed load is open. */
export function MenuLink({
  to,
  className,
  tabIndex,
  onNavigate,
  children,
}: {
  to: '/home' | Extract<MenuEntry, { kind: 'route' }>['to'];
  className: string | undefined;
  tabIndex?: number | undefined;
  onNavigate?: (() => void) | undefined;
  children: ReactNode;
}) {
  const isOpen = useRouterState({
    select: ({ location }) => [to, detailOf[to]].includes(openScreen(location) ?? ''),
  });
  return (
    <Link
      to={to}
      replace={onNavigate !== undefined}
      className={className}
      tabIndex={tabIndex}
      aria-current={isOpen ? 'true' : undefined}
      activeProps={{ 'aria-current': 'page' }}
      onClick={onNavigate}
    >
      {children}
    </Link>
  );
}

function externalUrl(key: 'supportEmail' | 'supportVideoCall' | 'privacyPolicy') {
  const { support, privacyUrl } = config();
  switch (key) {
    case 'supportEmail':
      return safeHref(`mailto:${support.email}`);
    case 'supportVideoCall':
      return safeHref(support.videoCallUrl ?? '');
    case 'privacyPolicy':
      return safeHref(privacyUrl);
  }
}

/** An entry that does something here. */
interface ActionEntry {
  tabIndex: number | undefined;
  children: ReactNode;
}

function LogoutEntry({ tabIndex, children }: ActionEntry) {
  const signOut = useSignOut();
  return (
    <button type="button" className={classes.entry} tabIndex={tabIndex} onClick={signOut}>
      {children}
    </button>
  );
}

function ExportLogsEntry({ tabIndex, children }: ActionEntry) {
  const [busy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  async function run() {
    if (busy) return;
    setBusy(true);
    try {
      const { exportLogs } = await import('~/api/exportLogs');
      await exportLogs(queryClient);
      toast.success(messages.logsExported);
    } catch (error) {
      // A failed load has shown its error already.
      if (error instanceof ApiError) return;
      // Without a connection its code does not load.
      const text = navigator.onLine ? 'No se pudieron exportar los logs.' : messages.networkFailure;
      toast.error(text);
    } finally {
      setBusy(false);
    }
  }
  return (
    <button
      type="button"
      className={classes.entry}
      tabIndex={tabIndex}
      disabled={busy}
      onClick={() => void run()}
    >
      {children}
    </button>
  );
}
