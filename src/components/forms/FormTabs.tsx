import { Tabs, type TabsProps } from '@mantine/core';
import { type Icon, IconChevronRight } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';

import type { Tab } from '~/domain/session/tabs';
import { Boundary } from '~/ui/Boundary';
import { TabList } from '~/ui/tabs/TabList';

import { TabLoading } from './TabLoading';
import { UnsavedTab, useUnsavedTabs } from './unsavedForms';

import classes from './FormTabs.module.css';

/** Tabs by key: the icon, if any, and the lazy panel with its forms. */
export type FormPanels<Key extends string, Props> = Readonly<
  Record<Key, { icon?: Icon; Panel: ComponentType<Props> }>
>;

/**
 * Tabs with forms. A panel loads when its tab is first opened and stays mounted, to keep typed values; a tab with
 * unsaved changes is marked.
 */
export function FormTabs<Key extends string, Props extends object>({
  label,
  tabs,
  panels,
  panelProps,
  current,
  onOpen,
  isList = false,
  ...look
}: {
  label: string;
  tabs: readonly Tab<Key>[];
  panels: FormPanels<Key, Props>;
  panelProps: Props;
  /** Null: none is open, only in a list. */
  current: Key | null;
  onOpen: (key: Key) => void;
  /** The tabs are a list that the open one replaces. */
  isList?: boolean;
} & Pick<TabsProps, 'className' | 'orientation'>) {
  const [visited, setVisited] = useState<ReadonlySet<Key>>(() => new Set());
  if (current !== null && !visited.has(current)) setVisited(new Set(visited).add(current));
  const unsaved = useUnsavedTabs<Key>();
  const at = tabs.findIndex(({ key }) => key === current);

  return (
    <Tabs
      {...look}
      value={current}
      onChange={(key) => {
        const tab = tabs.find((one) => one.key === key);
        if (tab) onOpen(tab.key);
      }}
      keepMountedMode="display-none"
      orientation={isList ? 'vertical' : look.orientation}
      activateTabWithKeyboard={!isList}
      data-list={isList || undefined}
    >
      <TabList
        chosen={at}
        className={classes.list}
        aria-label={label}
        display={isList && current !== null ? 'none' : undefined}
      >
        {tabs.map(({ key, label: word }) => {
          const TabIcon = panels[key].icon;
          return (
            <Tabs.Tab
              key={key}
              value={key}
              data-tab={key}
              leftSection={TabIcon ? <TabIcon size={18} aria-hidden="true" /> : undefined}
              rightSection={isList ? <IconChevronRight size={18} aria-hidden="true" /> : undefined}
            >
              {word}
              {unsaved.tabs.has(key) ? (
                <>
                  <span className={classes.mark} aria-hidden="true" />
                  <span className="visually-hidden"> (cambios sin guardar)</span>
                </>
              ) : null}
            </Tabs.Tab>
          );
        })}
      </TabList>
      {tabs.map(({ key }) => {
        const { Panel } = panels[key];
        return (
          <Tabs.Panel
            key={key}
            value={key}
            pt={isList || look.orientation === 'vertical' ? undefined : 'md'}
            miw={0}
          >
            {visited.has(key) ? (
              <UnsavedTab tab={key} report={unsaved.report}>
                <Boundary fallback={<TabLoading />}>
                  <Panel {...panelProps} />
                </Boundary>
              </UnsavedTab>
            ) : null}
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
