import '~/ui/styles/texts';
import { Button, Text, TextInput } from '@mantine/core';

import { usePasswordRecover, useStartPasswordRecover } from '~/api/auth';
import { AuthLinks } from '~/components/auth/AuthLinks';
import { CaptchaField } from '~/components/auth/CaptchaField';
import { NewPasswordField } from '~/components/auth/NewPasswordField';
import { UsernameForManagers } from '~/components/auth/UsernameForManagers';
import { type Form, useForm } from '~/components/forms/useForm';
import { messages } from '~/domain/messages';
import {
  validateRecovery,
  validateRecoveryCode,
  validateRecoveryEmail,
} from '~/domain/session/accountValidation';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';
import { afterLoadingOverlay } from '~/ui/focus/afterLoadingOverlay';

import { keepRecoveryEmail } from './recoveryEmail';
import { isWrongCode } from './recoveryFailure';

/** A code that the server refused, with the reason. */
export interface RefusedCode {
  token: string;
  message: string;
}

function Failure({ form }: { form: Pick<Form<object>, 'failure'> }) {
  return form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>;
}

/** First step: the email that receives the code. */
export function EmailStep({
  email,
  onCodeSent,
  onHasCode,
}: {
  email: string;
  onCodeSent: (email: string) => void;
  onHasCode: (email: string) => void;
}) {
  const start = useStartPasswordRecover();
  const form = useForm({
    saved: { email },
    validate: validateRecoveryEmail,
    save: async (typed) => {
      await start.mutateAsync({ username: typed.email.trim() });
      onCodeSent(typed.email);
    },
  });
  return (
    <form {...form.props}>
      <Failure form={form} />
      <TextInput
        label="Email"
        description="Le enviaremos un código a esta dirección"
        type="email"
        autoComplete="username"
        {...form.field('email')}
        onInput={(event) => keepRecoveryEmail(event.currentTarget.value)}
      />
      <BusyButton type="submit" busy={form.isSaving}>
        Enviar código
      </BusyButton>
      <Button
        type="button"
        variant="subtle"
        onClick={() => {
          if (form.check()) onHasCode(form.values.email);
        }}
      >
        Ya tengo un código
      </Button>
    </form>
  );
}

/** Second step: the code, which is sent with the password; a refused one is shown until it changes. */
export function CodeStep({
  email,
  token,
  refused,
  codesSent,
  onCodeSent,
  onChangeEmail,
  onCode,
}: {
  email: string;
  token: string;
  refused: RefusedCode | null;
  /** Number of codes sent since the last refusal; the notice is announced for each. */
  codesSent: number;
  onCodeSent: () => void;
  onChangeEmail: (token: string) => void;
  onCode: (token: string) => void;
}) {
  const start = useStartPasswordRecover();
  const form = useForm({
    saved: { token },
    validate: validateRecoveryCode,
    save: async (typed) => onCode(typed.token),
  });
  const field = form.field('token');
  const isRefused = field.value === refused?.token;

  async function sendAnotherCode() {
    await start.mutateAsync({ username: email.trim() });
    onCodeSent();
    afterLoadingOverlay(() => form.props.ref.current?.querySelector('input')?.focus());
  }

  return (
    <form {...form.props}>
      <Failure form={form} />
      {codesSent > 0 ? (
        <Notice key={codesSent} severity="success">
          {messages.recoveryCodeSent}
        </Notice>
      ) : null}
      <Text size="sm" c="dimmed">
        Email: {email.trim()}
      </Text>
      <TextInput
        label="Código"
        autoComplete="one-time-code"
        {...field}
        error={field.error ?? (isRefused ? refused?.message : undefined)}
      />
      <Button type="submit">Continuar</Button>
      <AuthLinks>
        <Button type="button" variant="subtle" onClick={() => onChangeEmail(form.values.token)}>
          Cambiar el email
        </Button>
        <BusyButton
          type="button"
          variant="subtle"
          busy={form.isSaving}
          onClick={() => void form.run(sendAnotherCode)}
        >
          Enviar otro código
        </BusyButton>
      </AuthLinks>
    </form>
  );
}

/** Third step: the new password, sent with the email and the code. */
export function PasswordStep({
  email,
  token,
  password,
  onBack,
  onWrongCode,
  onDone,
}: {
  email: string;
  token: string;
  password: string;
  onBack: (password: string) => void;
  onWrongCode: (password: string, message: string) => void;
  onDone: () => void;
}) {
  const recover = usePasswordRecover();
  const form = useForm({
    saved: { password, captcha: '' },
    validate: (typed) => validateRecovery({ email, token, ...typed }),
    save: async (typed) => {
      try {
        await recover.mutateAsync({
          username: email.trim(),
          token: token.trim(),
          password: typed.password,
        });
      } catch (error) {
        if (!isWrongCode(error)) throw error;
        onWrongCode(typed.password, error.message);
        return;
      }
      onDone();
    },
  });
  return (
    <form {...form.props}>
      <Failure form={form} />
      <UsernameForManagers email={email.trim()} />
      <NewPasswordField label="Nueva contraseña" {...form.field('password')} />
      <CaptchaField
        error={form.errors['captcha']}
        onToken={(captcha) => form.change({ captcha })}
      />
      <BusyButton type="submit" busy={form.isSaving}>
        Cambiar contraseña
      </BusyButton>
      <Button type="button" variant="subtle" onClick={() => onBack(form.values.password)}>
        Volver al código
      </Button>
    </form>
  );
}
