import type { ReactNode } from 'react';

import classes from './FieldGrid.module.css';

/**
 * The fields of a form beside each other, as many as fit; `wide` fields are pairs on wide screens only, except one with
 * `data-alone`, which then has a row to itself.
 */
export function FieldGrid({
  wide = false,
  className = '',
  children,
}: {
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={`${wide ? classes.pairs : classes.fields} ${className}`}>{children}</div>;
}

/** Switches in one line, where it has room for them; in a `FieldGrid` below its fields. */
export function Switches({ children }: { children: ReactNode }) {
  return <div className={classes.switches}>{children}</div>;
}
