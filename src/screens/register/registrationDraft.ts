import * as v from 'valibot';

import { DEFAULT_LANGUAGE } from '~/domain/store/languages';

/** Session storage: it is this tab's alone and goes with it. */
const DRAFT_KEY = 'registrationDraft';

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

const storedSchema = v.pipe(v.string(), v.parseJson(), draftSchema);

const EMPTY: RegistrationDraft = {
  email: '',
  name: '',
  hashtag: '',
  language: DEFAULT_LANGUAGE,
  failure: null,
};

/** What a browser that refuses session storage gets, until the page is left. */
let memory: string | null = null;

function storedText(): string | null {
  try {
    return window.sessionStorage.getItem(DRAFT_KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** What this tab typed before, or an empty form. */
export function readDraft(): RegistrationDraft {
  const result = v.safeParse(storedSchema, storedText());
  return result.success ? result.output : EMPTY;
}

export function keepDraft(draft: RegistrationDraft): void {
  const text = JSON.stringify(draft);
  try {
    window.sessionStorage.setItem(DRAFT_KEY, text);
    memory = null;
  } catch {
    memory = text;
  }
}

/** The store is registered: nothing is left to type. */
export function clearDraft(): void {
  memory = null;
  try {
    window.sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept there.
  }
}
