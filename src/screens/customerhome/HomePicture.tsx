import { useState } from 'react';

import classes from './HomePicture.module.css';

/** A picture in a fixed box: a neutral background while it loads, a store icon if it is missing. */
export function HomePicture({
  source,
  alt,
  first = false,
}: {
  source: { src: string; srcSet?: string };
  alt: string;
  /** The largest picture of the first view: loaded eagerly. */
  first?: boolean;
}) {
  const [missing, setMissing] = useState(false);
  return (
    <span className={classes.box}>
      {missing ? (
        <svg
          className={classes.missing}
          viewBox="0 0 24 24"
          role={alt === '' ? 'presentation' : 'img'}
          aria-label={alt === '' ? undefined : alt}
        >
          <path d="M4 9h16l-1 11H5L4 9Zm4 0V7a4 4 0 0 1 8 0v2" />
        </svg>
      ) : (
        <img
          className={classes.picture}
          {...source}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
