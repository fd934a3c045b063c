import { Button, Stack } from '@mantine/core';
import { IconBrandFacebook, IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';

import { themeQuery } from '~/api/theme';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { Section } from '~/components/forms/Section';
import { TabLoading } from '~/components/forms/TabLoading';
import { shareLink, withoutHash } from '~/domain/store/hashtag';
import { shareTargets, shareText, snippetLogo } from '~/domain/store/shareSnippets';
import { config } from '~/lib/config';
import { Boundary } from '~/ui/Boundary';
import { lazyNamed } from '~/ui/lazyNamed';

import { CopyField } from './CopyField';
import { PosterButton } from './poster/PosterButton';
import { WidgetSnippet } from './WidgetSnippet';

import classes from './ShareTab.module.css';

const QrPicture = lazyNamed(() => import('./QrPicture'), 'QrPicture', { fallback: <TabLoading /> });

const icons = { whatsapp: IconBrandWhatsapp, facebook: IconBrandFacebook, email: IconMail };

/** COMPARTIR: the store's short link with its QR and text, and the widget code. */
export function ShareTab({ store }: ConfigurationTabProps) {
  const link = shareLink(config().shortLinkHost, store.hashtag);
  return (
    <>
      <Section
        title="Enlace de la tienda"
        hint="Lleva a la página de la tienda, donde espera el asistente."
      >
        <div className={classes.split}>
          <Stack gap="sm">
            <CopyField label="Enlace corto" text={link} />
            <CopyField label="Texto para compartir" text={shareText(store, link)} />
            <ul className={classes.targets} aria-label="Compartir en">
              {shareTargets(store, link).map(({ key, label, href }) => {
                const Icon = icons[key];
                return (
                  <li key={key}>
                    <Button
                      component="a"
                      href={href}
                      target="_blank"
                      rel="noopener noreferrer"
                      variant="default"
                      leftSection={<Icon size={18} aria-hidden="true" />}
                    >
                      {label}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </Stack>
          <QrPicture
            text={link}
            label="QR del enlace de la tienda"
            fileName={`qr-${withoutHash(store.hashtag)}.png`}
          >
            <PosterButton store={store} url={link} name={`cartel-${withoutHash(store.hashtag)}`} />
          </QrPicture>
        </div>
      </Section>
      <Section
        title="Código del widget"
        hint="HTML para pegar en una página web: deja el logo fijo abajo, y un clic lleva a la tienda."
      >
        <Boundary fallback={<TabLoading />}>
          <WidgetCode store={store} link={link} />
        </Boundary>
      </Section>
    </>
  );
}

function WidgetCode({ store, link }: Pick<ConfigurationTabProps, 'store'> & { link: string }) {
  const { data: theme } = useSuspenseQuery(asSecondary(themeQuery()));
  return <WidgetSnippet store={store} link={link} logo={snippetLogo(theme.widget_logo)} />;
}
