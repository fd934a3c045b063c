import { storedValue } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

import type { Column } from './columns';
import type { ListSearch } from './listSearch';

/** A named state of a list: filters and order, as in its URL. */
interface SavedView {
  name: string;
  search: Record<string, string>;
}

/** Views and hidden columns of one list, in this browser. */
export interface ListPreferences {
  views: readonly SavedView[];
  /** Keys of the columns that are not shown. */
  hidden: readonly string[];
  /** Keys of the columns that are shown although the window has little room for them. */
  shown: readonly string[];
}

/** Name of the view without filters, beside the saved ones. */
export const WHOLE_LIST = 'Lista completa';

export const NO_PREFERENCES: ListPreferences = { views: [], hidden: [], shown: [] };

const listOf = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : []);

const isText = (raw: unknown): raw is string => typeof raw === 'string';

function parseView(raw: unknown): SavedView[] {
  if (!isRecord(raw) || !isText(raw['name']) || !isRecord(raw['search'])) return [];
  const search = Object.entries(raw['search']).flatMap(([key, value]) =>
    isText(value) ? [[key, value] as const] : [],
  );
  return [{ name: raw['name'], search: Object.fromEntries(search) }];
}

/** The preferences by the name of the list. */
export const listPreferences = storedValue<Readonly<Record<string, ListPreferences>>>(
  'listas',
  (raw) =>
    isRecord(raw)
      ? Object.fromEntries(
          Object.entries(raw).map(([list, stored]) => [
            list,
            isRecord(stored)
              ? {
                  views: listOf(stored['views']).flatMap(parseView),
                  hidden: listOf(stored['hidden']).filter(isText),
                  shown: listOf(stored['shown']).filter(isText),
                }
              : NO_PREFERENCES,
          ]),
        )
      : null,
);

/** The columns that the preferences leave; one that was chosen to be shown has no priority. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden, shown }: ListPreferences,
): readonly Column<Row>[] {
  if (hidden.length + shown.length === 0) return columns;
  return columns
    .filter(({ key }) => !hidden.includes(key))
    .map((column) => {
      const { priority: _priority, ...rest } = column;
      return shown.includes(column.key) ? rest : column;
    });
}

/** Whether rows of all lists are low, in this browser. */
export const compactRows = storedValue<boolean>('filasCompactas', (raw) => raw === true || null);

/** Changes the stored preferences of one list. */
export function changeListPreferences(
  list: string,
  change: (before: ListPreferences) => ListPreferences,
): void {
  const all = listPreferences.get() ?? {};
  listPreferences.set({ ...all, [list]: change(all[list] ?? NO_PREFERENCES) });
}

/** The part of a list's state that a view stores: everything but the page. */
export function viewSearch({ pagina: _page, ...search }: ListSearch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
  );
}

/** Whether a list shows a view, on whichever page. */
export function showsView(search: ListSearch, view: Record<string, string>): boolean {
  const shown = viewSearch(search);
  const keys = Object.keys(shown);
  return keys.length === Object.keys(view).length && keys.every((key) => shown[key] === view[key]);
}
