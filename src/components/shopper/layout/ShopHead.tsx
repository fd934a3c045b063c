import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

import type { StorePublic } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { homeColors } from '~/domain/store/homeColors';

/**
 * What browsers and previews of links read in the page's head: the colour of the store's header around the page, and the
 * store's name and logo.
 */
export function ShopHead({ store }: { store: StorePublic }) {
  const scheme = useComputedColorScheme();
  useEffect(() => {
    // The page's own tag: browsers use the first one.
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (!meta) return undefined;
    const before = meta.content;
    meta.content = homeColors(store)[scheme].header;
    return () => {
      meta.content = before;
    };
  }, [store, scheme]);
  const logo = safeMediaUrl(store.theme.header_logo);
  return (
    <>
      <meta property="og:title" content={store.name} />
      <meta property="og:type" content="website" />
      {logo === null ? null : <meta property="og:image" content={logo} />}
    </>
  );
}
