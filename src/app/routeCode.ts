import type { AnyRouter } from '@tanstack/react-router';

import { CODE_LIMIT_MS, withinTime } from '~/platform/timeLimits';

/**
 * Ends the wait for the code of a screen, which holds its loader, after 10 s: the failure is shown in its place. Code that
 * arrives later replaces the failure. Call it once.
 */
export function limitRouteCode(router: AnyRouter): void {
  for (const { options } of Object.values(router.routesById)) {
    const { component, loader } = options;
    const load = component?.preload;
    if (!load) continue;
    component.preload = async () => {
      const code: Promise<void> | undefined = load();
      await withinTime(Promise.resolve(code), CODE_LIMIT_MS, () => {
        void code?.then(() => router.invalidate());
      });
    };
    if (!loader) continue;
    options.loader = async (context: unknown) => {
      await component.preload?.();
      return loader(context);
    };
  }
}
