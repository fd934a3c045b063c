import type { ReactNode } from 'react';

import { ScreenTitle } from '~/ui/ScreenTitle';

import classes from './HeadingLine.module.css';

/** The title of a shopper's screen, and what stands beside it. */
export const HeadingLine = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={classes.heading}>
    <ScreenTitle>{title}</ScreenTitle>
    {children}
  </div>
);
