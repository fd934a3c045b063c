import './styles/notices';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

const tones = { error: 'red', warning: 'orange', info: 'blue', success: 'green' } as const;

/** A message that stays on the screen, announced when it appears: at once only where something is wrong. */
export function Notice({
  severity,
  children,
}: {
  severity: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <Alert
      radius="md"
      color={`var(--${tones[severity]})`}
      role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
    >
      {children}
    </Alert>
  );
}
