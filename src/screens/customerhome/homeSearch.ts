/** Search parameters of the home. */
export interface HomeSearch {
  /** Marketing code. */
  code?: string | undefined;
  /** Text sent to the assistant automatically. */
  text?: string | undefined;
}

/** Maximum message length of the assistant, in characters. */
const TEXT_LIMIT = 256;

const given = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/**
 * Reads `code` and `text`; empty ones count as absent. Both keys are always there, because the router lays the result over
 * the raw parameters.
 */
export function homeSearch(search: Record<string, unknown>): HomeSearch {
  return { code: given(search['code']), text: given(search['text'])?.slice(0, TEXT_LIMIT) };
}
