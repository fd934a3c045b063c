import { Link } from '@tanstack/react-router';

import { type SavedView, showsView, WHOLE_LIST } from '../listPreferences';
import type { ListSearch } from '../listSearch';

import classes from './Strip.module.css';

/** The saved views of a list as tabs, each a link that can be copied; the first one shows everything. */
export function SavedViews({ views, search }: { views: readonly SavedView[]; search: ListSearch }) {
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
