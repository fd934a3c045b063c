import { type ReactNode, useId } from 'react';

import classes from './Block.module.css';

/** A block of the home: heading, link to the whole list, and content. */
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
        <h2 id={titleId}>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}

/** Placeholder of a block that is loading, to avoid layout shifts. */
export function BlockPlace({ height }: { height: string }) {
  return <div className={classes.place} style={{ minHeight: height }} aria-hidden="true" />;
}
