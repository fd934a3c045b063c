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

const SkeletonBlocks = ({ facts: { skeleton } }: Loading) =>
  skeleton?.map((kind) => <SkeletonBlock key={kind} kind={kind} />);

/** A screen inside its layout, while it loads: its title, and the blocks of what follows. */
export function ScreenSkeleton({ facts, subject, documentTitle }: Loading) {
  const { title = '', layout, subject: slot, isList } = facts;
  useEffect(removePageSkeleton, []);
  return (
    <div className={classes.screen} aria-busy="true">
      {layout === 'shop' ? (
        <HeadingLine title={title} />
      ) : isList ? (
        <ListTop heading={<PageTitle title={title} />} />
      ) : (
        <PageHeader
          title={title}
          documentTitle={documentTitle}
          subject={subject ?? (slot && <strong data-slot={slot}>&nbsp;</strong>)}
          about=""
        />
      )}
      <SkeletonBlocks facts={facts} />
    </div>
  );
}

/** The layout of a screen and the screen in it, while both load. */
export function PageSkeleton({ facts }: { facts: RouteFacts }) {
  const screen = <ScreenSkeleton facts={facts} />;
  switch (facts.layout) {
    case 'staff':
      return <StaffLayoutSkeleton hasMenuBar={facts !== ADMIN_HOME}>{screen}</StaffLayoutSkeleton>;
    case 'shop':
      return <ShopLayoutSkeleton>{screen}</ShopLayoutSkeleton>;
    case 'home':
      return (
        <ShopLayoutSkeleton home>
          <SkeletonBlocks facts={facts} />
        </ShopLayoutSkeleton>
      );
    case undefined:
      return null;
  }
}
