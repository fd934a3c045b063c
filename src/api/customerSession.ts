import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { ackShape, clientShape, customerSessionShape } from '~/contract/sessionShapes.gen';
import type { ClientRegistration, CustomerMetadata } from '~/contract/types';
import type { ActivityName } from '~/domain/shopper/activities';
import { afterFirstView } from '~/lib/browser/firstView';
import { randomId } from '~/lib/ids';
import {
  customerSession,
  enterStore,
  findSession,
  pageStoreHashtag,
  saveMetadata,
} from '~/session/customer';

import { api, unwrap } from './transport/client';
import { ApiError, kindOf } from './transport/errors';
import { MissingStoreError, shopperLoad, toastLoad } from './transport/loadPolicy';
import { readOneStrict, readOne } from './transport/parse';

/** Message for a request without a session. */
const SESSION_ENDED = 'La sesión terminó. Intentá de nuevo.';

/** First part of the key of everything read of the shopper's session. */
export const customerSessionKey = ['customerSession'] as const;

/**
 * Id of the stored session, which the requests of a shopper carry.
 * @throws ApiError with status 401 when there is none: another tab ended it
 */
export function currentSessionId(): string {
  const { sessionId } = customerSession();
  if (sessionId === null) throw new ApiError(SESSION_ENDED, 401);
  return sessionId;
}

/**
 * Reads an order or a catalogue with the session id that is remembered for its store, else with that of the page's store; if
 * the server refuses it, once more without any.
 * - Same store: the answer's session is stored; if an id was sent, only while that is still the stored one.
 * - Another store: read again with the id remembered for that store, if there is one; the answer's session is stored.
 * @param token of the order or catalogue
 */
export async function shopperRead<T>(
  token: string,
  read: (sessionId: string | null) => Promise<{ data: T; metadata: CustomerMetadata }>,
): Promise<{ data: T; metadata: CustomerMetadata }> {
  enterStore(({ productListToken, currentOrderToken, lastOrderToken }) =>
    [productListToken, currentOrderToken, lastOrderToken].includes(token),
  );
  const { sessionId, store } = customerSession();
  const answer = await read(sessionId).catch((error: unknown) => {
    const kind = kindOf(error);
    // A network or server failure says nothing about the session.
    if (sessionId === null || (kind !== 'refused' && kind !== 'user')) throw error;
    return read(null);
  });
  const { hashtag } = answer.metadata.store_public_data;
  if (hashtag === '') throw new MissingStoreError();
  if (store !== null && store.hashtag !== hashtag) {
    // Only the answer tells the store: its session may be remembered.
    const known = findSession((session) => session.store?.hashtag === hashtag)?.sessionId;
    const again = known ? await read(known) : answer;
    saveMetadata(again.metadata);
    return again;
  }
  if (sessionId === null || customerSession().sessionId === sessionId) {
    saveMetadata(answer.metadata);
  }
  return answer;
}

/**
 * Brings a session where the browser or another tab has removed it: of the order or catalogue on the screen, which is read
 * again, else a new one at the page's store.
 */
export async function ensureSession(queryClient: QueryClient | null): Promise<void> {
  if (customerSession().sessionId !== null) return;
  await queryClient?.refetchQueries({
    type: 'active',
    predicate: ({ meta }) => meta === shopperLoad,
  });
  const store = pageStoreHashtag();
  if (customerSession().sessionId !== null || store === null) return;
  saveMetadata(await presetStore(randomId(), store));
}

/** GET /client/recover_session/{session}. */
export function recoverSession(session: string) {
  return unwrap(
    api().GET('/client/recover_session/{session}', { params: { path: { session } } }),
    readOne(customerSessionShape),
  );
}

/** The session with its client, for "Mis datos"; never cached, because the assistant may have changed it. */
export const clientDataQuery = () =>
  queryOptions({
    queryKey: [...customerSessionKey, 'client'],
    queryFn: async ({ client }) => {
      await ensureSession(client);
      return recoverSession(currentSessionId());
    },
    staleTime: 0,
    gcTime: 0,
    meta: toastLoad,
  });

/** The client of the stored session, read without the cache; null when it has none. */
export const readClient = async () => (await recoverSession(currentSessionId())).client;

/** POST /presetstore: links a session to a store's hashtag. */
export function presetStore(session: string, store: string) {
  return unwrap(
    api().POST('/presetstore', { body: { session, store } }),
    readOne(customerSessionShape),
  );
}

/** POST /client/ref_code: the marketing code that the session came from. */
export async function setRefCode(ref_code: string) {
  const body = { ref_code, session_id: currentSessionId() };
  return unwrap(api().POST('/client/ref_code', { body }), readOneStrict(ackShape));
}

/**
 * POST /client/log_activity, when the browser is idle: a failure is only logged. Without a session nothing is sent.
 */
export function logCustomerActivity(
  activity_name: ActivityName,
  payload: Record<string, unknown> | string | null = null,
): void {
  const { sessionId: session_id } = customerSession();
  if (session_id === null) return;
  const body = { activity_name, payload, session_id };
  afterFirstView()
    .then(() => api().POST('/client/log_activity', { body, keepalive: true }))
    .catch((error: unknown) => console.warn('Activity not logged', error));
}

/** POST /client/register. */
export async function registerClient(client: ClientRegistration['client']) {
  const body = { session_id: currentSessionId(), client };
  return unwrap(api().POST('/client/register', { body }), readOne(clientShape));
}
