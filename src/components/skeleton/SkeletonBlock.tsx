import type { SkeletonKind } from '~/domain/session/routes';

import classes from './SkeletonBlock.module.css';

/** A grey shape in the place of what is still loading. */
export function SkeletonBlock({ kind }: { kind: SkeletonKind }) {
  return <div className={classes.shape} data-shape={kind} aria-hidden="true" />;
}
