/** Search parameters of the home. */
export interface HomeSearch {
  /** Marketing code. */
  code?: string;
  /** Text sent to the assistant automatically. */
  text?: string;
}

/** Maximum message length of the assistant, in characters. */
const TEXT_LIMIT = 256;

const given = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Reads `code` and `text`; anything else, and empty ones, are left out. */
export function homeSearch(search: Record<string, unknown>): HomeSearch {
  const code = given(search['code']);
  const text = given(search['text'])?.slice(0, TEXT_LIMIT);
  return { ...(code === undefined ? {} : { code }), ...(text === undefined ? {} : { text }) };
}
