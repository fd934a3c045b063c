import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { themeQuery } from '~/api/theme';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { type FormPanels, FormTabs } from '~/components/forms/FormTabs';
import type { Theme } from '~/contract/types';
import { type AppearanceTabKey, appearanceTabs } from '~/domain/session/tabs';
import { lazyNamed } from '~/ui/lazyNamed';

const panels = {
  dialogue: {
    Panel: lazyNamed(() => import('./DialoguePanel'), 'DialoguePanel', { suspends: true }),
  },
  home: { Panel: lazyNamed(() => import('./HomePanel'), 'HomePanel', { suspends: true }) },
  widget: { Panel: lazyNamed(() => import('./WidgetPanel'), 'WidgetPanel', { suspends: true }) },
} as const satisfies FormPanels<AppearanceTabKey, ConfigurationTabProps & { theme: Theme }>;

/** PERSONALIZAR: the dialogue preview, the shopper's home and the chat widget. */
export function AppearanceTab({ store, viewer }: ConfigurationTabProps) {
  const { data: theme } = useSuspenseQuery(asSecondary(themeQuery()));
  const [current, setCurrent] = useState<AppearanceTabKey>('dialogue');
  return (
    <FormTabs
      label="Personalizar"
      tabs={appearanceTabs}
      panels={panels}
      panelProps={{ store, viewer, theme }}
      current={current}
      onOpen={setCurrent}
    />
  );
}
