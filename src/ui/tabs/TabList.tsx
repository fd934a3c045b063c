import '../styles/tabs';
import { Tabs, type TabsListProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

import { RowIcon } from '../list/table/RowIcon';
import { keepInStrip, markHidden } from './strip';

/** The list of tabs: one row on a phone, which shows the chosen tab and where more follow. */
export function TabList({ chosen, children, ...list }: TabsListProps & { chosen: number }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => markHidden(strip.current), []);
  useEffect(() => keepInStrip(strip.current, chosen), [chosen]);
  return (
    <Tabs.List ref={strip} {...list}>
      {children}
      <RowIcon icon="previous" size={16} />
      <RowIcon icon="next" size={16} />
    </Tabs.List>
  );
}
