import { queryOptions } from '@tanstack/react-query';

import { ackShape, clientShape, customerSessionShape } from '~/contract/shapes.gen';
import type { ClientRegistration } from '~/contract/types';

import { api, unwrap } from './client';
import { sideLoad } from './loadPolicy';
import { exactly, one } from './parse';

/** First part of the key of everything read of the shopper's session. */
export const customerSessionKey = ['customerSession'] as const;

/** GET /client/recover_session/{session} (§7 customer). */
export function recoverSession(session: string) {
  return unwrap(
    api().GET('/client/recover_session/{session}', { params: { path: { session } } }),
    one(customerSessionShape),
  );
}

/** The session with its client, for "Mis datos"; asked anew each time, the assistant may have learnt more. */
export const clientDataQuery = (session: string) =>
  queryOptions({
    queryKey: [...customerSessionKey, 'client', session],
    queryFn: () => recoverSession(session),
    staleTime: 0,
    gcTime: 0,
    meta: sideLoad,
  });

/** POST /presetstore: links a session to a store's hashtag (§7 customer). */
export function presetStore(session: string, store: string) {
  return unwrap(
    api().POST('/presetstore', { body: { session, store } }),
    one(customerSessionShape),
  );
}

/** POST /client/ref_code (§7 customer). */
export function setRefCode(ref_code: string, session_id: string) {
  return unwrap(
    api().POST('/client/ref_code', { body: { ref_code, session_id } }),
    exactly(ackShape),
  );
}

/** POST /client/log_activity, fire and forget: a failure never shows (§7 customer). */
export function logActivity(
  activity_name: string,
  payload: Record<string, unknown> | string | null,
  session_id: string,
): void {
  api()
    .POST('/client/log_activity', { body: { activity_name, payload, session_id }, keepalive: true })
    .catch((error: unknown) => console.warn('Activity not logged', error));
}

/** POST /client/register. */
export const registerClient = (body: ClientRegistration) =>
  unwrap(api().POST('/client/register', { body }), one(clientShape));
