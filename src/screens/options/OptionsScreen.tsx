import { useMediaQuery } from '@mantine/hooks';
import {
  IconBuildingStore,
  IconCreditCard,
  IconMessages,
  IconPalette,
  IconPlugConnected,
  IconShieldLock,
  IconWand,
} from '@tabler/icons-react';

import { type FormPanels, FormTabs } from '~/components/forms/FormTabs';
import type { StorePanelProps } from '~/components/forms/storePanel';
import { viewerOf } from '~/domain/session/access';
import { ROUTES } from '~/domain/session/routes';
import { type OptionsTab, optionsTabs } from '~/domain/session/tabs';
import { useScreenSession } from '~/session/screenSession';
import { lazyNamed } from '~/ui/lazyNamed';
import { PageHeader } from '~/ui/PageHeader';
import { fromWidth } from '~/ui/theme/widths';

import { useOpenedOptions } from './openedOptions';

import classes from './OptionsScreen.module.css';

const panels = {
  setup: {
    icon: IconWand,
    Panel: lazyNamed(() => import('./WizardTab'), 'WizardTab'),
  },
  store: {
    icon: IconBuildingStore,
    Panel: lazyNamed(() => import('./StoreTab'), 'StoreTab'),
  },
  orders: {
    icon: IconMessages,
    Panel: lazyNamed(() => import('./OrdersTab'), 'OrdersTab'),
  },
  integrations: {
    icon: IconPlugConnected,
    Panel: lazyNamed(() => import('./IntegrationsTab'), 'IntegrationsTab'),
  },
  appearance: {
    icon: IconPalette,
    Panel: lazyNamed(() => import('./AppearanceTab'), 'AppearanceTab'),
  },
  payments: {
    icon: IconCreditCard,
    Panel: lazyNamed(() => import('./PaymentsTab'), 'PaymentsTab'),
  },
  security: {
    icon: IconShieldLock,
    Panel: lazyNamed(() => import('./SecurityTab'), 'SecurityTab'),
  },
} as const satisfies FormPanels<OptionsTab, StorePanelProps>;

/** /options: the store's configuration in vertical tabs. Staff specification, sections 2 and 6. */
export function OptionsScreen() {
  const session = useScreenSession();
  if (!session?.store) return null;
  return (
    <>
      <PageHeader title={ROUTES.options.title} />
      <Options store={session.store} viewer={viewerOf(session)} />
    </>
  );
}

function Options({ store, viewer }: StorePanelProps) {
  const tabs = optionsTabs(viewer);
  const [opened, open] = useOpenedOptions();
  const isWide = useMediaQuery(fromWidth('md'), undefined, { getInitialValueInEffect: false });
  const current = tabs.find(({ key }) => key === opened?.tab)?.key ?? 'setup';

  return (
    <FormTabs
      label="Configuración"
      tabs={tabs}
      panels={panels}
      panelProps={{ store, viewer }}
      current={current}
      onOpen={(tab) => open({ tab })}
      className={classes.tabs}
      orientation={isWide ? 'vertical' : 'horizontal'}
    />
  );
}
