import '~/ui/styles/screens';
import { Button, Tabs } from '@mantine/core';
import {
  IconBook,
  IconCalendarWeek,
  IconEye,
  IconMessageQuestion,
  IconQrcode,
  IconShare,
} from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useState } from 'react';

import { TabLoading } from '~/components/editForm/Section';
import { UnsavedTab, useUnsavedTabs } from '~/components/editForm/unsavedForms';
import { UnsavedChanges } from '~/components/UnsavedChanges';
import type { Store } from '~/contract/types';
import { type Viewer, viewerOf } from '~/domain/access';
import { type MarketingTab, marketingTabOf, marketingTabs } from '~/domain/tabs';
import { useStaffSession } from '~/session/staff';
import { PageHeader } from '~/ui/PageHeader';

import classes from './MarketingScreen.module.css';

/** What every tab is given. */
export interface MarketingPanelProps {
  store: Store;
  viewer: Viewer;
}

const panels = {
  acciones: {
    icon: IconQrcode,
    Panel: lazy(() => import('./ActionsTab').then((m) => ({ default: m.ActionsTab }))),
  },
  calendario: {
    icon: IconCalendarWeek,
    Panel: lazy(() => import('./CalendarTab').then((m) => ({ default: m.CalendarTab }))),
  },
  compartir: {
    icon: IconShare,
    Panel: lazy(() => import('./ShareTab').then((m) => ({ default: m.ShareTab }))),
  },
  faqs1: {
    icon: IconMessageQuestion,
    Panel: lazy(() => import('./FaqsTab').then((m) => ({ default: m.FaqsTab }))),
  },
  faqs2: {
    icon: IconBook,
    Panel: lazy(() => import('./KnowledgeTab').then((m) => ({ default: m.KnowledgeTab }))),
  },
} as const satisfies Record<
  MarketingTab,
  { icon: typeof IconQrcode; Panel: ComponentType<MarketingPanelProps> }
>;

/** /marketing: codes, promo calendar, what to share and the FAQs, in tabs (§2 and §6 staff). */
export function MarketingScreen() {
  const session = useStaffSession();
  // Signing out takes the record away a moment before the screen.
  if (!session?.store) return null;
  return (
    <>
      <PageHeader title="Marketing">
        <Button
          renderRoot={(props: object) => (
            <Link to="/options" search={{ section: 'preview' }} {...props} />
          )}
          variant="default"
          leftSection={<IconEye size={18} aria-hidden="true" />}
        >
          Vista previa
        </Button>
      </PageHeader>
      {/* Whoever signs in instead, in another tab, must not find the other's typing. */}
      <Marketing key={session.user.id} store={session.store} viewer={viewerOf(session)} />
    </>
  );
}

function Marketing({ store, viewer }: MarketingPanelProps) {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const tabs = marketingTabs(viewer);
  const current = marketingTabOf(search['section'], viewer);
  const [visited, setVisited] = useState<ReadonlySet<MarketingTab>>(() => new Set());
  if (!visited.has(current)) setVisited(new Set(visited).add(current));
  const unsaved = useUnsavedTabs<MarketingTab>();

  return (
    <Tabs
      value={current}
      onChange={(section) => {
        if (section === null) return;
        void navigate({ to: '/marketing', search: { section }, replace: true, resetScroll: false });
      }}
      // What was typed in a tab stays while another one is looked at.
      keepMountedMode="display-none"
    >
      <Tabs.List aria-label="Marketing">
        {tabs.map(({ key, label }) => {
          const Icon = panels[key].icon;
          return (
            <Tabs.Tab
              key={key}
              value={key}
              className={classes.tab}
              leftSection={<Icon size={18} aria-hidden="true" />}
            >
              {label}
              {unsaved.tabs.has(key) ? (
                <>
                  <span className={classes.mark} aria-hidden="true" />
                  <span className="visually-hidden"> (cambios sin guardar)</span>
                </>
              ) : null}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {tabs.map(({ key }) => {
        const { Panel } = panels[key];
        return (
          <Tabs.Panel key={key} value={key} className={classes.panel}>
            {visited.has(key) ? (
              <UnsavedTab tab={key} report={unsaved.report}>
                <Suspense fallback={<TabLoading />}>
                  <Panel store={store} viewer={viewer} />
                </Suspense>
              </UnsavedTab>
            ) : null}
          </Tabs.Panel>
        );
      })}
      <UnsavedChanges when={unsaved.tabs.size > 0} />
    </Tabs>
  );
}
