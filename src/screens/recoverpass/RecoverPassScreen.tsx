import { Stack } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { AuthCard } from '~/components/auth/AuthCard';
import { AuthLinks } from '~/components/auth/AuthLinks';
import { messages } from '~/domain/messages';
import { ROUTES } from '~/domain/session/routes';
import { toast } from '~/ui/feedback/toast';
import { afterLoadingOverlay } from '~/ui/focus/afterLoadingOverlay';

import { keepRecoveryEmail, readRecoveryEmail } from './recoveryEmail';
import { CodeStep, EmailStep, PasswordStep, type RefusedCode } from './RecoverySteps';
import { type RecoveryStep, StepList } from './StepList';

/** /recoverpass: email, code, new password. Each step keeps its typed values. */
export function RecoverPassScreen() {
  const [step, setStep] = useState<RecoveryStep>('email');
  const [known, setKnown] = useState(() => ({
    email: readRecoveryEmail(),
    token: '',
    password: '',
  }));
  const [codesSent, setCodesSent] = useState(0);
  const [refused, setRefused] = useState<RefusedCode | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const router = useRouter();

  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    afterLoadingOverlay(() => area.current?.querySelector('input')?.focus());
  });

  function moveTo(next: RecoveryStep, typed: Partial<typeof known>) {
    hasMoved.current = true;
    setKnown((before) => ({ ...before, ...typed }));
    setStep(next);
  }

  return (
    <AuthCard title={ROUTES.recoverpass.title}>
      <StepList current={step} />
      <Stack ref={area} gap="md">
        {step === 'email' ? (
          <EmailStep
            email={known.email}
            onCodeSent={(email) => {
              setCodesSent(codesSent + 1);
              moveTo('code', { email });
            }}
            onHasCode={(email) => moveTo('code', { email })}
          />
        ) : null}
        {step === 'code' ? (
          <CodeStep
            email={known.email}
            token={known.token}
            refused={refused}
            codesSent={codesSent}
            onCodeSent={() => setCodesSent(codesSent + 1)}
            onChangeEmail={(token) => moveTo('email', { token })}
            onCode={(token) => moveTo('password', { token })}
          />
        ) : null}
        {step === 'password' ? (
          <PasswordStep
            {...known}
            onBack={(password) => moveTo('code', { password })}
            onWrongCode={(password, message) => {
              // Hides the notice about a sent code beside a refused one.
              setCodesSent(0);
              setRefused({ token: known.token, message });
              moveTo('code', { password });
            }}
            onDone={() => {
              keepRecoveryEmail('');
              toast.success(messages.passwordUpdated);
              void router.navigate({ to: '/login', replace: true });
            }}
          />
        ) : null}
        <AuthLinks>
          <Link to="/login">Volver a ingresar</Link>
          <Link to="/info">Ayuda</Link>
        </AuthLinks>
      </Stack>
    </AuthCard>
  );
}
