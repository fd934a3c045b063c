import type { ReactNode } from 'react';

import classes from './SubmitButton.module.css';

/** The submit button of a form on a screen without the component library; busy while the form is sent. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <button type="submit" className={classes.button} aria-busy={busy} aria-disabled={busy}>
      {children}
    </button>
  );
}
