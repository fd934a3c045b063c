import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

import { isStoreAdmin, type Viewer } from '~/domain/session/access';
import { type OptionsSection, type OptionsTab, optionsTabOf } from '~/domain/session/tabs';

/** The open tab, stored in the history entry, so that reload and Back restore it. */
interface OpenedOptions {
  tab: OptionsTab;
  /** Step of the setup wizard, counted from 0. */
  step?: number;
  /** Opened from the list of a phone, which is the history entry before. */
  fromList?: true;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    options?: OpenedOptions;
  }
}

const sections: readonly OptionsSection[] = [
  'store',
  'users',
  'sales',
  'preview',
  'wizzard',
  'orders',
  'integrations',
];

/**
 * Resolves the `section` and `step` parameters: null without a section, 'nothing' for an unknown one, 'denied' for a
 * section of the store admin when the viewer is not one.
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

/**
 * The open tab, kept in the history entry, and the ways to another one: in the place of the open one, or from the list of a
 * phone and back to it.
 */
export function useOpenedOptions() {
  const opened = useLocation({ select: ({ state }) => state.options });
  const navigate = useNavigate();
  const { history } = useRouter();
  const open = (options: OpenedOptions) =>
    void navigate({
      to: '/options',
      replace: true,
      resetScroll: false,
      state: { options: opened?.fromList ? { ...options, fromList: true } : options },
    });
  return {
    opened: opened ?? null,
    open,
    isFromList: opened?.fromList === true,
    openFromList: (options: OpenedOptions) =>
      void navigate({ to: '/options', state: { options: { ...options, fromList: true } } }),
    backToList: () => {
      if (opened?.fromList) history.back();
      else void navigate({ to: '/options', replace: true, state: {} });
    },
  };
}
