import type { SkeletonKind } from '~/domain/session/routes';

import classes from './SkeletonBlock.module.css';

/** A grey block in the place of what is still loading. */
export function SkeletonBlock({ kind }: { kind: SkeletonKind }) {
  return <div className={classes.block} data-block={kind} aria-hidden="true" />;
}
