import { messages } from '~/domain/messages';
import { activities } from '~/domain/shopper/activities';
import { validateClientData } from '~/domain/shopper/shopperValidation';

import { clientOf } from '../database/orderRows';
import { badRequest, notFound, ok, type HandlersOf } from '../http';
import { MAX_PAYLOAD_LENGTH } from '../requests';
import {
  clientOfSession,
  findSession,
  currentOrder,
  linkSession,
  openStoreByHashtag,
  recordActivity,
  recordFromScreen,
  recordVisit,
  releaseFinished,
  sessionOf,
} from '../shopper/shoppers';
import { refuseInvalid, refuseOuterBlanks } from '../validation';

export const customerSessionHandlers = {
  recoverSession({ db, params }) {
    return ok(sessionOf(db, releaseFinished(db, findSession(db, params.session))));
  },

  presetStore({ body, db, now }) {
    const store = openStoreByHashtag(db, body.store);
    const session = releaseFinished(db, linkSession(db, body.session, store.id));
    recordVisit(db, session, now, {
      activity_name: activities.home,
      payload: { store: store.hashtag },
    });
    return ok(sessionOf(db, session));
  },

  logActivity({ body, db, now }) {
    const { session_id, activity_name, payload } = body;
    if (JSON.stringify(payload).length > MAX_PAYLOAD_LENGTH) {
      throw badRequest('El campo payload supera los 16 kB');
    }
    recordFromScreen(db, findSession(db, session_id), now, { activity_name, payload });
    return ok({ ok: true });
  },

  setRefCode({ body, db, now }) {
    const session = findSession(db, body.session_id);
    const refcode = db.refcodes.find(
      ({ store_id, code, active }) =>
        store_id === session.store_id && code === body.ref_code && active,
    );
    if (refcode === undefined) throw notFound('El código no existe');
    const { code, description } = refcode;
    db.customerSessions.update(session.id, { ref_code: code });
    recordActivity(db, session, now, { activity_name: 'ref_code', payload: { code, description } });
    return ok({ ok: true });
  },

  registerClient({ body, db, now }) {
    const known = findSession(db, body.session_id);
    refuseInvalid(validateClientData(body.client));
    refuseOuterBlanks(body.client.email, messages.shopperEmailInvalid);
    const { session, client } = clientOfSession(db, known, now);
    // Screens use the surname as a fallback for the last name: it must not outlive the new one.
    db.clients.update(client.id, { ...body.client, surname: null });
    const order = currentOrder(db, session);
    const { address } = body.client;
    if (order !== null) {
      db.orders.update(order.id, {
        client_id: client.id,
        // Without an address the order keeps its own.
        ...(order.delivery && address !== null && { delivery_address: address }),
      });
    }
    recordActivity(db, session, now, { activity_name: 'client_registered', payload: null });
    return ok(clientOf(db.clients.get(client.id) ?? client));
  },
} satisfies HandlersOf<
  'recoverSession' | 'presetStore' | 'logActivity' | 'setRefCode' | 'registerClient'
>;
