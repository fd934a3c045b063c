/**
 * The first matching element below `root`, open shadow roots included: the widget nests several, differently in each
 * release.
 */
export function findInside(root: Element | ShadowRoot, selector: string): Element | null {
  const direct = root.querySelector(selector);
  if (direct) return direct;
  if (root instanceof Element && root.shadowRoot) {
    const found = findInside(root.shadowRoot, selector);
    if (found) return found;
  }
  for (const element of root.querySelectorAll('*')) {
    if (!element.shadowRoot) continue;
    const found = findInside(element.shadowRoot, selector);
    if (found) return found;
  }
  return null;
}

/** Paths of the matched intent's display name in the answers of the widget's releases. */
const INTENT_PATHS = [
  ['response', 'queryResult', 'intent', 'displayName'],
  ['response', 'queryResult', 'match', 'intent', 'displayName'],
  ['raw', 'queryResult', 'intent', 'displayName'],
  ['raw', 'queryResult', 'match', 'intent', 'displayName'],
] as const;

/** The display name of the intent in the detail of a `df-response-received`, or null when it names none. */
export function intentOf(detail: unknown): string | null {
  for (const path of INTENT_PATHS) {
    let value = detail;
    for (const name of path) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    }
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
