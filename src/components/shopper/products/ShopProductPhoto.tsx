import { useState } from 'react';

import { photoSources } from '~/domain/photoSize';
import { safeMediaUrl } from '~/domain/safeLinks';
import { initialOf } from '~/lib/text';

import classes from './ShopProductPhoto.module.css';

/**
 * A product's photo in a box whose size `className` sets; the tinted initial of the name where there is none or it does
 * not load. Decorative: the name is beside it.
 */
export function ShopProductPhoto({
  url,
  name,
  size,
  className,
  eager = false,
}: {
  url: string | null;
  name: string;
  /** Side of the box in CSS px, for the size of the file. */
  size: number;
  className: string | undefined;
  /** Loads at once instead of when it is about to be seen. */
  eager?: boolean;
}) {
  const source = safeMediaUrl(url);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={`${classes.box} ${className ?? ''}`} aria-hidden="true">
      {source === null || source === broken ? (
        initialOf(name)
      ) : (
        <img
          className={classes.photo}
          {...photoSources(source, { width: size, height: size })}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(source)}
        />
      )}
    </span>
  );
}
