import { Stack, Textarea, TextInput } from '@mantine/core';

import { Section } from '~/components/forms/Section';
import { DEFAULT_TITLE } from '~/domain/store/theme';
import { homeColorNames } from '~/domain/store/themeColorNames';

import type { AppearancePanelProps } from './AppearanceTab';
import { ColorFields } from './ColorField';
import { MediaSlots } from './MediaSlots';
import { PictureField } from './PictureField';

/** Maximum visible rows of the subtitle. */
const SUBTITLE_ROWS = 10;

/** The shopper's home at /s/{hashtag}. */
export function HomePanel({ form, theme }: AppearancePanelProps) {
  const { values, errors, change, field, pictures, openSlots, setOpenSlots } = form;
  return (
    <Section title="Página de la tienda">
      <Stack gap="sm">
        <PictureField
          label="Logo del encabezado"
          name="header_logo"
          rule="headerLogo"
          rules={pictures}
          {...field('header_logo')}
        />
        <TextInput
          label="Título"
          name="title"
          autoComplete="off"
          placeholder={DEFAULT_TITLE}
          {...field('title')}
        />
        <Textarea
          label="Subtítulo"
          name="subtitle"
          description="Admite HTML simple (párrafos, negrita, listas, enlaces). Vacío: la bienvenida por defecto."
          autosize
          minRows={2}
          maxRows={SUBTITLE_ROWS}
          {...field('subtitle')}
        />
        <ColorFields
          names={homeColorNames}
          values={values}
          errors={errors}
          colors={theme.color_set}
          onChange={change}
        />
        <MediaSlots
          media={values.media}
          errors={errors}
          rules={pictures}
          opened={openSlots}
          onOpen={setOpenSlots}
          onChange={(media) => change({ media })}
        />
      </Stack>
    </Section>
  );
}
