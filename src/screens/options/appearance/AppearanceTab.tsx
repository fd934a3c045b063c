import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { themeQuery } from '~/api/theme';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { type FormPanels, FormTabs } from '~/components/forms/FormTabs';
import { SaveBar } from '~/components/forms/SaveBar';
import type { Theme } from '~/contract/types';
import { type AppearanceTabKey, appearanceTabs } from '~/domain/session/tabs';
import type { FullColorSet } from '~/domain/store/themeColors';
import { lazyNamed } from '~/ui/lazyNamed';

import { ColorCombinations } from './ColorCombinations';
import { typedColors } from './themeDraft';
import { type PreviewFace, ThemePreview } from './ThemePreview';
import { type ThemeForm, useThemeForm } from './useThemeForm';

import classes from './AppearanceTab.module.css';

export interface AppearancePanelProps extends ConfigurationTabProps {
  form: ThemeForm;
  /** The saved theme with the typed avatar and colours, valid ones only. */
  theme: Theme & { color_set: FullColorSet };
}

const panels = {
  dialogue: {
    Panel: lazyNamed(() => import('./DialoguePanel'), 'DialoguePanel', { suspends: true }),
  },
  home: { Panel: lazyNamed(() => import('./HomePanel'), 'HomePanel', { suspends: true }) },
  widget: { Panel: lazyNamed(() => import('./WidgetPanel'), 'WidgetPanel', { suspends: true }) },
} as const satisfies FormPanels<AppearanceTabKey, AppearancePanelProps>;

/** PERSONALIZAR: the colours, the dialogue preview, the shopper's home and the chat widget, as one form. */
export function AppearanceTab({ store, viewer }: ConfigurationTabProps) {
  const { data: saved } = useSuspenseQuery(asSecondary(themeQuery()));
  const [current, setCurrent] = useState<AppearanceTabKey>('dialogue');
  const [face, setFace] = useState<PreviewFace>('home');
  const open = (tab: AppearanceTabKey) => {
    setCurrent(tab);
    setFace(tab === 'widget' ? 'chat' : 'home');
  };
  const form = useThemeForm(store, saved, open);
  const { values } = form;
  const theme = {
    ...saved,
    widget_logo: values.widget_logo,
    color_set: typedColors(saved, values, store.hashtag),
  };

  return (
    <form {...form.props} className={classes.form} aria-label="Estilo de la tienda">
      <div className={classes.fields}>
        <ColorCombinations
          values={values}
          saved={form.saved}
          logo={values.header_logo}
          onChoose={form.change}
        />
        <FormTabs
          label="Personalizar"
          tabs={appearanceTabs}
          panels={panels}
          panelProps={{ store, viewer, form, theme }}
          current={current}
          onOpen={open}
        />
        <SaveBar form={form} label="Guardar estilo" />
      </div>
      <ThemePreview store={store} theme={theme} values={values} face={face} onFace={setFace} />
    </form>
  );
}
