import { Tabs } from '@mantine/core';
import {
  IconBuildingStore,
  IconCreditCard,
  IconMessages,
  IconPalette,
  IconPlugConnected,
  IconShieldLock,
  IconWand,
} from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';

import { TabLoading } from '~/components/editForm/Section';
import { UnsavedTab, useUnsavedTabs } from '~/components/editForm/unsavedForms';
import { UnsavedChanges } from '~/components/UnsavedChanges';
import type { Store } from '~/contract/types';
import { type Viewer, viewerOf } from '~/domain/access';
import { type OptionsTab, optionsTabs } from '~/domain/tabs';
import { useStaffSession } from '~/session/staff';
import { PageHeader } from '~/ui/PageHeader';

import { useOpenedOptions } from './openedOptions';

import classes from './OptionsScreen.module.css';

/** What every tab is given. */
export interface OptionsPanelProps {
  store: Store;
  viewer: Viewer;
}

const panels = {
  assistant: {
    icon: IconWand,
    Panel: lazy(() => import('./WizardTab').then((m) => ({ default: m.WizardTab }))),
  },
  store: {
    icon: IconBuildingStore,
    Panel: lazy(() => import('./StoreTab').then((m) => ({ default: m.StoreTab }))),
  },
  orders: {
    icon: IconMessages,
    Panel: lazy(() => import('./OrdersTab').then((m) => ({ default: m.OrdersTab }))),
  },
  integrations: {
    icon: IconPlugConnected,
    Panel: lazy(() => import('./IntegrationsTab').then((m) => ({ default: m.IntegrationsTab }))),
  },
  appearance: {
    icon: IconPalette,
    Panel: lazy(() => import('./AppearanceTab').then((m) => ({ default: m.AppearanceTab }))),
  },
  payments: {
    icon: IconCreditCard,
    Panel: lazy(() => import('./PaymentsTab').then((m) => ({ default: m.PaymentsTab }))),
  },
  security: {
    icon: IconShieldLock,
    Panel: lazy(() => import('./SecurityTab').then((m) => ({ default: m.SecurityTab }))),
  },
} as const satisfies Record<
  OptionsTab,
  { icon: typeof IconWand; Panel: ComponentType<OptionsPanelProps> }
>;

/** /options: the store's configuration in vertical tabs (§2 and §6 staff). */
export function OptionsScreen() {
  const session = useStaffSession();
  // Signing out takes the record away a moment before the screen.
  if (!session?.store) return null;
  return (
    <>
      <PageHeader title="CONFIGURACION" />
      {/* Whoever signs in instead, in another tab, must not find the other's typing. */}
      <Options key={session.user.id} store={session.store} viewer={viewerOf(session)} />
    </>
  );
}

function Options({ store, viewer }: OptionsPanelProps) {
  const tabs = optionsTabs(viewer);
  const [opened, open] = useOpenedOptions();
  const current = tabs.find(({ key }) => key === opened?.tab)?.key ?? 'assistant';
  const [visited, setVisited] = useState<ReadonlySet<OptionsTab>>(() => new Set());
  if (!visited.has(current)) setVisited(new Set(visited).add(current));
  const unsaved = useUnsavedTabs<OptionsTab>();

  return (
    <Tabs
      className={classes.tabs}
      classNames={{ list: classes.list, panel: classes.panel, tabLabel: classes.label }}
      orientation="vertical"
      variant="pills"
      autoContrast
      value={current}
      onChange={(key) => {
        const tab = tabs.find((one) => one.key === key);
        if (tab) open({ tab: tab.key });
      }}
      // What was typed in a tab stays while another one is looked at.
      keepMountedMode="display-none"
    >
      <Tabs.List aria-label="Configuración">
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
          <Tabs.Panel key={key} value={key}>
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
