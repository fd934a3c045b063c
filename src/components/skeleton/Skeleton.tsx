import { type ReactNode, useEffect } from 'react';

import type { RouteFacts } from '~/domain/session/routes';
import { removePageSkeleton } from '~/lib/firstView';
import { PageHeader } from '~/ui/PageHeader';

import { Shape } from './Shape';

import shop from '../shopper/CustomerFrame.module.css';
import heading from '../shopper/ShopHeading.module.css';
import staff from '../staffFrame/StaffFrame.module.css';
import classes from './Skeleton.module.css';

interface Loading {
  facts: RouteFacts;
  /** The number of an order, below the title. */
  subject?: ReactNode;
  documentTitle?: string;
}

const Shapes = ({ facts: { shapes } }: Loading) =>
  shapes?.map((kind) => <Shape key={kind} kind={kind} />);

/** A screen inside its layout, while it loads: its title, and the shapes of what follows. */
export function ScreenSkeleton({ facts, subject, documentTitle }: Loading) {
  const { title = '', layout, wide } = facts;
  useEffect(removePageSkeleton, []);
  return (
    <div className={classes.screen} data-wide={wide} aria-busy="true">
      {layout === 'shop' ? (
        <div className={heading.heading}>
          <h1 className={heading.title}>{title}</h1>
        </div>
      ) : (
        <PageHeader title={title} documentTitle={documentTitle ?? title} subject={subject} />
      )}
      <Shapes facts={facts} />
    </div>
  );
}

/** The layout of a screen and the screen in it, while both load. */
export function PageSkeleton({ facts, subject }: Loading) {
  const screen = <ScreenSkeleton facts={facts} subject={subject} />;
  switch (facts.layout) {
    case 'staff':
      return (
        <div className={staff.frame}>
          <div className={staff.header}>
            <span className={staff.burger}>
              <span className={staff.buttonPlace} />
            </span>
            <span className={staff.brand} />
            <span className={staff.store}>
              <span className={staff.storeName} data-slot="store" />
              <span className={staff.hashtag} data-slot="hashtag" />
            </span>
          </div>
          <div className={staff.aside}>
            <Shape kind="rows" />
          </div>
          <div className={staff.main}>{screen}</div>
        </div>
      );
    case 'shop':
      return (
        <div className={shop.frame} data-shop>
          <div className={shop.header}>
            <span className={shop.name} data-slot="store" />
          </div>
          <div className={shop.main}>{screen}</div>
          <div className={shop.dock} />
        </div>
      );
    case 'home':
      return (
        <div className={shop.frame} data-shop>
          <div className={`${shop.header} ${classes.home}`}>
            <span className={shop.name} data-slot="store" />
          </div>
          <div className={shop.main}>
            <Shapes facts={facts} />
          </div>
          <div className={shop.dock} />
        </div>
      );
    case undefined:
      return null;
  }
}
