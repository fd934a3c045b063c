/** What the address of the home may carry (§2 customer, /homeclient). */
export interface HomeSearch {
  /** Marketing code by which the shopper came. */
  code?: string;
  /** Sent to the assistant by itself. */
  text?: string;
}

/** The assistant takes no longer messages, in characters. */
const TEXT_LIMIT = 256;

const given = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Reads `code` and `text`; anything else, and empty ones, are left out. */
export function homeSearch(search: Record<string, unknown>): HomeSearch {
  const code = given(search['code']);
  const text = given(search['text'])?.slice(0, TEXT_LIMIT);
  return { ...(code === undefined ? {} : { code }), ...(text === undefined ? {} : { text }) };
}
