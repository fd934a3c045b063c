import { Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { logCustomerActivity, setRefCode } from '~/api/customerSession';
import { useCustomerStart } from '~/api/customerStart';
import { activities } from '~/domain/shopper/activities';
import { storedValue } from '~/lib/browser/storedValue';
import { lazyNamed } from '~/ui/lazyNamed';

import { homeSearch, type HomeSearch } from './homeSearch';
import { StoreHome } from './StoreHome';

const HomeMessage = lazyNamed(() => import('./HomeMessage'), 'HomeMessage');

/** What the tab was opened with, until its store is known. */
const waitingArrival = storedValue(
  'arrival',
  (raw) => (typeof raw === 'object' && raw !== null ? homeSearch({ ...raw }) : null),
  1,
  'session',
);

/**
 * The shopper's home: /, /s/{id}, /homeclient and /homeclient/{id}.
 * @param hashtag the store in the URL, without its #; null when the URL names none
 */
export function CustomerHomeScreen({
  hashtag,
  search,
}: {
  hashtag: string | null;
  search: HomeSearch;
}) {
  const { start, isFresh, refresh } = useCustomerStart(hashtag);
  // Read once: a reload or Back must not send the text again.
  const [{ code, text }] = useState(() => {
    const waiting = waitingArrival.get();
    return { code: search.code ?? waiting?.code, text: search.text ?? waiting?.text };
  });
  const isStoreKnown = start.kind === 'ready';
  const navigate = useNavigate();
  const router = useRouter();
  const [opened] = useState(() => router.latestLocation.publicHref);
  useEffect(() => {
    if (code === undefined && text === undefined) return;
    waitingArrival.set(isStoreKnown ? null : { code, text });
    void navigate({ to: '.', search: {}, replace: true });
  }, [code, text, isStoreKnown, navigate]);

  useArrival(isStoreKnown && start.problem === null && isFresh, code, text);

  if (start.kind === 'unknownStore' || start.kind === 'storeDisabled') {
    const storeDisabled = start.kind === 'storeDisabled';
    const failed = storeDisabled ? { failed: opened, storeDisabled } : {};
    return <Navigate to="/404" replace state={{ ...failed, shopper: true }} />;
  }
  if (start.kind === 'ready') {
    const { session, reloaded, problem } = start;
    return (
      <StoreHome
        session={session}
        reloaded={reloaded}
        problem={problem}
        text={text}
        onRetry={refresh}
      />
    );
  }
  return <HomeMessage start={start} onRetry={refresh} />;
}

/** Logs the visit and its marketing code once, as soon as the session is known to the server, without blocking. */
function useArrival(hasSession: boolean, code: string | undefined, text: string | undefined): void {
  const logged = useRef(false);
  useEffect(() => {
    if (!hasSession || logged.current) return;
    logged.current = true;
    if (code !== undefined) {
      setRefCode(code).catch((error: unknown) => console.warn('Marketing code not set', error));
    }
    const origin = code !== undefined ? 'qr' : text !== undefined ? 'chat' : 'web';
    logCustomerActivity(activities.home, { origin });
  }, [hasSession, code, text]);
}
