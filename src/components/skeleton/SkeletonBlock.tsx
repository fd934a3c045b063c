import { useState } from 'react';

import type { SkeletonKind } from '~/domain/session/routes';

import classes from './SkeletonBlock.module.css';

/** A grey block in the place of what is still loading. That of an order is there once the page has named one in its slot. */
export function SkeletonBlock({ kind }: { kind: SkeletonKind }) {
  const isOrder = kind === 'order';
  const [order] = useState(() => (isOrder ? orderOfPage() : null));
  return (
    <div
      className={classes.block}
      data-block={kind}
      data-slot={isOrder ? kind : undefined}
      aria-hidden="true"
    >
      {order}
    </div>
  );
}

/** The order in the skeleton that the page shows already. */
const orderOfPage = () =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector('[data-slot="order"]')?.textContent ?? null);
