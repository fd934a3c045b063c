import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';

import type { Store } from '~/contract/types';
import {
  DEFAULT_WIDGET_POSITION,
  shareInvitation,
  storeWhatsappLink,
  widgetCode,
  widgetPositions,
} from '~/domain/store/shareSnippets';

import { CopyField } from './CopyField';

import classes from './ShareTab.module.css';

/** The widget's HTML code, with links to the store's page and its WhatsApp, and the position of the logo. */
export function WidgetSnippet({ store, link, logo }: { store: Store; link: string; logo: string }) {
  const [position, setPosition] = useState(DEFAULT_WIDGET_POSITION);
  const whatsapp = storeWhatsappLink(store);
  const label = shareInvitation(store);
  return (
    <div className={classes.split}>
      <Stack gap="sm">
        <Radio.Group
          label="Posición"
          value={position}
          onChange={(wanted) => {
            const chosen = widgetPositions.find(({ value }) => value === wanted);
            if (chosen) setPosition(chosen.value);
          }}
        >
          <div className={classes.choices}>
            {widgetPositions.map((one) => (
              <Radio key={one.value} value={one.value} label={one.label} />
            ))}
          </div>
        </Radio.Group>
        <CopyField
          label="Código hacia la tienda"
          text={widgetCode({ link, logo, label, position })}
          isCode
        />
        {whatsapp === null ? null : (
          <CopyField
            label="Código hacia WhatsApp"
            text={widgetCode({ link: whatsapp, logo, label, position })}
            isCode
          />
        )}
      </Stack>
      <figure className={classes.preview}>
        <div className={classes.page} data-position={position} data-scheme="light">
          <div className={classes.lines} aria-hidden="true" />
          <img className={classes.logo} src={logo} alt="Logo del widget" width={100} height={100} />
        </div>
        <figcaption className={classes.caption}>Así queda en una página</figcaption>
      </figure>
    </div>
  );
}
