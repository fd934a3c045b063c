import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';

import { AuthLinks } from '~/components/auth/AuthLinks';
import { messages } from '~/domain/messages';
import { viewerOf } from '~/domain/session/access';
import { otherScreen } from '~/domain/session/otherScreen';
import { urlAfterSignIn } from '~/domain/session/rememberedUrl';
import { ADMIN_HOME, factsOf, routeNameOf, ROUTES } from '~/domain/session/routes';
import { withBase } from '~/lib/basePath';
import { rememberedUrl, type StaffSession, takeRememberedUrl } from '~/session/staff';
import { Notice } from '~/ui/feedback/Notice';
import { PageHeader } from '~/ui/PageHeader';

import { SupportLink } from './SupportLink';

import classes from './OpenSession.module.css';

/** Stands in the place of a screen that did not load, with its title, above the sign-in for another user. */
export function LoadFailed({
  session,
  reason,
}: {
  session: StaffSession;
  /** Why (Spanish): the toast with it is gone after two seconds. */
  reason: string;
}) {
  const [url] = useState(() => urlAfterSignIn(rememberedUrl()));
  const { remembered, other } = useWaysOn(session);
  const isAdminHome = viewerOf(session).kind === 'platformAdmin';
  const facts = isAdminHome ? ADMIN_HOME : factsOf(routeNameOf(url));
  return (
    <div className={classes.failed}>
      <PageHeader title={facts?.title ?? ROUTES.login.title} />
      <Notice severity="error">
        <strong>No se pudo cargar la pantalla.</strong>{' '}
        {reason === messages.userInactive ? (
          <>
            {reason} <SupportLink />
          </>
        ) : (
          <>
            Su sesión sigue abierta.
            <p className={classes.reason}>{reason}</p>
          </>
        )}
        <div className={classes.ways}>
          <Button component="a" {...remembered}>
            Reintentar
          </Button>
          {other}
        </div>
      </Notice>
    </div>
  );
}

/** Below the sign-in of someone whose session is open. */
export function ContinueLinks({ session }: { session: StaffSession }) {
  const { remembered, other } = useWaysOn(session);
  return (
    <AuthLinks>
      <a {...remembered}>Continuar como {session.user.email}</a>
      {other}
    </AuthLinks>
  );
}

/** Links to the remembered screen, such as one that did not load, and to another one. */
function useWaysOn(session: StaffSession) {
  const router = useRouter();
  const url = urlAfterSignIn(rememberedUrl());
  const { to, label } = otherScreen(url, viewerOf(session), 'seller');
  return {
    remembered: {
      href: withBase(url),
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        // The remembered URL is used once, like after signing in.
        takeRememberedUrl();
        router.history.push(withBase(url));
      },
    },
    other: to === '/login' ? null : <Link to={to}>{label}</Link>,
  };
}
