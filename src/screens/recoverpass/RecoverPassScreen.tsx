import '~/ui/styles/buttons';
import { Button, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { usePasswordRecover, useStartPasswordRecover } from '~/api/auth';
import { errorMessage } from '~/api/errors';
import { AuthCard } from '~/components/auth/AuthCard';
import { CaptchaField } from '~/components/auth/CaptchaField';
import { focusFirstError } from '~/components/forms/focusFirstError';
import { messages } from '~/domain/messages';
import {
  isValid,
  validateRecovery,
  validateRecoveryCode,
  validateRecoveryEmail,
} from '~/domain/validators';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { toast } from '~/ui/toast';

import { keepRecoveryEmail, readRecoveryEmail } from './recoveryEmail';
import { recoveryFailure } from './recoveryFailure';
import { type RecoveryStep, StepList } from './StepList';

import classes from '~/components/auth/AuthForm.module.css';

interface Values {
  email: string;
  token: string;
  password: string;
  captcha: string;
}

const EMPTY: Values = { email: '', token: '', password: '', captcha: '' };

/** /recoverpass: email, code, new password (§2, §5 and §7 staff). */
export function RecoverPassScreen() {
  const [step, setStep] = useState<RecoveryStep>('email');
  const [values, setValues] = useState(() => ({ ...EMPTY, email: readRecoveryEmail() }));
  const [errors, setErrors] = useState<ReturnType<typeof validateRecovery>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [codesSent, setCodesSent] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const moved = useRef(false);
  const sending = useRef(false);
  const start = useStartPasswordRecover();
  const recover = usePasswordRecover();
  const router = useRouter();

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    form.current?.querySelector('input')?.focus();
  });

  /** Whoever is at a step has everything typed so far; only the CAPTCHA is asked for again. */
  function moveTo(next: RecoveryStep, found: typeof errors = {}) {
    moved.current = true;
    setStep(next);
    setErrors(found);
    setFailure(null);
    setValues((before) => ({ ...before, captcha: '' }));
  }

  function change(field: keyof Values, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
    if (field === 'email') keepRecoveryEmail(value);
  }

  /** Shows what is wrong with the step; true when nothing is. */
  function passes(found: typeof errors): boolean {
    setErrors(found);
    setFailure(null);
    if (isValid(found)) return true;
    if (form.current) focusFirstError(form.current, found);
    return false;
  }

  function sendCode() {
    if (sending.current) return;
    sending.current = true;
    start.mutate(
      { username: values.email.trim() },
      {
        onSuccess: () => {
          setCodesSent((before) => before + 1);
          moveTo('code');
        },
        onError: (error) => setFailure(errorMessage(error)),
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }

  function savePassword() {
    if (sending.current) return;
    sending.current = true;
    recover.mutate(
      { username: values.email.trim(), token: values.token.trim(), password: values.password },
      {
        onSuccess: () => {
          keepRecoveryEmail('');
          toast.success(messages.passwordUpdated);
          void router.navigate({ to: '/login', replace: true });
        },
        onError: (error) => {
          const { at, message } = recoveryFailure(error);
          if (at === 'token') {
            // That a code was sent is no news beside one that is refused.
            setCodesSent(0);
            moveTo('code', { token: message });
          } else if (at === 'password') passes({ password: message });
          else setFailure(message);
        },
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    switch (step) {
      case 'email':
        if (passes(validateRecoveryEmail(values))) sendCode();
        return;
      case 'code':
        if (passes(validateRecoveryCode(values))) moveTo('password');
        return;
      case 'password':
        if (passes(validateRecovery(values))) savePassword();
    }
  }

  const textField = (field: Exclude<keyof Values, 'captcha'>) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: FormEvent<HTMLInputElement>) => change(field, event.currentTarget.value),
  });

  return (
    <AuthCard title="RECUPERAR CONTRASEÑA">
      <StepList current={step} />
      <form ref={form} noValidate onSubmit={submit} className={classes.form}>
        {failure ? <Notice severity="error">{failure}</Notice> : null}
        {step === 'email' ? (
          <>
            <TextInput
              label="Email"
              description="Le enviaremos un código a esta dirección"
              type="email"
              autoComplete="username"
              {...textField('email')}
            />
            <Button type="submit" fullWidth loading={start.isPending}>
              Enviar código
            </Button>
            <Button
              type="button"
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                if (passes(validateRecoveryEmail(values))) moveTo('code');
              }}
            >
              Ya tengo un código
            </Button>
          </>
        ) : null}
        {step === 'code' ? (
          <>
            {codesSent > 0 ? (
              <Notice key={codesSent} severity="success">
                {messages.recoveryCodeSent}
              </Notice>
            ) : null}
            <p className={classes.hint}>Email: {values.email.trim()}</p>
            <TextInput label="Código" autoComplete="one-time-code" {...textField('token')} />
            <Button type="submit" fullWidth>
              Continuar
            </Button>
            <div className={classes.links}>
              <Button
                type="button"
                variant="subtle"
                size="compact-sm"
                onClick={() => moveTo('email')}
              >
                Cambiar el email
              </Button>
              <Button
                type="button"
                variant="subtle"
                size="compact-sm"
                loading={start.isPending}
                onClick={sendCode}
              >
                Enviar otro código
              </Button>
            </div>
          </>
        ) : null}
        {step === 'password' ? (
          <>
            <PasswordField
              label="Nueva contraseña"
              description="De 6 a 50 caracteres, con letras y números"
              autoComplete="new-password"
              {...textField('password')}
            />
            <CaptchaField error={errors.captcha} onToken={(token) => change('captcha', token)} />
            <Button type="submit" fullWidth loading={recover.isPending}>
              Cambiar contraseña
            </Button>
            <Button type="button" variant="subtle" size="compact-sm" onClick={() => moveTo('code')}>
              Volver al código
            </Button>
          </>
        ) : null}
        <div className={classes.links}>
          <Link to="/login">Volver a ingresar</Link>
          <Link to="/info">Ayuda</Link>
        </div>
      </form>
    </AuthCard>
  );
}
