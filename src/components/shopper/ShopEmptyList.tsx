import { type ReactNode, Suspense } from 'react';

import { messages } from '~/domain/messages';
import { lazyNamed } from '~/ui/lazyNamed';

import type { EmptyKind } from './ShopEmptyListContent';

import classes from './ShopEmptyList.module.css';

const ShopEmptyListContent = lazyNamed(
  () => import('./ShopEmptyListContent'),
  'ShopEmptyListContent',
  { suspends: true },
);

/** In place of a shopper's list without rows; `children` is the way out. Picture and texts load when it is first shown. */
export function ShopEmptyList({ kind, children }: { kind: EmptyKind; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <Suspense fallback={kind === 'pickUp' ? null : messages.emptyTable}>
        <ShopEmptyListContent kind={kind} />
      </Suspense>
      {children}
    </div>
  );
}
