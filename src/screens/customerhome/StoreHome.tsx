import { useRouterState } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useState } from 'react';

import { LazyOrderCard } from '~/components/shopper/card/LazyOrderCard';
import { HomeFrame } from '~/components/shopper/layout/HomeFrame';
import { ScreenSkeleton } from '~/components/skeleton/Skeleton';
import type { CustomerSession } from '~/contract/types';
import { ROUTES } from '~/domain/session/routes';
import { languageTag } from '~/domain/store/languages';
import { mainImage, promoImages, themeSubtitle, themeTitle } from '~/domain/store/theme';
import { plainLine } from '~/lib/plainParagraphs';
import { useCustomerSession } from '~/session/customer';
import { useOrderOutcome } from '~/session/orderOutcome';
import { lazyNamed } from '~/ui/lazyNamed';
import { SafeHtml } from '~/ui/SafeHtml';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { HomeActions } from './HomeActions';
import { HomePicture } from './HomePicture';
import { StorePicture } from './StorePicture';
import { ToCome } from './ToCome';

import classes from './StoreHome.module.css';

const OrderOutcomeBox = lazyNamed(
  () => import('~/components/shopper/finish/OrderOutcomeBox'),
  'OrderOutcomeBox',
  { quiet: true, suspends: true },
);

const Below = lazyNamed(() => import('./LowerHome'), 'Below', { when: 'idle' });
const Around = lazyNamed(() => import('./AroundHome'), 'Around', { when: 'idle' });

/** The store's landing page in its own colours. */
export function StoreHome({
  session,
  reloaded,
  problem,
  text,
  onRetry,
}: {
  session: CustomerSession;
  reloaded: boolean;
  problem: string | null;
  text: string | undefined;
  onRetry: () => void;
}) {
  const { store_public_data: store } = session;
  const { theme } = store;
  const [chatRequests, setChatRequests] = useState(0);
  const [areProductsRead, setProductsRead] = useState(false);
  // The chat's code, the largest of the page, comes after the products, which a phone shows in the first view.
  const isChatWanted = text !== undefined || chatRequests > 0;
  const isChatDue = isChatWanted || areProductsRead || session.product_list_token === null;
  // Its box comes with the first view, and later only once it has loaded: nothing moves or disappears while it does. It goes at once.
  const newest = useOrderOutcome();
  const loaded = useDeferredValue(newest);
  const outcome = newest && loaded;
  const [before] = useState(newest);
  // A confirmation leads to the summary: until that is there, nothing moves.
  const isLeaving = newest?.kind === 'confirmed' && newest.order !== before?.order;
  const isOutcome = !isLeaving && outcome?.store === store.hashtag;

  const { lastOrderToken } = useCustomerSession();
  const orderToken = useShownOrder(session.current_order_token ?? lastOrderToken, isLeaving);

  // Default texts are Spanish.
  const langOf = (own: string | null) =>
    own?.trim() ? languageTag(store.prefered_language) : 'es';
  const main = mainImage(theme);

  return (
    <HomeFrame
      store={store}
      around={
        <div className={classes.around}>
          {isChatDue ? (
            <Around session={session} text={text} menu={reloaded} chatRequests={chatRequests} />
          ) : null}
        </div>
      }
    >
      <title>{store.name}</title>
      <meta property="og:description" content={plainLine(themeSubtitle(theme))} />
      <Suspense fallback={<ScreenSkeleton facts={ROUTES.s} />}>
        <div className={classes.content}>
          {isOutcome ? <OrderOutcomeBox /> : null}
          {orderToken === null || (isOutcome && outcome.order === orderToken) ? null : (
            <LazyOrderCard orderToken={orderToken} catalogueToken={session.product_list_token} />
          )}
          <div className={classes.hero} data-picture={main !== null}>
            <h1 className={classes.title} tabIndex={-1} lang={langOf(theme.title)}>
              {themeTitle(theme)}
            </h1>
            {main === null ? (
              <div className={classes.drawing}>
                <StorePicture />
              </div>
            ) : (
              <div className={classes.picture} lang={langOf(main.description)}>
                <HomePicture
                  first
                  source={{ src: main.url }}
                  alt={main.description || `Foto de ${store.name}`}
                />
              </div>
            )}
            <div className={classes.welcome}>
              <SafeHtml
                className={classes.subtitle}
                lang={langOf(theme.subtitle)}
                html={themeSubtitle(theme)}
              />
              <HomeActions session={session} onChat={() => setChatRequests(chatRequests + 1)} />
            </div>
          </div>
          <Suspense fallback={<BelowToCome session={session} />}>
            <Below
              session={session}
              problem={problem}
              onRetry={onRetry}
              onProducts={() => setProductsRead(true)}
            />
          </Suspense>
        </div>
      </Suspense>
    </HomeFrame>
  );
}

/** The order whose card is shown: on a phone not another one while the chat covers the page, so that nothing moves below it. */
function useShownOrder(token: string | null, isLeaving: boolean): string | null {
  const isCovered = useRouterState({ select: ({ location }) => location.state.overlay === true });
  const isWide = useFromWidth('sm');
  const [shown, setShown] = useState(token);
  const waits = isLeaving || (isCovered && !isWide);
  if (!waits && token !== shown) setShown(token);
  return shown;
}

/** The places of what follows the first view. */
function BelowToCome({
  session: { product_list_token, store_public_data },
}: {
  session: CustomerSession;
}) {
  const promos = promoImages(store_public_data.theme).length;
  return (
    <>
      {product_list_token === null ? null : <ToCome kind="products" />}
      {promos === 0 ? null : <ToCome kind="promos" count={promos} />}
    </>
  );
}
