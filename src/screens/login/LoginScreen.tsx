import { TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';

import { useLogin } from '~/api/auth';
import { errorMessage } from '~/api/errors';
import { AuthCard } from '~/components/auth/AuthCard';
import { useSignIn } from '~/components/auth/useSignIn';
import { commonMessages } from '~/domain/commonMessages';
import { addressAfterLogin } from '~/domain/session/lastAddress';
import { validateLogin } from '~/domain/session/loginValidation';
import { config } from '~/lib/config';
import { lastAddress, takeLastAddress, useStaffSession } from '~/session/staff';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { SubmitButton } from '~/ui/SubmitButton';

import classes from './LoginScreen.module.css';

/** /login: email and password, links to forgot password and to register (§2, §5 staff). */
export function LoginScreen() {
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<ReturnType<typeof validateLogin>>({});
  const login = useLogin();
  const signIn = useSignIn();
  const router = useRouter();
  const session = useStaffSession();
  const inactive = login.data ? !login.data.enabled : session !== null && !session.enabled;

  function change(field: 'email' | 'password', value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = validateLogin(values);
    setErrors(found);
    if (Object.keys(found).length > 0 || login.isPending) return;
    login.mutate(
      { email: values.email.trim(), password: values.password },
      {
        onSuccess: (result) => {
          if (result.enabled) router.history.replace(signIn(result));
        },
      },
    );
  }

  return (
    <AuthCard title="Ingresar">
      <form noValidate onSubmit={submit} className={classes.form}>
        {inactive ? (
          <Notice severity="warning">
            {commonMessages.userInactive} <SupportLink />
          </Notice>
        ) : null}
        {login.isError ? <Notice severity="error">{errorMessage(login.error)}</Notice> : null}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          value={values.email}
          error={errors.email}
          onChange={(event) => change('email', event.currentTarget.value)}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={(event) => change('password', event.currentTarget.value)}
        />
        <SubmitButton busy={login.isPending}>Ingresar</SubmitButton>
        <div className={classes.links}>
          <Link to="/recoverpass">Olvidé mi contraseña</Link>
          <Link to="/register">Registrar mi negocio</Link>
        </div>
        {session?.enabled ? <ContinueLink email={session.user.email} /> : null}
      </form>
    </AuthCard>
  );
}

/** Where to ask for the activation. */
function SupportLink() {
  const { email } = config().support;
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** A failed load leads here with the session alive: back to where it failed. */
function ContinueLink({ email }: { email: string }) {
  const router = useRouter();
  const address = addressAfterLogin(lastAddress());
  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault();
        // As signing in does: what was honoured once leads nobody back there later.
        takeLastAddress();
        router.history.push(address);
      }}
    >
      Continuar como {email}
    </a>
  );
}
