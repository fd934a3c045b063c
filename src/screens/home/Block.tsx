import { type ReactNode, useId } from 'react';

import classes from './Block.module.css';

/** A block of the home: its heading, a link to the whole list, and what it shows. */
export function Block({
  title,
  link,
  children,
}: {
  title: string;
  link?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}

/** The place of a block that is still loading, so that nothing jumps when it comes. */
export function BlockPlace({ height }: { height: string }) {
  return <div className={classes.place} style={{ minHeight: height }} aria-hidden="true" />;
}
