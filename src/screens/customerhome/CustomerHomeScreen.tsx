import { Navigate, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';

import { setRefCode } from '~/api/customerSession';
import { logCustomerActivity } from '~/components/shopper/activity';
import { useCustomerStart } from '~/components/shopper/useCustomerStart';
import { activities } from '~/domain/shopper/activities';
import { lazyPart } from '~/ui/lazyPart';

import type { HomeSearch } from './homeSearch';
import { StoreHome } from './StoreHome';

const HomeMessage = lazyPart(() => import('./HomeMessage').then((module) => module.HomeMessage));

/**
 * The shopper's home: /, /s/{id}, /homeclient and /homeclient/{id}.
 * @param hashtag store that the address names, without its #; null when it names none
 */
export function CustomerHomeScreen({
  hashtag,
  search,
}: {
  hashtag: string | null;
  search: HomeSearch;
}) {
  const { start, fresh, refresh } = useCustomerStart(hashtag);
  // Read once: a reload or Back must not send the text again.
  const [{ code, text }] = useState(search);
  const navigate = useNavigate();
  useEffect(() => {
    if (code !== undefined || text !== undefined) {
      void navigate({ to: '.', search: {}, replace: true });
    }
  }, [code, text, navigate]);

  const answered = start.kind === 'ready' && start.problem === null && fresh;
  useArrival(answered ? start.session.session_id : null, code, text);

  if (start.kind === 'unknownStore') return <Navigate to="/404" replace />;
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
  return (
    <Suspense>
      <HomeMessage start={start} onRetry={refresh} />
    </Suspense>
  );
}

/** Logs the visit and its marketing code once, without blocking. */
function useArrival(
  sessionId: string | null,
  code: string | undefined,
  text: string | undefined,
): void {
  const told = useRef(false);
  useEffect(() => {
    if (sessionId === null || told.current) return;
    told.current = true;
    if (code !== undefined) {
      setRefCode(code, sessionId).catch((error: unknown) =>
        console.warn('Marketing code not set', error),
      );
    }
    const origin = code !== undefined ? 'qr' : text !== undefined ? 'chat' : 'web';
    logCustomerActivity(activities.home, { origin });
  }, [sessionId, code, text]);
}
