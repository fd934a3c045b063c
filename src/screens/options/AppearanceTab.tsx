import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { themeQuery } from '~/api/theme';
import { TabLoading } from '~/components/forms/Section';
import { type AppearanceTab as AppearanceTabKey, appearanceTabs } from '~/domain/session/tabs';
import { lazyPart } from '~/ui/lazyPart';

import type { OptionsPanelProps } from './OptionsScreen';

import classes from './AppearanceTab.module.css';

const DialoguePanel = lazyPart(() =>
  import('./DialoguePanel').then((module) => module.DialoguePanel),
);
const HomePanel = lazyPart(() => import('./HomePanel').then((module) => module.HomePanel));
const WidgetPanel = lazyPart(() => import('./WidgetPanel').then((module) => module.WidgetPanel));

/** PERSONALIZAR: the dialogue preview, the shopper's home and the chat widget (§2 staff). */
export function AppearanceTab({ store, viewer }: OptionsPanelProps) {
  const { data: theme } = useQuery(themeQuery());
  const [current, setCurrent] = useState<AppearanceTabKey>('assistant');
  const [visited, setVisited] = useState<ReadonlySet<AppearanceTabKey>>(new Set(['assistant']));
  if (!theme) return <TabLoading />;

  const panels = {
    assistant: <DialoguePanel store={store} viewer={viewer} theme={theme} />,
    home: <HomePanel store={store} theme={theme} />,
    widget: <WidgetPanel store={store} theme={theme} />,
  } as const satisfies Record<AppearanceTabKey, unknown>;

  function show(key: string | null) {
    const tab = appearanceTabs.find((one) => one.key === key);
    if (!tab) return;
    setCurrent(tab.key);
    setVisited((before) => new Set(before).add(tab.key));
  }

  return (
    <Tabs value={current} onChange={show} keepMountedMode="display-none">
      <Tabs.List aria-label="Personalizar" className={classes.list}>
        {appearanceTabs.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {appearanceTabs.map(({ key }) => (
        <Tabs.Panel key={key} value={key} className={classes.panel}>
          <Suspense fallback={<TabLoading />}>{visited.has(key) ? panels[key] : null}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
