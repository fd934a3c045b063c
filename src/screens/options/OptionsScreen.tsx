import '~/ui/styles/screens';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowLeft,
  IconBuildingStore,
  IconCreditCard,
  IconLink,
  IconMessages,
  IconPalette,
  IconPlugConnected,
  IconShieldLock,
  IconWand,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { type FormPanels, FormTabs } from '~/components/forms/FormTabs';
import { viewerOf } from '~/domain/session/access';
import { ROUTES } from '~/domain/session/routes';
import { type OptionsTab, optionsTabs, optionsUrl } from '~/domain/session/tabs';
import { withBase } from '~/lib/basePath';
import { useScreenSession } from '~/session/screenSession';
import { copyText } from '~/ui/copyText';
import { lazyNamed } from '~/ui/lazyNamed';
import { PageHeader } from '~/ui/PageHeader';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { useOpenedOptions } from './openedOptions';

import classes from './OptionsScreen.module.css';

const panels = {
  setup: {
    icon: IconWand,
    Panel: lazyNamed(() => import('./WizardTab'), 'WizardTab', { suspends: true }),
  },
  store: {
    icon: IconBuildingStore,
    Panel: lazyNamed(() => import('./store/StoreTab'), 'StoreTab', { suspends: true }),
  },
  orders: {
    icon: IconMessages,
    Panel: lazyNamed(() => import('./OrdersTab'), 'OrdersTab', { suspends: true }),
  },
  integrations: {
    icon: IconPlugConnected,
    Panel: lazyNamed(() => import('./IntegrationsTab'), 'IntegrationsTab', { suspends: true }),
  },
  appearance: {
    icon: IconPalette,
    Panel: lazyNamed(() => import('./appearance/AppearanceTab'), 'AppearanceTab', {
      suspends: true,
    }),
  },
  payments: {
    icon: IconCreditCard,
    Panel: lazyNamed(() => import('./payments/PaymentsTab'), 'PaymentsTab', { suspends: true }),
  },
  security: {
    icon: IconShieldLock,
    Panel: lazyNamed(() => import('./security/SecurityTab'), 'SecurityTab', { suspends: true }),
  },
} as const satisfies FormPanels<OptionsTab, ConfigurationTabProps>;

/** The address bar says plain /options, whatever the tab. */
const copyLink = (url: string) =>
  copyText(window.location.origin + withBase(url), { copied: 'Link copiado' });

/**
 * /options: the store's configuration in vertical tabs, on a phone as a list from which a section opens.
 */
export function OptionsScreen() {
  const session = useScreenSession();
  if (!session?.store) return null;
  return <Options store={session.store} viewer={viewerOf(session)} />;
}

function Options({ store, viewer }: ConfigurationTabProps) {
  const tabs = optionsTabs(viewer);
  const { opened, open, isFromList, openFromList, backToList } = useOpenedOptions();
  const isList = !useFromWidth('sm');
  const asked = tabs.find(({ key }) => key === opened?.tab);
  const current = asked?.key ?? (isList ? null : 'setup');
  const backButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // What was pressed in the list is hidden, and the other way round.
  const shown = useRef(current);
  useEffect(() => {
    const before = shown.current;
    shown.current = current;
    if (!isList || before === current) return;
    if (current === null)
      list.current?.querySelector<HTMLElement>(`[data-tab='${before}']`)?.focus();
    else if (isFromList) backButton.current?.focus();
  }, [current, isList, isFromList]);

  return (
    <>
      <PageHeader
        title={ROUTES.options.title}
        back={
          <ActionIcon
            ref={backButton}
            className={classes.back}
            variant="subtle"
            color="gray"
            size={44}
            aria-label="Volver a las secciones"
            onClick={backToList}
          >
            <IconArrowLeft size={22} aria-hidden="true" />
          </ActionIcon>
        }
        subject={isList && asked ? <strong>{asked.label}</strong> : undefined}
      >
        {current === null ? null : (
          <ActionIcon
            variant={isList ? 'subtle' : 'default'}
            color="gray"
            size={isList ? 44 : 36}
            me={isList ? -12 : 0}
            aria-label="Copiar link de esta sección"
            onClick={() => void copyLink(optionsUrl({ ...opened, tab: current }))}
          >
            <IconLink size={18} title="Copiar link de esta sección" aria-hidden="true" />
          </ActionIcon>
        )}
      </PageHeader>
      <div ref={list}>
        <FormTabs
          label="Configuración"
          tabs={tabs}
          panels={panels}
          panelProps={{ store, viewer }}
          current={current}
          onOpen={(tab) => (isList ? openFromList : open)({ tab })}
          className={classes.tabs}
          orientation="vertical"
          isList={isList}
        />
      </div>
    </>
  );
}
