import type { RefcodeInput } from '~/contract/types';
import { validateRefcode } from '~/domain/store/refcodes';
import { toApiDate } from '~/lib/dates';

import type { Database, RefcodeRow, StoreRow } from '../database/db';
import { newRefcode, refcodeOf, refcodeUrl } from '../database/refcodeRows';
import { saveWholeList } from '../database/wholeList';
import { invalid, ok, type HandlersOf } from '../http';
import { requestMessages } from '../rules/messages';
import { refuseInvalid } from '../validation';

/** The row of an entry; undefined for a new one. @throws 422 for a code that the store does not have */
function rowOf(db: Database, storeId: number, code: string | undefined) {
  if (code === undefined) return undefined;
  const row = db.refcodes.find((one) => one.code === code && one.store_id === storeId);
  if (row === undefined) throw invalid(requestMessages.codeUnknown);
  return row;
}

/** The row to save. The URL changes only with the destination, so that printed QR codes stay valid. */
function savedRow(
  db: Database,
  store: Readonly<StoreRow>,
  entry: RefcodeInput,
  id: number,
  now: Date,
): RefcodeRow {
  const kept = db.refcodes.get(id);
  const row = {
    id,
    store_id: store.id,
    code: kept?.code ?? newRefcode(db, store),
    description: entry.description,
    client_msg_preamble: entry.client_msg_preamble,
    use_confirm_finisher: entry.use_confirm_finisher,
    reference_type: entry.reference_type,
    is_web: entry.is_web,
    active: entry.active,
    created_at: kept?.created_at ?? toApiDate(now),
  };
  const leadsElsewhere =
    kept?.is_web !== row.is_web || kept.client_msg_preamble !== row.client_msg_preamble;
  return { ...row, url: leadsElsewhere ? refcodeUrl(store, row) : kept.url };
}

export const refcodesHandlers = {
  listRefcodes(call) {
    const { store } = call.storeAdmin();
    return ok(call.db.refcodes.where(({ store_id }) => store_id === store.id).map(refcodeOf));
  },

  saveRefcodes(call) {
    const { db, body, now } = call;
    const { store } = call.storeAdmin();
    for (const entry of body) refuseInvalid(validateRefcode(entry));
    const entries = body.map((entry) => ({ ...entry, id: rowOf(db, store.id, entry.code)?.id }));
    const saved = saveWholeList(db.refcodes, store.id, entries, (entry, id) =>
      savedRow(db, store, entry, id, now),
    );
    return ok(saved.map(refcodeOf));
  },
} satisfies HandlersOf<'listRefcodes' | 'saveRefcodes'>;
