import { Button, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';

import { useLogin } from '~/api/auth';
import { useSignIn } from '~/api/signIn';
import { AuthCard } from '~/components/auth/AuthCard';
import { AuthLinks } from '~/components/auth/AuthLinks';
import { useForm } from '~/components/forms/useForm';
import { messages } from '~/domain/messages';
import { viewerOf } from '~/domain/session/access';
import { validateLogin } from '~/domain/session/loginValidation';
import { otherScreen } from '~/domain/session/otherScreen';
import { urlAfterSignIn } from '~/domain/session/rememberedUrl';
import { withBase } from '~/lib/basePath';
import { config } from '~/lib/config';
import {
  rememberedUrl,
  type StaffSession,
  takeRememberedUrl,
  useStaffSession,
} from '~/session/staff';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';
import { PasswordField } from '~/ui/PasswordField';

import classes from './LoginScreen.module.css';

const EMPTY = { email: '', password: '' };

/** /login: email and password, links to forgot password and to register. */
export function LoginScreen() {
  const login = useLogin();
  const signIn = useSignIn();
  const router = useRouter();
  const session = useStaffSession();
  const [redirected] = useState(router.latestLocation.state.loadFailed === true);
  const [registration] = useState(router.latestLocation.state.registration);
  // Keeps the typed values of an inactive user.
  const [kept, setKept] = useState(EMPTY);
  const form = useForm({
    saved: kept,
    validate: validateLogin,
    save: async (typed) => {
      const result = await login.mutateAsync({ ...typed, email: typed.email.trim() });
      if (result.enabled) router.history.replace(withBase(signIn(result)));
      else setKept(typed);
    },
  });
  const { field } = form;
  const loadFailed = redirected && session?.enabled === true;
  const inactive = login.data ? !login.data.enabled : session !== null && !session.enabled;

  return (
    <AuthCard
      title="Ingresar"
      lead={
        loadFailed ? (
          <div className={classes.failed}>
            <Notice severity="error">
              <strong>No se pudo cargar la pantalla.</strong> Su sesión sigue abierta.
              <div className={classes.ways}>
                <ContinueLinks session={session} label="Reintentar" isButton />
              </div>
            </Notice>
          </div>
        ) : null
      }
    >
      <form {...form.props}>
        {inactive ? (
          <Notice severity="warning">
            {messages.userInactive} <SupportLink />
          </Notice>
        ) : null}
        {registration === undefined ? null : <Notice severity="warning">{registration}</Notice>}
        {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          {...field('email')}
        />
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <BusyButton type="submit" busy={form.isSaving}>
          Ingresar
        </BusyButton>
        <AuthLinks>
          <Link to="/recoverpass">Olvidé mi contraseña</Link>
          <Link to="/register">Registrar mi negocio</Link>
        </AuthLinks>
        {session?.enabled && !loadFailed ? (
          <AuthLinks>
            <ContinueLinks session={session} label={`Continuar como ${session.user.email}`} />
          </AuthLinks>
        ) : null}
      </form>
    </AuthCard>
  );
}

/** Link to email support for the activation. */
function SupportLink() {
  const { email } = config().support;
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** With a valid session: links to the remembered screen, such as one whose load failed, and to another one. */
function ContinueLinks({
  session,
  label,
  isButton = false,
}: {
  session: StaffSession;
  /** Of the link to the remembered screen. */
  label: string;
  isButton?: boolean;
}) {
  const router = useRouter();
  const url = urlAfterSignIn(rememberedUrl());
  const other = otherScreen(url, viewerOf(session), 'seller');
  const remembered = {
    href: withBase(url),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      // The remembered URL is used once, like after signing in.
      takeRememberedUrl();
      router.history.push(withBase(url));
    },
  };
  return (
    <>
      {isButton ? (
        <Button component="a" {...remembered}>
          {label}
        </Button>
      ) : (
        <a {...remembered}>{label}</a>
      )}
      {other.to === '/login' ? null : <Link to={other.to}>{other.label}</Link>}
    </>
  );
}
