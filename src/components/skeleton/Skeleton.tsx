import { type ReactNode, useEffect } from 'react';

import { ADMIN_HOME, type RouteFacts } from '~/domain/session/routes';
import { removePageSkeleton } from '~/lib/browser/firstView';
import { ListTop } from '~/ui/list/ListTop';
import { PageHeader, PageTitle } from '~/ui/PageHeader';

import { HeadingLine } from '../shopper/layout/HeadingLine';
import { ShopLayoutSkeleton } from '../shopper/layout/ShopLayoutSkeleton';
import { StaffLayoutSkeleton } from '../staffLayout/StaffLayoutSkeleton';
import { SkeletonBlock } from './SkeletonBlock';

import classes from './Skeleton.module.css';

interface Loading {
  facts: RouteFacts;
  /** The number of an order, below the title. */
  subject?: ReactNode;
  documentTitle?: string;
}

/** A screen inside its layout, while it loads: its title, unless that is the store's own, and the blocks of what follows. */
export function ScreenSkeleton({ facts, subject, documentTitle }: Loading) {
  const { title, layout, subject: slot, isAbove, isList, skeleton } = facts;
  useEffect(removePageSkeleton, []);
  return (
    <div className={classes.screen} aria-busy="true">
      {!title ? null : layout === 'shop' ? (
        <HeadingLine title={title} />
      ) : isList ? (
        <ListTop heading={<PageTitle title={title} />} />
      ) : (
        <PageHeader
          title={title}
          documentTitle={documentTitle}
          subject={subject ?? (slot && <strong data-slot={slot}>&nbsp;</strong>)}
          about=""
          above={isAbove}
        />
      )}
      {skeleton?.map((kind) => (
        <SkeletonBlock key={kind} kind={kind} />
      ))}
    </div>
  );
}

/** The layout of a screen and the screen in it, while both load. */
export function PageSkeleton({ facts }: { facts: RouteFacts }) {
  const { layout } = facts;
  if (!layout) return null;
  const screen = <ScreenSkeleton facts={facts} />;
  return layout === 'staff' ? (
    <StaffLayoutSkeleton hasMenuBar={facts !== ADMIN_HOME}>{screen}</StaffLayoutSkeleton>
  ) : (
    <ShopLayoutSkeleton layout={layout}>{screen}</ShopLayoutSkeleton>
  );
}
