import { Button } from '@mantine/core';

import type { CustomerSession } from '~/contract/types';
import { languageTag } from '~/domain/store/languages';
import { promoImages, videoId } from '~/domain/store/theme';
import { Notice } from '~/ui/feedback/Notice';

import { HomeProducts } from './HomeProducts';
import { PromoGrid } from './PromoGrid';
import { SocialLinks } from './SocialLinks';
import { StoreVideo } from './StoreVideo';

import classes from './StoreHome.module.css';

/** Below the fold: products, promos, video, social links. */
export function Below({
  session: { product_list_token: catalogueToken, store_public_data: store },
  problem,
  onRetry,
  onProducts,
}: {
  session: CustomerSession;
  problem: string | null;
  onRetry: () => void;
  /** Called once the products were read, or could not be. */
  onProducts: () => void;
}) {
  const { theme } = store;
  const video = videoId(theme);
  return (
    <>
      {problem === null ? null : (
        <div className={classes.problem}>
          <Notice severity="warning">{problem}</Notice>
          <Button variant="default" onClick={onRetry}>
            Reintentar
          </Button>
        </div>
      )}
      {catalogueToken === null ? null : (
        <HomeProducts catalogueToken={catalogueToken} onRead={onProducts} />
      )}
      <PromoGrid promos={promoImages(theme)} lang={languageTag(store.prefered_language)} />
      {video === null ? null : <StoreVideo video={video} storeName={store.name} />}
      <SocialLinks social={theme.social_networks} />
    </>
  );
}
