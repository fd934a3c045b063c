import { TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { useLogin } from '~/api/auth';
import { useSignIn } from '~/api/signIn';
import { AuthCard } from '~/components/auth/AuthCard';
import { AuthLinks } from '~/components/auth/AuthLinks';
import { useLoadFailed } from '~/components/auth/useLoadFailed';
import { useForm } from '~/components/forms/useForm';
import { messages } from '~/domain/messages';
import { validateLogin } from '~/domain/session/loginValidation';
import { ROUTES } from '~/domain/session/routes';
import { withBase } from '~/lib/basePath';
import { useStaffSession } from '~/session/staff';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';
import { lazyNamed } from '~/ui/lazyNamed';
import { PasswordField } from '~/ui/PasswordField';

import { SupportLink } from './SupportLink';

const LoadFailed = lazyNamed(() => import('./OpenSession'), 'LoadFailed');
const ContinueLinks = lazyNamed(() => import('./OpenSession'), 'ContinueLinks', { quiet: true });

/** /login: email and password, links to forgot password and to register. */
export function LoginScreen() {
  const login = useLogin();
  const signIn = useSignIn();
  const router = useRouter();
  const session = useStaffSession();
  const loadFailed = useLoadFailed();
  const [{ registration, notice, email = '' }] = useState(router.latestLocation.state);
  // Keeps the typed values of an inactive user.
  const [kept, setKept] = useState({ email, password: '' });
  /** Whether the user who signed in last is inactive; null: nobody has. */
  const [isInactive, setInactive] = useState<boolean | null>(null);
  const form = useForm({
    saved: kept,
    validate: validateLogin,
    save: async (typed) => {
      const { answer: result } = await login.mutateAsync({
        email: typed.email.trim(),
        // No password holds a blank: one is copied with it from a message.
        password: typed.password.trim(),
      });
      setInactive(!result.enabled);
      if (result.enabled) router.history.replace(withBase(signIn(result)));
      else setKept(typed);
    },
  });
  const { field } = form;
  const inactive = isInactive ?? (session !== null && !session.enabled);

  return (
    <AuthCard
      title={ROUTES.login.title}
      lead={
        session && loadFailed !== null ? <LoadFailed session={session} reason={loadFailed} /> : null
      }
    >
      <form {...form.props}>
        {inactive ? (
          <Notice severity="warning">
            {messages.userInactive} <SupportLink />
          </Notice>
        ) : null}
        {notice === undefined ? null : <Notice severity="warning">{notice}</Notice>}
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
        <BusyButton
          type="submit"
          variant={loadFailed !== null ? 'default' : 'filled'}
          busy={form.isSaving}
        >
          Ingresar
        </BusyButton>
        <AuthLinks>
          <Link to="/recoverpass">Olvidé mi contraseña</Link>
          <Link to="/register">Registrar mi negocio</Link>
        </AuthLinks>
        {session?.enabled && loadFailed === null ? <ContinueLinks session={session} /> : null}
      </form>
    </AuthCard>
  );
}
