import { Button, Stack, TextInput } from '@mantine/core';

import { completeSetupTask } from '~/api/setupTasks';
import { useSaveTheme } from '~/api/theme';
import { SaveBar } from '~/components/forms/SaveBar';
import { Section } from '~/components/forms/Section';
import { useForm } from '~/components/forms/useForm';
import type { Store, Theme } from '~/contract/types';
import { messages } from '~/domain/messages';
import { chatColors } from '~/domain/shopper/chatWidget';
import { lowContrasts } from '~/domain/store/colorPairs';
import type { DialogueTurn } from '~/domain/store/dialoguePreview';
import { defaultColors, defaultTitlebarText } from '~/domain/store/themeColors';

import { ChatPreview } from './ChatPreview';
import { ColorFields } from './ColorField';
import { FormPreview } from './FormPreview';
import { PictureField } from './PictureField';
import {
  toWidgetUpdate,
  typedColors,
  validateWidget,
  type WidgetDraft,
  widgetColorNames,
  widgetDraft,
  widgetPictures,
} from './themeDraft';
import { usePictureRules } from './usePictureRules';
import { WidgetTrial } from './WidgetTrial';

import classes from './AppearanceTab.module.css';

const SAMPLE: readonly DialogueTurn[] = [
  { from: 'assistant', text: '¡Hola! ¿Qué querés pedir?' },
  { from: 'customer', text: 'Quiero 2 unidades' },
  { from: 'assistant', text: 'Agregué 2 unidades a tu pedido.' },
];
const SAMPLE_CHIPS = ['Ver pedido', 'Finalizar pedido'];

/** The default colours and title, without the avatar. */
function defaults(hashtag: string): Omit<WidgetDraft, 'widget_logo'> {
  const { theme_header_bg: _bg, theme_title_color: _title, ...colors } = defaultColors;
  return { ...colors, button_titlebar_text: defaultTitlebarText(hashtag) };
}

/** The chat widget: avatar, colours and title, with a preview and a test of the real widget. */
export function WidgetPanel({ store, theme }: { store: Store; theme: Theme }) {
  const save = useSaveTheme();
  const saved = widgetDraft(theme, store.hashtag);
  const pictures = usePictureRules();
  const form = useForm({
    saved,
    loadForValidation: (draft) => pictures.measure(widgetPictures(draft, saved)),
    validate: (draft) => ({
      ...pictures.errors(widgetPictures(draft, saved)),
      ...validateWidget(draft),
    }),
    save: async (_, onto) => {
      const answer = await save.mutateAsync((newest) =>
        toWidgetUpdate(newest, onto(widgetDraft(newest, store.hashtag))),
      );
      void completeSetupTask('bot', new Date());
      return answer;
    },
    submitsUnchanged: !store.setup.bot,
    success: messages.themeSaved,
  });
  const { values, errors, change, field } = form;
  const typed = {
    ...typedColors(theme, values, widgetColorNames, store.hashtag),
    button_titlebar_text: values.button_titlebar_text.trim() || defaultTitlebarText(store.hashtag),
  };
  const contrasts = lowContrasts(typed);
  const shown = chatColors({ theme: { ...theme, color_set: typed }, hashtag: store.hashtag });

  return (
    <div className={classes.split}>
      <FormPreview label="Vista previa del widget">
        <ChatPreview
          label="Widget en miniatura"
          colors={shown}
          logo={values.widget_logo}
          turns={SAMPLE}
          chips={SAMPLE_CHIPS}
        />
      </FormPreview>
      <div>
        <Section title="Widget de chat">
          <form {...form.props} aria-label="Widget de chat">
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
                contrasts={contrasts}
                onChange={change}
              />
            </Stack>
            <SaveBar form={form} label="Guardar widget">
              <Button variant="default" onClick={() => change(defaults(store.hashtag))}>
                Restaurar valores por defecto
              </Button>
            </SaveBar>
          </form>
        </Section>
        <Section title="Prueba del widget">
          <WidgetTrial store={store} colors={shown} logo={values.widget_logo} />
        </Section>
      </div>
    </div>
  );
}
