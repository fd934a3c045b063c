import { pickFields } from '~/contract/shape';
import { promoShape } from '~/contract/shapes.gen';
import type { Promo } from '~/contract/types';

import type { PromoRow } from '../database/db';
import { saveWholeList } from '../database/wholeList';
import { invalid, ok, type HandlersOf } from '../http';
import { promosError } from '../rules/marketing';

const promoOf = (row: Readonly<PromoRow>): Promo => pickFields(promoShape, row);

export const promosHandlers = {
  listPromos(call) {
    const { store } = call.seller();
    return ok(call.db.promos.where(({ store_id }) => store_id === store.id).map(promoOf));
  },

  savePromos(call) {
    const { db, body } = call;
    const { store } = call.seller();
    const own = ({ store_id }: { store_id: number }) => store_id === store.id;
    const problem = promosError(body, db.products.where(own), db.promos.where(own));
    if (problem !== null) throw invalid(problem);
    const saved = saveWholeList(db.promos, store.id, body, (entry, id) => ({
      ...entry,
      id,
      store_id: store.id,
    }));
    return ok(saved.map(promoOf));
  },
} satisfies HandlersOf<'listPromos' | 'savePromos'>;
