import * as v from 'valibot';

import { DEFAULT_LANGUAGE } from '~/domain/store/languages';
import { storedValue } from '~/lib/browser/storedValue';

const draftSchema = v.object({
  email: v.string(),
  name: v.string(),
  hashtag: v.string(),
  language: v.picklist(['es', 'po', 'en']),
  /** Failure of the last attempt; null for none. */
  failure: v.nullable(v.string()),
});

/** The typed registration form, without passwords. */
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

/** The stored draft of this tab, or an empty form. */
export const readDraft = (): RegistrationDraft => stored.get() ?? EMPTY;

export const keepDraft: (draft: RegistrationDraft) => void = stored.set;

/** Removes the draft after the registration. */
export const clearDraft = (): void => stored.set(null);
