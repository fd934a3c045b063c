import { storedValue } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

import { RECENT_FINDS } from './selection';

/** How many of the things that the search opened are remembered. */
const MOST_RECENT = 5;

/** A thing that the search opened: what it is, its words, and the URL that shows it. */
interface RecentFind {
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  readonly url: string;
}

function recentOf(raw: unknown): readonly RecentFind[] | null {
  if (!Array.isArray(raw)) return null;
  return raw.flatMap((one: unknown) => {
    if (!isRecord(one)) return [];
    const { kind, label, detail, url } = one;
    const isWhole =
      typeof kind === 'string' &&
      typeof label === 'string' &&
      typeof detail === 'string' &&
      typeof url === 'string' &&
      /^\/(?!\/)/.test(url);
    return isWhole ? [{ kind, label, detail, url }] : [];
  });
}

/** What the search opened last in this tab, the newest first. */
export const recentFinds = storedValue(RECENT_FINDS, recentOf, 1, 'session');

/** Puts what the search opened first among what it opened last. */
export function rememberFind({ kind, label, detail, url }: RecentFind): void {
  const others = (recentFinds.get() ?? []).filter((one) => one.url !== url);
  recentFinds.set([{ kind, label, detail, url }, ...others].slice(0, MOST_RECENT));
}
