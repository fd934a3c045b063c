import './styles/base';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { cssVariables, theme } from './theme/theme';
import { useLightPaper } from './theme/useLightPaper';

/** The component library with the application's theme. */
export function MantineRoot({ children }: { children: ReactNode }) {
  useLightPaper();
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
