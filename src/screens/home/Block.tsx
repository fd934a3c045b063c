import { type ReactNode, useId } from 'react';

import classes from './Block.module.css';

/** A block of the home: heading, link to the whole list, and content. */
export function Block({
  title,
  link,
  folded,
  children,
}: {
  title: string;
  link?: ReactNode;
  /** Folds the block to its heading and this line until it is opened. */
  folded?: string | undefined;
  children: ReactNode;
}) {
  const titleId = useId();
  const heading = <h2 id={titleId}>{title}</h2>;
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      {folded === undefined ? (
        <>
          <div className={classes.head}>
            {heading}
            {link}
          </div>
          {children}
        </>
      ) : (
        <details>
          <summary className={classes.summary}>
            {heading}
            <span className={classes.line}>{folded}</span>
          </summary>
          {children}
        </details>
      )}
    </section>
  );
}

/** Placeholder of a block that is loading, to avoid layout shifts. */
export function BlockPlace({ height }: { height: string }) {
  return <div className={classes.place} style={{ minHeight: height }} aria-hidden="true" />;
}
