import type { Promo } from '~/contract/types';

import type { PromoRow } from '../db';
import { without } from '../guards';
import { ok, type HandlersOf } from '../http';
import { refuseRepeated, saveWholeList } from '../wholeList';

const promoOf = (row: Readonly<PromoRow>): Promo => without(row, 'store_id');

export const promosHandlers = {
  listPromos(call) {
    const { store } = call.staff();
    return ok(call.db.promos.where(({ store_id }) => store_id === store.id).map(promoOf));
  },

  savePromos(call) {
    const { db, body } = call;
    const { store } = call.staff();
    refuseRepeated(
      body.map(({ day_of_week }) => day_of_week),
      'Hay más de una promoción para el mismo día',
    );
    const saved = saveWholeList(db.promos, store.id, body, (entry, id) => ({
      ...entry,
      id,
      store_id: store.id,
    }));
    return ok(saved.map(promoOf));
  },
} satisfies HandlersOf<'listPromos' | 'savePromos'>;
