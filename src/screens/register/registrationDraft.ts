import * as v from 'valibot';

import { DEFAULT_LANGUAGE } from '~/domain/store/languages';
import { storedValue } from '~/lib/storedValue';

const draftSchema = v.object({
  email: v.string(),
  name: v.string(),
  hashtag: v.string(),
  language: v.picklist(['es', 'po', 'en']),
  /** Why the last attempt failed; null when there was none. */
  failure: v.nullable(v.string()),
});

/** What was typed into the registration form, passwords left out. */
export type RegistrationDraft = v.InferOutput<typeof draftSchema>;

const EMPTY: RegistrationDraft = {
  email: '',
  name: '',
  hashtag: '',
  language: DEFAULT_LANGUAGE,
  failure: null,
};

const stored = storedValue(
  'registrationDraft',
  (raw): RegistrationDraft | null => (v.is(draftSchema, raw) ? raw : null),
  1,
  'session',
);

/** What this tab typed before, or an empty form. */
export const readDraft = (): RegistrationDraft => stored.get() ?? EMPTY;

export const keepDraft: (draft: RegistrationDraft) => void = stored.set;

/** The store is registered: nothing is left to type. */
export const clearDraft = (): void => stored.set(null);
