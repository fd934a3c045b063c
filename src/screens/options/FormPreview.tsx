import type { ReactNode } from 'react';

import classes from './AppearanceTab.module.css';

/** The live preview beside an appearance form. @param label accessible name of the region */
export function FormPreview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={classes.preview} aria-label={label}>
      <h2 className={classes.previewTitle}>Vista previa</h2>
      {children}
    </aside>
  );
}
