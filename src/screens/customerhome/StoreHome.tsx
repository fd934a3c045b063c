import { useEffect, useState } from 'react';

import { ShopTheme } from '~/components/shopper/ShopTheme';
import type { CustomerSession } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { languageTag } from '~/domain/store/languages';
import { mainImage, themeSubtitle, themeTitle } from '~/domain/store/theme';
import { afterFirstView } from '~/lib/firstView';
import { SafeHtml } from '~/ui/SafeHtml';

import { HomeActions } from './HomeActions';
import { HomePicture } from './HomePicture';
import type { LowerHome } from './LowerHome';

import classes from './StoreHome.module.css';

/** Delay before the below-the-fold chunk loads, in ms: the first view's picture and text go first. */
const LOWER_HOME_AFTER_MS = 400;

type LowerHomeParts = typeof LowerHome;

async function loadLowerHome(): Promise<LowerHomeParts | null> {
  try {
    return (await import('./LowerHome')).LowerHome;
  } catch (error) {
    console.warn('The lower part of the home did not load', error);
    return null;
  }
}

/**
 * Below-the-fold content, loaded after the first view or on request.
 * @param requests number of requests to load it at once; another one retries a failed load
 */
function useLowerHome(requests: number): LowerHomeParts | null {
  const [parts, setParts] = useState<LowerHomeParts | null>(null);
  useEffect(() => {
    let left = false;
    const show = async () => {
      if (left) return;
      const loaded = await loadLowerHome();
      if (loaded && !left) setParts(loaded);
    };
    const delay = requests > 0 ? 0 : LOWER_HOME_AFTER_MS;
    const timer = setTimeout(() => void afterFirstView().then(show), delay);
    const onScroll = () => void show();
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [requests]);
  return parts;
}

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
  const loadsAtOnce = text !== undefined || reloaded || problem !== null;
  const lower = useLowerHome(chatRequests + (loadsAtOnce ? 1 : 0));

  // Default texts are Spanish.
  const langOf = (own: string | null) =>
    own?.trim() ? languageTag(store.prefered_language) : 'es';
  const main = mainImage(theme);

  return (
    <ShopTheme store={store} className={classes.page}>
      <title>{store.name}</title>
      <header className={classes.header}>
        <StoreSign name={store.name} logo={safeMediaUrl(theme.header_logo)} />
      </header>
      <main className={classes.main}>
        {lower ? <lower.Outcome /> : null}
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
              ready={lower !== null}
            />
            <HomeActions session={session} onChat={() => setChatRequests(chatRequests + 1)} />
          </div>
        </div>
        {lower ? <lower.Below store={store} problem={problem} onRetry={onRetry} /> : null}
      </main>
      {lower ? (
        <lower.Around session={session} text={text} menu={reloaded} chatRequests={chatRequests} />
      ) : null}
    </ShopTheme>
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
