import { useState } from 'react';

import { completeSetupTask } from '~/api/setupTasks';
import { useSaveTheme } from '~/api/theme';
import { type Form, useForm } from '~/components/forms/useForm';
import type { Store, Theme } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { AppearanceTabKey } from '~/domain/session/tabs';

import { slotsWithErrors } from './MediaSlots';
import {
  homeErrors,
  isWidgetField,
  mergeTheme,
  type ThemeDraft,
  themeDraft,
  themePictures,
  toThemeUpdate,
  widgetErrors,
} from './themeDraft';
import { type PictureRules, usePictureRules } from './usePictureRules';

/** The form of the whole theme, whose fields are in several tabs. */
export interface ThemeForm extends Form<ThemeDraft> {
  saved: ThemeDraft;
  pictures: PictureRules;
  /** Keys of the open media. */
  openSlots: readonly string[];
  setOpenSlots: (slots: readonly string[]) => void;
}

/** @param onInvalid called with the tab of the first invalid field */
export function useThemeForm(
  { hashtag, setup }: Pick<Store, 'hashtag' | 'setup'>,
  theme: Theme,
  onInvalid: (tab: AppearanceTabKey) => void,
): ThemeForm {
  const save = useSaveTheme();
  const pictures = usePictureRules();
  const [openSlots, setOpenSlots] = useState<readonly string[]>([]);
  const saved = themeDraft(theme, hashtag);
  const form = useForm<ThemeDraft>({
    saved,
    loadForValidation: (draft) => pictures.measure(themePictures(draft, saved)),
    validate: (draft) => ({
      ...pictures.errors(themePictures(draft, saved)),
      ...homeErrors(draft),
      ...widgetErrors(draft),
    }),
    save: async (_, onto) => {
      const answer = await save.mutateAsync((newest) =>
        toThemeUpdate(newest, onto(themeDraft(newest, hashtag)), hashtag),
      );
      void completeSetupTask('bot', new Date());
      return answer;
    },
    merge: mergeTheme,
    submitsUnchanged: !setup.bot,
    success: messages.themeSaved,
    onInvalid: (errors) => {
      onInvalid(Object.keys(errors).every(isWidgetField) ? 'widget' : 'home');
      setOpenSlots((before) => [...new Set([...before, ...slotsWithErrors(errors)])]);
    },
  });
  return { ...form, saved, pictures, openSlots, setOpenSlots };
}
