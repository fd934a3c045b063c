import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { useLogin } from '~/api/auth';
import { useSignIn } from '~/api/signIn';
import { AuthCard } from '~/components/auth/AuthCard';
import { useForm } from '~/components/forms/useForm';
import { commonMessages } from '~/domain/commonMessages';
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
import { Notice } from '~/ui/Notice';
import { usePasswordToggle } from '~/ui/PasswordToggle';
import { PlainField } from '~/ui/PlainField';
import { SubmitButton } from '~/ui/SubmitButton';

import classes from './LoginScreen.module.css';

const EMPTY = { email: '', password: '' };

/** /login: email and password, links to forgot password and to register. Without the component library. */
export function LoginScreen() {
  const login = useLogin();
  const signIn = useSignIn();
  const router = useRouter();
  const session = useStaffSession();
  const [redirected] = useState(router.latestLocation.state.loadFailed === true);
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
  const { values, errors, change } = form;
  const { type, toggle } = usePasswordToggle();
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
              <ContinueLinks session={session} label="Reintentar" />
            </Notice>
          </div>
        ) : null
      }
    >
      <form {...form.props} className={classes.form}>
        {inactive ? (
          <Notice severity="warning">
            {commonMessages.userInactive} <SupportLink />
          </Notice>
        ) : null}
        {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
        <PlainField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          className={classes.input}
          value={values.email}
          error={errors['email']}
          onChange={(email) => change({ email })}
        />
        <PlainField
          label="Contraseña"
          name="password"
          type={type}
          autoComplete="current-password"
          className={classes.input}
          value={values.password}
          error={errors['password']}
          end={toggle}
          onChange={(typed) => change({ password: typed })}
        />
        <SubmitButton busy={form.isSaving}>Ingresar</SubmitButton>
        <div className={classes.links}>
          <Link to="/recoverpass">Olvidé mi contraseña</Link>
          <Link to="/register">Registrar mi negocio</Link>
        </div>
        {session?.enabled && !loadFailed ? (
          <ContinueLinks session={session} label={`Continuar como ${session.user.email}`} />
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
function ContinueLinks({ session, label }: { session: StaffSession; label: string }) {
  const router = useRouter();
  const url = urlAfterSignIn(rememberedUrl());
  const other = otherScreen(url, viewerOf(session), 'seller');
  return (
    <div className={classes.links}>
      <a
        href={withBase(url)}
        onClick={(event) => {
          event.preventDefault();
          // The remembered URL is used once, like after signing in.
          takeRememberedUrl();
          router.history.push(withBase(url));
        }}
      >
        {label}
      </a>
      {other.to === '/login' ? null : <Link to={other.to}>{other.label}</Link>}
    </div>
  );
}
