import type { Shape as Kind } from '~/domain/session/routes';

import classes from './Shape.module.css';

/** A grey shape in the place of what is still loading. */
export function Shape({ kind }: { kind: Kind }) {
  return <div className={classes.shape} data-shape={kind} aria-hidden="true" />;
}
