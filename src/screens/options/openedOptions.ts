import { useLocation, useNavigate } from '@tanstack/react-router';

import { isStoreAdmin, type Viewer } from '~/domain/session/access';
import { type OptionsSection, type OptionsTab, optionsTabOf } from '~/domain/session/tabs';

/** The open tab, stored in the history entry, so that reload and Back restore it. */
interface OpenedOptions {
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
 * Resolves the `section` and `step` parameters: null without a section, 'nothing' for an unknown one, 'denied' for an
 * admin's section when the viewer is not one.
 */
export function openedBySection(
  search: { section?: string | undefined; step?: string | undefined },
  viewer: Viewer,
): OpenedOptions | 'nothing' | 'denied' | null {
  const { section: sectionName, step } = search;
  if (sectionName === undefined) return null;
  const section = sections.find((known) => known === sectionName);
  const tab = optionsTabOf(section, viewer);
  if (tab === null) return section === undefined || isStoreAdmin(viewer) ? 'nothing' : 'denied';
  return tab === 'setup' && step !== undefined && /^\d$/.test(step)
    ? { tab, step: Number(step) }
    : { tab };
}

/** The open tab, and how to open another one, which replaces the history entry. */
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
