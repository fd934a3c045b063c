import { useEffect, useState } from 'react';

import type { CustomerSession } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { homeColors } from '~/domain/store/homeColors';
import { languageTag } from '~/domain/store/languages';
import { mainImage, themeSubtitle, themeTitle } from '~/domain/store/theme';
import { afterFirstView } from '~/lib/firstView';
import { SafeHtml } from '~/ui/SafeHtml';

import { HomeActions } from './HomeActions';
import { HomePicture } from './HomePicture';
import type { HomeRest } from './HomeRest';

import classes from './StoreHome.module.css';

/** Delay before the below-the-fold chunk loads, in ms: the first view's picture and text go first. */
const REST_AFTER_MS = 400;

type Rest = typeof HomeRest;

async function loadRest(): Promise<Rest | null> {
  try {
    return (await import('./HomeRest')).HomeRest;
  } catch (error) {
    console.warn('The lower part of the home did not load', error);
    return null;
  }
}

/**
 * Below-the-fold content, loaded after the first view or on request.
 * @param urgent request counter; another request retries a failed load
 */
function useRest(urgent: number): Rest | null {
  const [rest, setRest] = useState<Rest | null>(null);
  useEffect(() => {
    let left = false;
    const show = async () => {
      if (left) return;
      const loaded = await loadRest();
      if (loaded && !left) setRest(loaded);
    };
    const delay = urgent > 0 ? 0 : REST_AFTER_MS;
    const timer = setTimeout(() => void afterFirstView().then(show), delay);
    const onScroll = () => void show();
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [urgent]);
  return rest;
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
  const [chatAsked, setChatAsked] = useState(0);
  const atOnce = text !== undefined || reloaded || problem !== null;
  const Rest = useRest(chatAsked + (atOnce ? 1 : 0));

  const colors = homeColors(store);
  const style = Object.fromEntries(
    (['header', 'title', 'accent', 'fill', 'onFill'] as const).map((name) => [
      `--home-${name}`,
      `light-dark(${colors.light[name]}, ${colors.dark[name]})`,
    ]),
  );
  // Default texts are Spanish.
  const langOf = (own: string | null) =>
    own?.trim() ? languageTag(store.prefered_language) : 'es';
  const main = mainImage(theme);

  return (
    <div className={classes.page} style={style} data-shop>
      <title>{store.name}</title>
      <header className={classes.header}>
        <StoreSign name={store.name} logo={safeMediaUrl(theme.header_logo)} />
      </header>
      <main className={classes.main}>
        {Rest ? <Rest.Outcome /> : null}
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
              ready={Rest !== null}
            />
            <HomeActions session={session} onChat={() => setChatAsked(chatAsked + 1)} />
          </div>
        </div>
        {Rest ? <Rest.Below store={store} problem={problem} onRetry={onRetry} /> : null}
      </main>
      {Rest ? (
        <Rest.Around session={session} text={text} menu={reloaded} chatAsked={chatAsked} />
      ) : null}
    </div>
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
