import { Link } from '@tanstack/react-router';

import { NO_PREFERENCES, showsView, WHOLE_LIST } from '../listPreferences';
import type { ListState } from '../useList';

import classes from './Strip.module.css';

/** The saved views of a list as tabs, each a link that can be copied; the first one shows everything. */
export function SavedViews({ list: { preferences, search } }: { list: ListState }) {
  const { views } = preferences ?? NO_PREFERENCES;
  return (
    <nav aria-label="Vistas guardadas" className={classes.strip}>
      <div className={classes.tabs}>
        {[{ name: WHOLE_LIST, search: {} }, ...views].map((view) => (
          <Link
            key={view.name}
            to="."
            search={view.search}
            // Without `exact` a link without filters is current on every URL of the list.
            activeOptions={{ exact: true }}
            activeProps={{}}
            aria-current={showsView(search, view.search) ? 'page' : undefined}
          >
            {view.name}
          </Link>
        ))}
      </div>
    </nav>
  );
}
