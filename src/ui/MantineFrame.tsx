import './styles/base';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';

import { applyRememberedScheme } from '~/lib/colorScheme';

import { cssVariables, DEFAULT_THEME } from './theme/theme';

/**
 * The component library, for the screens under one layout route or for a shopper's dialog. It is not part of the first
 * bytes: the shopper's screens load it after their first view.
 */
export function MantineFrame({ children }: { children: ReactNode }) {
  // The library leaves its attribute behind, which would fix the scheme of the page.
  useLayoutEffect(() => applyRememberedScheme, []);
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
