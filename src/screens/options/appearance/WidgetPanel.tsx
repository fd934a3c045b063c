import { Stack, TextInput } from '@mantine/core';

import { Section } from '~/components/forms/Section';
import { chatColors } from '~/domain/shopper/chatWidget';
import { widgetColorNames } from '~/domain/store/themeColorNames';
import { defaultTitlebarText } from '~/domain/store/themeColors';

import type { AppearancePanelProps } from './AppearanceTab';
import { ColorFields } from './ColorField';
import { PictureField } from './PictureField';
import { WidgetTrial } from './WidgetTrial';

/** The chat widget: avatar, colours and title, with a test of the real widget. */
export function WidgetPanel({ store, form, theme }: AppearancePanelProps) {
  const { values, errors, change, field, pictures } = form;
  return (
    <>
      <Section title="Widget de chat">
        <Stack gap="sm">
          <PictureField
            label="Avatar del asistente"
            name="widget_logo"
            rule="avatar"
            rules={pictures}
            {...field('widget_logo')}
          />
          <TextInput
            label="Texto de la barra de título"
            name="button_titlebar_text"
            autoComplete="off"
            placeholder={defaultTitlebarText(store.hashtag)}
            {...field('button_titlebar_text')}
          />
          <ColorFields
            names={widgetColorNames}
            values={values}
            errors={errors}
            colors={theme.color_set}
            onChange={change}
          />
        </Stack>
      </Section>
      <Section title="Prueba del widget">
        <WidgetTrial
          store={store}
          colors={chatColors({ theme, hashtag: store.hashtag })}
          logo={values.widget_logo}
        />
      </Section>
    </>
  );
}
