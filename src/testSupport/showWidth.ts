import { onTestFinished, vi } from 'vitest';

import { fromWidth, type Width } from '~/ui/theme/widths';

/** Makes the window as wide as one of the named widths, until the test ends. */
export function showWidth(width: Width) {
  const widths: readonly Width[] = ['xs', 'sm', 'md', 'lg', 'xl'];
  const queries = new Set(widths.slice(0, widths.indexOf(width) + 1).map(fromWidth));
  const match = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(match(media), { matches: queries.has(media) }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
