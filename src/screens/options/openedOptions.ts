import { useLocation, useNavigate } from '@tanstack/react-router';

import { isStoreAdmin, type Viewer } from '~/domain/session/access';
import { type OptionsSection, type OptionsTab, optionsTabOf } from '~/domain/session/tabs';

/** What stands open, kept with the entry of the browser's history: a reload and the way back find it again. */
export interface OpenedOptions {
  tab: OptionsTab;
  /** Step of the setup wizard, counted from 0. */
  step?: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    options?: OpenedOptions;
  }
}

const sections: readonly OptionsSection[] = ['store', 'users', 'sales', 'preview', 'wizzard'];

/**
 * What the `section` and `step` queries open (§2 staff): null when there is no section to handle, 'nothing' when it is
 * unknown, 'denied' when it is the admin's and the viewer is none.
 */
export function openedBySection(
  search: { section?: string | undefined; step?: string | undefined },
  viewer: Viewer,
): OpenedOptions | 'nothing' | 'denied' | null {
  const { section: asked, step } = search;
  if (asked === undefined) return null;
  const section = sections.find((known) => known === asked);
  const tab = optionsTabOf(section, viewer);
  if (tab === null) return section === undefined || isStoreAdmin(viewer) ? 'nothing' : 'denied';
  return tab === 'assistant' && step !== undefined && /^\d$/.test(step)
    ? { tab, step: Number(step) }
    : { tab };
}

/** What stands open, and how to open something else; a change of tab is no step of the history. */
export function useOpenedOptions(): [OpenedOptions | null, (options: OpenedOptions) => void] {
  const opened = useLocation({ select: ({ state }) => state.options });
  const navigate = useNavigate();
  return [
    opened ?? null,
    (options) => {
      void navigate({ to: '/options', replace: true, resetScroll: false, state: { options } });
    },
  ];
}
