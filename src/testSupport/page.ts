/** Waits for what a page shows, presses its controls and reads its tables. */
import { act, type ByRoleMatcher, fireEvent } from '@testing-library/react';

import { type Name, screen } from './screen';

/** How long a test waits for the application, in rounds of {@link ROUND_MS}: 20 s, as Testing Library's queries do. */
const MAX_ROUNDS = 4_000;
const ROUND_MS = 5;

const round = () => act(() => new Promise((resolve) => setTimeout(resolve, ROUND_MS)));

/** Waits until `isMet` for `rounds` in a row, and throws when it never is. */
export async function until(what: string, isMet: () => boolean, rounds = 1): Promise<void> {
  let met = 0;
  for (let count = 0; count < MAX_ROUNDS; count += 1) {
    met = isMet() ? met + 1 : 0;
    if (met >= rounds) return;
    await round();
  }
  const shown = [...document.body.children].filter(({ tagName }) => tagName !== 'STYLE');
  const texts = shown.map((element) =>
    element.textContent.replaceAll(/:root[^}]*\}|@media[^}]*\}/g, ''),
  );
  throw new Error(`Never: ${what}. The page shows: ${texts.join(' ')}`);
}

/** Whether an element matches. jsdom finds all elements by a compiled selector, but the first one by a slow walk. */
export const isShown = (selector: string, area: ParentNode = document) =>
  area.querySelectorAll(selector).length > 0;

/** The element that `find` finds, which no query names; waits for it. */
export async function found<Found extends Element>(
  what: string,
  find: () => Found | null | undefined,
): Promise<Found> {
  await until(what, () => Boolean(find()));
  const element = find();
  if (!element) throw new Error(`Gone: ${what}`);
  return element;
}

/** Presses the control with that name; waits for lazy parts. */
export async function press(name: Name, role: ByRoleMatcher = 'button'): Promise<void> {
  const control = await screen.findByRole(role, { name });
  // As with a pointer: some listeners wait for it.
  fireEvent.pointerDown(control);
  fireEvent.click(control);
}

/** The rows of the tables of the page, without the headings of days. */
export const tableRows = () =>
  [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].filter((row) =>
    isShown('td', row),
  );

/** The texts of a column by its heading, in rows of one table. */
export function columnTexts(heading: string, rows = tableRows()): string[] {
  const headings = [...(rows[0]?.closest('table')?.querySelectorAll('thead th') ?? [])];
  const index = headings.findIndex(({ textContent }) => textContent.trim() === heading);
  return rows.map(({ children }) => children[index]?.textContent ?? '');
}
