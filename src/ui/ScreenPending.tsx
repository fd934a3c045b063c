import { type ComponentProps, useEffect } from 'react';

import { removeStartFrame } from '~/lib/firstView';

import { PageHeader } from './PageHeader';

import classes from './ScreenPending.module.css';

/** A staff screen while it loads: its header, and the shapes that index.html shows until the application renders. */
export function ScreenPending({
  screen,
  ...header
}: ComponentProps<typeof PageHeader> & {
  /** The first segment of its path. */
  screen: string;
}) {
  useEffect(removeStartFrame, []);
  return (
    <div data-wide data-frame={`staff ${screen}`} className={classes.pending} aria-busy="true">
      <PageHeader {...header} />
      <div className="start" aria-hidden="true">
        <i />
        <b />
        <u />
      </div>
    </div>
  );
}
