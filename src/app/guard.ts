import { type ParsedLocation, redirect } from '@tanstack/react-router';

import { messages } from '~/domain/messages';
import { urlToRemember, redirectFor, routeOf, viewerOf } from '~/domain/session/access';
import { optionsUrl } from '~/domain/session/tabs';
import { withoutLinkEnd } from '~/platform/linkEnds';
import { audience } from '~/session/audience';
import { rememberUrl, staffSession } from '~/session/staff';
import { toast } from '~/ui/feedback/toast';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The requested URL before a redirect. */
    from?: string;
    /** On /login: why the load of the remembered URL failed (Spanish). */
    loadFailed?: string;
    /** Why this page was opened in place of another one (Spanish). */
    notice?: string | undefined;
    /** On /login: the email of the user who has just registered. */
    email?: string | undefined;
    /** Why a registration failed, after a lost answer what to try (Spanish). */
    registration?: string | undefined;
    /** On /404: the URL whose load failed and can be retried. */
    failed?: string;
    /** On /404: the load failed because the platform administrator has disabled the store. */
    storeDisabled?: boolean;
    /** On /404 and /info: a shopper's page led here. */
    shopper?: boolean;
  }
}

/** The URL that opens what a location shows: the tab of /options is in its history entry. */
export const urlOf = ({ href, pathname, state }: ParsedLocation): string =>
  pathname === '/options' && state.options ? optionsUrl(state.options) : href;

/**
 * The guard of every route: who may open it, and the redirect otherwise. A URL that needs a session is remembered for after
 * the sign-in.
 * @throws the router's redirect
 */
export function guard(location: ParsedLocation): void {
  const [path = ''] = location.href.split(/[?#]/);
  const link = withoutLinkEnd(path);
  if (link !== null) {
    throw redirect({ href: link + location.href.slice(path.length), replace: true });
  }
  const route = routeOf(location.pathname);
  if (route === null) return;
  const viewer = viewerOf(staffSession());
  const to = redirectFor(route, viewer, audience());
  if (to === null) return;

  let notice: string | undefined;
  if (to === '/login') {
    const url = urlToRemember(urlOf(location));
    if (url) rememberUrl(url);
    if (viewer.kind === 'anonymous') {
      console.error(messages.sessionMissingLog);
      // The bare address asks for no screen: a first visit has done nothing wrong.
      if (route !== '/') notice = messages.sessionError;
    } else {
      // The sign-in says it where it stays.
      toast.error(messages.userInactive);
    }
  } else if (route === '/register') {
    notice = messages.registrationWhileLoggedIn;
  } else if (route === '/recoverpass') {
    notice = messages.recoveryWhileLoggedIn;
  }
  if (notice !== undefined) toast.error(notice);
  throw redirect({ to, replace: true, state: { from: location.href, notice } });
}
