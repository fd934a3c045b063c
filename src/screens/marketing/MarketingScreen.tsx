import '~/ui/styles/screens';
import { Button, Group } from '@mantine/core';
import {
  IconBook,
  IconCalendarWeek,
  IconEye,
  IconMessageQuestion,
  IconQrcode,
  IconShare,
} from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';

import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { type FormPanels, FormTabs } from '~/components/forms/FormTabs';
import { loadsFor, viewerOf } from '~/domain/session/access';
import { ROUTES } from '~/domain/session/routes';
import { type MarketingTab, marketingTabOf, marketingTabs } from '~/domain/session/tabs';
import { useScreenSession } from '~/session/screenSession';
import { lazyNamed } from '~/ui/lazyNamed';
import { ListTop } from '~/ui/list/ListTop';
import { PageTitle } from '~/ui/PageHeader';

import { CodeCount } from './CodeCount';

import classes from './ActionsTab.module.css';

const panels = {
  acciones: {
    icon: IconQrcode,
    Panel: lazyNamed(() => import('./ActionsTab'), 'ActionsTab', { suspends: true }),
  },
  calendario: {
    icon: IconCalendarWeek,
    Panel: lazyNamed(() => import('./CalendarTab'), 'CalendarTab', { suspends: true }),
  },
  compartir: {
    icon: IconShare,
    Panel: lazyNamed(() => import('./ShareTab'), 'ShareTab', { suspends: true }),
  },
  faqs1: {
    icon: IconMessageQuestion,
    Panel: lazyNamed(() => import('./FaqsTab'), 'FaqsTab', { suspends: true }),
  },
  faqs2: {
    icon: IconBook,
    Panel: lazyNamed(() => import('./KnowledgeTab'), 'KnowledgeTab', { suspends: true }),
  },
} as const satisfies FormPanels<MarketingTab, ConfigurationTabProps>;

/** /marketing: codes, promo calendar, sharing and FAQs, in tabs. */
export function MarketingScreen() {
  const session = useScreenSession();
  const { section }: Record<string, string | undefined> = useSearch({ strict: false });
  if (!session?.store) return null;
  const viewer = viewerOf(session);
  const current = marketingTabOf(section, viewer);
  return (
    <>
      <ListTop
        heading={
          <>
            <PageTitle title={ROUTES.marketing.title} />
            {current === 'acciones' && loadsFor(viewer, 'refcodes') ? <CodeCount /> : null}
          </>
        }
      >
        <Group ml="auto">
          <Button
            renderRoot={(props: object) => (
              <Link to="/options" search={{ section: 'preview' }} {...props} />
            )}
            variant="default"
            className={classes.preview}
            leftSection={<IconEye size={18} aria-hidden="true" />}
          >
            <span className={classes.noun}>Vista previa</span>
          </Button>
        </Group>
      </ListTop>
      <Marketing store={session.store} viewer={viewer} current={current} />
    </>
  );
}

function Marketing({ store, viewer, current }: ConfigurationTabProps & { current: MarketingTab }) {
  const navigate = useNavigate();

  return (
    <FormTabs
      label="Marketing"
      className={classes.tabs}
      tabs={marketingTabs(viewer)}
      panels={panels}
      panelProps={{ store, viewer }}
      current={current}
      onOpen={(section) => {
        void navigate({ to: '/marketing', search: { section }, replace: true, resetScroll: false });
      }}
    />
  );
}
