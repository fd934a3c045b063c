import type { ReactNode } from 'react';

import { customerSession } from '~/session/customer';

import { HeadingLine } from './HeadingLine';

/** The heading of a shopper's screen; focus goes to it after a navigation, and it names the page. */
export function ShopHeading({
  title,
  news,
  children,
}: {
  title: string;
  /** Start of the document's title. */
  news?: string | undefined;
  children?: ReactNode;
}) {
  const store = customerSession().store?.name;
  return (
    <>
      <title>{[news, title, store].filter(Boolean).join(' · ')}</title>
      <HeadingLine title={title}>{children}</HeadingLine>
    </>
  );
}
