import { Waiting } from '~/ui/feedback/waiting';

import classes from './Section.module.css';

/** Shown in a tab until its data and its code are loaded. */
export function TabLoading() {
  return (
    <Waiting>
      <p className={classes.loading}>Cargando…</p>
    </Waiting>
  );
}
