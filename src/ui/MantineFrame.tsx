import './styles/base';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { cssVariables, theme } from './theme/theme';

/**
 * The component library for the screens under one layout route. It is not part of the first bytes:
 * the shopper's home does without it.
 */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
