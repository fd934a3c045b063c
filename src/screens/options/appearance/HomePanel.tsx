import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';

import { completeSetupTask } from '~/api/setupTasks';
import { useSaveTheme } from '~/api/theme';
import { SaveBar } from '~/components/forms/SaveBar';
import { Section } from '~/components/forms/Section';
import { useForm } from '~/components/forms/useForm';
import type { Store, Theme } from '~/contract/types';
import { messages } from '~/domain/messages';
import { lowContrasts } from '~/domain/store/colorPairs';
import { homeColors } from '~/domain/store/homeColors';
import { DEFAULT_TITLE } from '~/domain/store/theme';
import { defaultColors } from '~/domain/store/themeColors';

import { ColorFields } from './ColorField';
import { FormPreview } from './FormPreview';
import { HomePreview } from './HomePreview';
import { MediaSlots, slotsWithErrors } from './MediaSlots';
import { PictureField } from './PictureField';
import {
  homeColorNames,
  homeDraft,
  homePictures,
  mediaOf,
  mergeHome,
  toHomeUpdate,
  typedColors,
  validateHome,
} from './themeDraft';
import { usePictureRules } from './usePictureRules';

import classes from './AppearanceTab.module.css';

/** Maximum visible rows of the subtitle. */
const SUBTITLE_ROWS = 10;

/** The shopper's home at /s/{hashtag}, with a live preview. */
export function HomePanel({ store, theme }: { store: Store; theme: Theme }) {
  const save = useSaveTheme();
  const [openSlots, setOpenSlots] = useState<readonly string[]>([]);
  const saved = homeDraft(theme);
  const pictures = usePictureRules();
  const form = useForm({
    saved,
    loadForValidation: (draft) => pictures.measure(homePictures(draft, saved)),
    validate: (draft) => ({
      ...pictures.errors(homePictures(draft, saved)),
      ...validateHome(draft),
    }),
    save: async (_, onto) => {
      const answer = await save.mutateAsync((newest) =>
        toHomeUpdate(newest, onto(homeDraft(newest))),
      );
      void completeSetupTask('bot', new Date());
      return answer;
    },
    merge: mergeHome,
    success: messages.themeSaved,
    onInvalid: (errors) =>
      setOpenSlots((before) => [...new Set([...before, ...slotsWithErrors(errors)])]),
  });
  const { values, errors, change, field } = form;
  const colors = typedColors(theme, values, homeColorNames, store.hashtag);
  const contrasts = lowContrasts(colors);

  return (
    <div className={classes.split}>
      <FormPreview label="Vista previa de la página">
        <HomePreview
          store={store}
          colors={homeColors({ theme: { ...theme, color_set: colors } }).light}
          logo={values.header_logo}
          title={values.title}
          subtitle={values.subtitle}
          media={mediaOf(values)}
        />
      </FormPreview>
      <Section title="Página de la tienda">
        <form {...form.props} aria-label="Página de la tienda">
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
              contrasts={contrasts}
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
          <SaveBar form={form} label="Guardar página">
            <Button
              variant="default"
              onClick={() => {
                const { theme_header_bg, theme_title_color } = defaultColors;
                change({ theme_header_bg, theme_title_color });
              }}
            >
              Colores por defecto
            </Button>
          </SaveBar>
        </form>
      </Section>
    </div>
  );
}
