import { type ReactNode, Suspense } from 'react';

import { messages } from '~/domain/messages';
import { lazyNamed } from '~/ui/lazyNamed';

import type { EmptyKind } from './EmptyListContent';

import classes from './EmptyList.module.css';

const EmptyListContent = lazyNamed(() => import('./EmptyListContent'), 'EmptyListContent');

/** In place of a shopper's list without rows; `children` is the way out. Picture and texts load when it is first shown. */
export function EmptyList({ kind, children }: { kind: EmptyKind; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <Suspense fallback={kind === 'pickUp' ? null : messages.emptyTable}>
        <EmptyListContent kind={kind} />
      </Suspense>
      {children}
    </div>
  );
}
