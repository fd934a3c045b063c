import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

import { formatNumber } from '~/lib/money';

import { rovingFocus } from '../focus/rovingFocus';
import { MAX_CHOSEN, type SelectedRows } from './useRowSelection';

import classes from './BulkBar.module.css';

/** What can be done with the chosen rows, at the bottom of the window: one tab stop, its first action. */
export function BulkBar({ label, children }: { label: string; children: ReactNode }) {
  // With the keyboard on to the rows, past the actions that need one.
  useEffect(() => {
    if (document.activeElement?.matches('[data-shortcut="select"]:focus-visible')) {
      document.querySelector<HTMLElement>('td[data-card="select"] input')?.focus();
    }
  }, []);
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={classes.bar}
      data-bulk-actions
      onKeyDown={rovingFocus}
    >
      {children}
    </div>
  );
}

/** How many rows are chosen, and the button that chooses those of all pages. */
export function ChosenCount<Row>({
  selected: { rows, hidden, matching, isWhole, chooseWhole },
}: {
  selected: SelectedRows<Row>;
}) {
  const count = rows.length;
  return (
    <div className={classes.count}>
      <span role="status">
        {count === 1 ? '1 elegido' : `${formatNumber(count)} elegidos`}
        {hidden > 0 ? `, ${formatNumber(hidden)} fuera de esta lista` : ''}
      </span>
      <Button
        variant="transparent"
        size="compact-sm"
        tabIndex={-1}
        data-chooses
        onClick={() => chooseWhole(!isWhole)}
      >
        {isWhole
          ? 'Elegir ninguno'
          : matching > MAX_CHOSEN
            ? `Elegir los primeros ${formatNumber(MAX_CHOSEN)}`
            : matching === 1
              ? 'Elegir el único'
              : `Elegir los ${formatNumber(matching)}`}
      </Button>
    </div>
  );
}
