import { activities } from '~/domain/shopper/activities';

import { productOf } from '../database/productRows';
import { notFound, ok, type HandlersOf } from '../http';
import {
  metadataOf,
  openStore,
  recordVisit,
  releaseFinished,
  sessionAt,
} from '../shopper/shoppers';

export const customerCatalogueHandlers = {
  getProductList({ body, db, now }) {
    const link = db.catalogueLinks.get(body.token);
    if (link === undefined) throw notFound('El catálogo no existe');
    const store = openStore(db, link.store_id);
    const known = sessionAt(db, body.session_id ?? link.session_id, store.id, now);
    const entered = releaseFinished(db, known);
    const session = db.customerSessions.update(entered.id, { catalogue_token: link.id });
    recordVisit(db, session, now, {
      activity_name: activities.productList,
      payload: { token: link.id },
    });
    const products = db.products.where((row) => row.store_id === store.id && row.active);
    return ok(products.map(productOf), metadataOf(db, session));
  },
} satisfies HandlersOf<'getProductList'>;
