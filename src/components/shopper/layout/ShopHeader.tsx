import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import type { StorePublic } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { withoutHash } from '~/domain/store/hashtag';

import classes from './ShopLayout.module.css';
import parts from './ShopLayoutParts.module.css';

/** The header of a shopper's screen; empty until the store is known. */
export const ShopHeader = ({ store }: { store: StorePublic | null }) => (
  <header className={classes.header}>{store ? <StoreLogo store={store} /> : null}</header>
);

/** The store's logo, or its name without one, with a link to the store's home. */
export function StoreLogo({ store }: { store: StorePublic }) {
  const logo = safeMediaUrl(store.theme.header_logo);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Link className={parts.store} to="/s/$id" params={{ id: withoutHash(store.hashtag) }}>
      {logo === null || logo === broken ? (
        <span className={classes.name}>{store.name}</span>
      ) : (
        <img
          className={parts.logo}
          src={logo}
          alt={store.name}
          width={240}
          height={48}
          fetchPriority="high"
          onError={() => setBroken(logo)}
        />
      )}
    </Link>
  );
}
