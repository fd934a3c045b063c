import './styles/base';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { cssVariables, DEFAULT_THEME } from './theme/theme';

/** The component library with the application's theme. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={DEFAULT_THEME}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
