import { Suspense, useState } from 'react';

import { ShopTheme } from '~/components/shopper/layout/ShopTheme';
import type { CustomerSession } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { languageTag } from '~/domain/store/languages';
import { mainImage, promoImages, themeSubtitle, themeTitle } from '~/domain/store/theme';
import { plainLine } from '~/lib/plainParagraphs';
import { lazyNamed } from '~/ui/lazyNamed';
import { SafeHtml } from '~/ui/SafeHtml';

import { HomeActions } from './HomeActions';
import { HomePicture } from './HomePicture';
import { ToCome } from './ToCome';

import classes from './StoreHome.module.css';

/** What is not in the first view, one script. */
const lowerHome = () => import('./LowerHome');
const Outcome = lazyNamed(lowerHome, 'Outcome', { when: 'idle', quiet: true });
const Below = lazyNamed(lowerHome, 'Below', { when: 'idle' });
const Around = lazyNamed(lowerHome, 'Around', { when: 'idle' });

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

  // Default texts are Spanish.
  const langOf = (own: string | null) =>
    own?.trim() ? languageTag(store.prefered_language) : 'es';
  const main = mainImage(theme);

  return (
    <ShopTheme store={store} className={classes.page}>
      <title>{store.name}</title>
      <meta property="og:description" content={plainLine(themeSubtitle(theme))} />
      <header className={classes.header}>
        <StoreSign name={store.name} logo={safeMediaUrl(theme.header_logo)} />
      </header>
      <main className={classes.main}>
        <Suspense fallback={null}>
          <Outcome />
        </Suspense>
        <div className={classes.hero} data-picture={main !== null}>
          <h1 className={classes.title} tabIndex={-1} lang={langOf(theme.title)}>
            {themeTitle(theme)}
          </h1>
          {main === null ? null : (
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
          <Below session={session} problem={problem} onRetry={onRetry} />
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <Around session={session} text={text} menu={reloaded} chatRequests={chatRequests} />
      </Suspense>
    </ShopTheme>
  );
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

/** The store's logo, or its name if there is none. */
function StoreSign({ name, logo }: { name: string; logo: string | null }) {
  const [missing, setMissing] = useState(false);
  if (logo === null || missing) return <p className={classes.name}>{name}</p>;
  return (
    <img
      className={classes.logo}
      src={logo}
      alt={name}
      width={300}
      height={60}
      onError={() => setMissing(true)}
    />
  );
}
