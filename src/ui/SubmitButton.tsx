import type { ReactNode } from 'react';

import classes from './SubmitButton.module.css';

/** The one primary button of a form on a screen that loads little; busy while its form is being sent. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <button type="submit" className={classes.button} aria-busy={busy} aria-disabled={busy}>
      {children}
    </button>
  );
}
