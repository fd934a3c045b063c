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

/** The header of a store's home, which needs no link to it. */
export const HomeHeader = ({ store }: { store: StorePublic }) => (
  <header className={classes.header}>
    <StoreSign store={store} home />
  </header>
);

/** The store's logo, or its name without one, with a link to the store's home. */
export const StoreLogo = ({ store }: { store: StorePublic }) => (
  <Link className={parts.store} to="/s/$id" params={{ id: withoutHash(store.hashtag) }}>
    <StoreSign store={store} />
  </Link>
);

function StoreSign({ store, home = false }: { store: StorePublic; home?: boolean }) {
  const logo = safeMediaUrl(store.theme.header_logo);
  const [broken, setBroken] = useState<string | null>(null);
  if (logo === null || logo === broken) return <span className={classes.name}>{store.name}</span>;
  return (
    <img
      className={parts.logo}
      src={logo}
      alt={store.name}
      width={240}
      height={48}
      // The largest picture of a home's first view is another one.
      fetchPriority={home ? 'auto' : 'high'}
      onError={() => setBroken(logo)}
    />
  );
}
